import type { BootData } from '@barg/contract';
import { createPageSession, settingsSlice, uiSlice } from '@barg/session';
import { judge } from '../boot/registry.ts';
import { byNamespace, type Translation } from '../locale/messages.ts';
import { createPage, type Page } from '../page/create-page.ts';
import { createHost } from '../providers/host.ts';
import { primeFirstQueries } from '../site/first-queries.ts';
import { findExpose } from './remote-bundles.ts';

/** What a page is drawn from: as JSON, since it crosses from one process to another. */
export interface Drawing {
  pathname: string;
  /** Of the page's boot data what its first screen shows. */
  boot: Pick<BootData, 'settings' | 'registry' | 'culture' | 'theme' | 'answers'>;
  /** The texts of the first screen, as the browser will have loaded them. */
  texts: readonly Translation[];
  /** What its times are written for, see `BootData.drawn`. */
  moment: NonNullable<BootData['drawn']>;
}

/**
 * A guest's page with all that its first screen needs, as the browser has it when it begins to draw.
 *
 * @throws when there is no page at the address that could be drawn
 */
export async function pageToDraw({ pathname, boot, texts, moment }: Drawing, Router: Page['Router']): Promise<Page> {
  const host = createHost(() => pathname);
  const session = createPageSession(host.environment);
  const { culture, theme, settings, registry, answers } = boot;
  session.store.dispatch(uiSlice.actions.uiRestored({ theme, locale: culture }));
  if (settings) session.store.dispatch(settingsSlice.actions.settingsLoaded(settings));
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
  await page.site.loadPage(pathname);
  const [state] = page.site.exposes.list().values();
  if (state?.status === 'failed') throw state.error;
  if (state?.status !== 'ready') throw new Error(`no page of a remote is at ${pathname}`);
  primeFirstQueries(page.site, session.store, { pathname, answers });
  return page;
}
