import type { BootData } from '@barg/contract';
import type { Site } from '../site/site.ts';
import { isDrawnForThis, prepareToTakeOver, type OpenedPage } from './take-over.ts';

/** A page that loads within this time appears without a spinner. */
const PAGE_PATIENCE_MS = 500;

const delay = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Starts to load the matched remote and waits for texts, and a little for the page itself. */
export async function prepareFirstPage(site: Site, pathname: string): Promise<void> {
  await Promise.all([site.loadFirstTexts(pathname), Promise.race([site.loadPage(pathname), delay(PAGE_PATIENCE_MS)])]);
}

/**
 * Prepares the page that the visitor opened. True where it takes over what the server drew.
 *
 * Its texts come first: code asks for those of its own remote, and all are preloaded as one request.
 */
export async function openFirstPage(page: OpenedPage, boot: Partial<BootData>, pathname: string): Promise<boolean> {
  const [, isTakenOver] = await Promise.all([
    page.site.loadFirstTexts(pathname),
    // Before the page is loaded without regard to what is drawn, which does not wait for its code.
    prepareToTakeOver(page, boot, pathname),
    prepareFirstPage(page.site, pathname),
  ]);
  // A logout, say, may have come while the rest was waited for.
  return isTakenOver && isDrawnForThis(page, boot);
}
