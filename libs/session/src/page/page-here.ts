import type { AppStore } from '../store/store.ts';
import type { PageSession } from './page.ts';

let opened: PageSession | null = null;

/** Makes a page the one of this browser. For what starts one, and tests: a server draws many, and none is its own. */
export const openPage = (page: PageSession): void => {
  opened = page;
};

/**
 * The page of this browser, for what a visitor does with it: logging in, the socket, drafts. What is drawn is drawn for
 * one page of many, and takes it from context. Throws on a server.
 */
export function pageHere(): PageSession {
  if (!opened) throw new Error('No page is open here');
  return opened;
}

export const storeHere = (): AppStore => pageHere().store;
