/** A file that was made or fetched here. */
export interface Download {
  name: string;
  content: Blob;
}

/** Long enough for the browser to have taken the content, milliseconds. */
const KEEP_MS = 60_000;

/** Hands a file to the browser's downloads. */
export function saveFile({ name, content }: Download): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}
