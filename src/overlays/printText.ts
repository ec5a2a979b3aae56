import './paper.css';

/** Prints a text in the place of the page. Where the browser cannot print nothing happens. */
export function printText(text: string): void {
  const paper = document.createElement('pre');
  paper.className = 'paper';
  paper.textContent = text;
  document.body.prepend(paper);
  const end = () => paper.remove();
  addEventListener('afterprint', end, { once: true });
  try {
    window.print();
  } catch (cause) {
    console.info('Nothing was printed', cause);
    end();
  }
}
