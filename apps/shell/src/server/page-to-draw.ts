import type { CurrentUser } from '@barg/api-client/models';
import type { BootData } from '@barg/contract';
import {
  authSlice,
  createPageSession,
  primeQueries,
  settingsSlice,
  uiSlice,
  userSlice,
  type AppStore,
} from '@barg/session';
import { judge } from '../boot/registry.ts';
import { byNamespace, type Translation } from '../locale/messages.ts';
import { createPage, type Page } from '../page/create-page.ts';
import { createHost } from '../providers/host.ts';
import { primeFirstQueries } from '../site/first-queries.ts';
import { ownPageAt } from '../site/own-page-at.ts';
import { loadOwnPage } from './own-pages.ts';
import { findExpose } from './remote-bundles.ts';

/** What a page is drawn from: as JSON, since it crosses from one process to another. */
export interface Drawing {
  pathname: string;
  /** Of the address what its first screen shows; begins with a question mark, or is empty. */
  search?: string;
  /** Of the page's boot data what its first screen shows. */
  boot: Pick<BootData, 'settings' | 'registry' | 'culture' | 'theme' | 'answers'> & Partial<Pick<BootData, 'user'>>;
  /** The texts of the first screen, as the browser will have loaded them. */
  texts: readonly Translation[];
  /** What its times are written for, see `BootData.drawn`. */
  moment: NonNullable<BootData['drawn']>;
}

/**
 * A page with all that its first screen needs, as the browser has it when it begins to draw.
 *
 * @throws when there is no page at the address that could be drawn
 */
export async function pageToDraw({ pathname, boot, texts, moment }: Drawing, Router: Page['Router']): Promise<Page> {
  const host = createHost(() => pathname);
  const session = createPageSession(host.environment);
  const { culture, theme, settings, registry, answers, user } = boot;
  session.store.dispatch(uiSlice.actions.uiRestored({ theme, locale: culture }));
  if (settings) session.store.dispatch(settingsSlice.actions.settingsLoaded(settings));
  if (user) {
    session.store.dispatch(userSlice.actions.currentUserLoaded(user as object as CurrentUser));
    session.store.dispatch(authSlice.actions.sessionResumed());
  }
  const page = await createPage({
    session,
    host,
    judged: { ...judge(registry), overrides: [], overrideOrigins: [] },
    culture,
    texts: byNamespace(texts),
    importExpose: findExpose,
    Router,
    nonce: undefined,
    drawingMoment: moment,
  });
  if (!(await prepareOwnPage(session.store, pathname, answers))) await prepareRemotePage(page, pathname, answers);
  return page;
}

type Answers = Drawing['boot']['answers'];

/** Makes a page of the shell ready; false where none is. */
async function prepareOwnPage(store: AppStore, pathname: string, answers: Answers): Promise<boolean> {
  const own = ownPageAt(pathname, 'guest');
  if (!own) return false;
  await loadOwnPage[own.page.path]();
  primeQueries(store, { data: own.page.firstCalls ?? [], params: own.params }, answers);
  return true;
}

async function prepareRemotePage({ site, session }: Page, pathname: string, answers: Answers): Promise<void> {
  await site.loadPage(pathname);
  const [state] = site.exposes.list().values();
  if (state?.status === 'failed') throw state.error;
  if (state?.status !== 'ready') throw new Error(`no page that could be drawn is at ${pathname}`);
  primeFirstQueries(site, session.store, { pathname, answers });
}
