import './paper.css';

/** Prints a text without the rest of the page. If the browser cannot print, logs the error. */
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
