import type { AppStore } from '../store/store.ts';
import type { PageSession } from './page.ts';

let opened: PageSession | null = null;

/** Sets the page of this browser, at its start and in tests. A server renders many pages and sets none. */
export const openPage = (page: PageSession): void => {
  opened = page;
};

/**
 * The page of this browser, for visitors' actions: login, socket, drafts. Rendering uses context instead, because a
 * server renders many pages. Throws on a server.
 */
export function pageHere(): PageSession {
  if (!opened) throw new Error('No page is open here');
  return opened;
}

export const storeHere = (): AppStore => pageHere().store;
