/** Lifetime of the object URL, in ms. It is long, because some browsers first ask the user where to save the file. */
const URL_LIFETIME = 60_000;

export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), URL_LIFETIME);
}
