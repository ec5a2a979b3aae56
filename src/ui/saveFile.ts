/** Milliseconds for which a file is kept: some browsers ask her first where it is to go. */
const KEPT = 60_000;

/** Gives the visitor a file, by the browser's own download. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}
