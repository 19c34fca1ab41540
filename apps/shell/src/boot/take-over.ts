import { withdrawAnswers } from '@barg/api-client/http';
import type { BootData } from '@barg/contract';
import { authSlice, primeQueries, uiSlice, userSlice } from '@barg/session';
import type { Page } from '../page/create-page.ts';
import { ownPages } from '../routes/site-routes.tsx';
import { primeFirstQueries } from '../site/first-queries.ts';
import { ownPageAt } from '../site/own-page-at.ts';

export type OpenedPage = Pick<Page, 'session' | 'site'>;

/** Whether it is this visitor's: somebody may have logged in or out in this browser since, or chosen another look. */
export function isDrawnForThis({ session, site }: OpenedPage, { culture, theme, user }: Partial<BootData>): boolean {
  const state = session.store.getState();
  const { locale, theme: shown } = uiSlice.selectors.selectUi(state);
  const { selectIsLoggedIn, selectIsDelayed } = authSlice.selectors;
  const isHere = selectIsLoggedIn(state) || selectIsDelayed(state);
  const isSame = isHere ? userSlice.selectors.selectCurrentUser(state)?._id === user?._id : !user;
  return isSame && locale === culture && shown === theme && site.overrides.length === 0;
}

/**
 * Whether the texts are those that it was drawn with. For some seconds after a deployment or an operator's change they
 * may not be; React would report each of them as a fault of the page.
 */
async function hasSameTexts({ site }: OpenedPage, { drawn }: Partial<BootData>, pathname: string): Promise<boolean> {
  await site.loadFirstTexts(pathname);
  const tag = site.messages.firstTag();
  return tag === null || drawn?.texts === undefined || tag === drawn.texts;
}

/**
 * Prepares a page that the server has drawn to take over what is on the screen: the code of its remote and the answers
 * that it was drawn from have to be there before. False for one that is drawn anew.
 */
export async function prepareToTakeOver(page: OpenedPage, boot: Partial<BootData>, pathname: string): Promise<boolean> {
  if (!boot.drawn || !isDrawnForThis(page, boot)) return false;
  const used = await (prepareOwnPage(page, boot, pathname) ?? prepareRemotePage(page, boot, pathname));
  if (!used || !(await hasSameTexts(page, boot, pathname))) return false;
  withdrawAnswers(used);
  return true;
}

/** The keys of the answers that are used up; null where the code did not come. */
type Prepared = Promise<string[] | null>;

/** Null where no page of the shell is. Its code brings what the answers are for. */
function prepareOwnPage({ session: { store } }: OpenedPage, { answers = {} }: Partial<BootData>, pathname: string) {
  const own = ownPageAt(pathname, 'guest');
  if (!own) return null;
  const { page, params } = own;
  const load = ownPages.find(({ path }) => path === page.path)?.load;
  const prepare = async (): Prepared => {
    await load?.();
    return primeQueries(store, { data: page.firstCalls ?? [], params }, answers);
  };
  return prepare().catch(() => null);
}

async function prepareRemotePage(
  { site, session }: OpenedPage,
  { answers = {} }: Partial<BootData>,
  pathname: string,
): Prepared {
  await site.loadPage(pathname);
  const [state] = site.exposes.list().values();
  return state?.status === 'ready' ? primeFirstQueries(site, session.store, { pathname, answers }) : null;
}
