import './paper.css';

const paper = document.createElement('pre');
paper.className = 'paper';

/** Takes the text of `printText` away: some browsers do not tell the end of printing. */
export const removePaper = () => paper.remove();

export function printText(text: string): void {
  paper.textContent = text;
  document.body.prepend(paper);
  addEventListener('afterprint', removePaper, { once: true });
  try {
    window.print();
  } catch (cause) {
    console.info('Nothing was printed', cause);
    removePaper();
  }
}
