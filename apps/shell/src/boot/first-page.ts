import type { Site } from '../site/site.ts';

/** A page that loads within this time appears without a spinner. */
const PAGE_PATIENCE_MS = 500;

const delay = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Starts to load the matched remote and waits for texts, and a little for the page itself. */
export async function prepareFirstPage(site: Site, pathname: string): Promise<void> {
  await Promise.all([site.loadFirstTexts(pathname), Promise.race([site.loadPage(pathname), delay(PAGE_PATIENCE_MS)])]);
}
