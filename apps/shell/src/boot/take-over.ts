import { withdrawAnswers } from '@barg/api-client/http';
import type { BootData } from '@barg/contract';
import { authSlice, uiSlice } from '@barg/session';
import type { Page } from '../page/create-page.ts';
import { primeFirstQueries } from '../site/first-queries.ts';

/** Whether the visitor sees what the server drew: somebody may have chosen another look in this browser since. */
function isDrawnForThis({ session, site }: Page, { culture, theme }: Partial<BootData>): boolean {
  const state = session.store.getState();
  const { locale, theme: shown } = uiSlice.selectors.selectUi(state);
  const isGuest = !authSlice.selectors.selectIsLoggedIn(state);
  return isGuest && locale === culture && shown === theme && site.overrides.length === 0;
}

/**
 * Prepares a page that the server has drawn to take over what is on the screen: the code of its remote and the answers
 * that it was drawn from have to be there before. False for one that is drawn anew.
 */
export async function prepareToTakeOver(page: Page, boot: Partial<BootData>, pathname: string): Promise<boolean> {
  if (!boot.drawn || !isDrawnForThis(page, boot)) return false;
  await page.site.loadPage(pathname);
  const [state] = page.site.exposes.list().values();
  if (state?.status !== 'ready') return false;
  const used = primeFirstQueries(page.site, page.session.store, { pathname, answers: boot.answers ?? {} });
  withdrawAnswers(used);
  return true;
}
