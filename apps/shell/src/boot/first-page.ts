import type { Site } from '../site/site.ts';

/** A page that loads within it appears at once, without a spinner before it; a slower one is waited for in the open. */
const PAGE_PATIENCE_MS = 500;

const delay = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Starts the matched remote and waits for texts, and a little for the page itself. */
export async function prepareFirstPage(site: Site, pathname: string): Promise<void> {
  await Promise.all([site.loadFirstTexts(pathname), Promise.race([site.loadPage(pathname), delay(PAGE_PATIENCE_MS)])]);
}
