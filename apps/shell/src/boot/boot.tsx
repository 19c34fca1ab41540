import { initReactI18next } from '@barg/runtime/i18n';
import { BrowserRouter } from '@barg/runtime/router';
import { createPageSession, expireSession, settingsSlice, startSession, wholePath } from '@barg/session';
import { createHost } from '../providers/host.ts';
import { startHealth } from '../health/health.ts';
import { createPage } from '../page/create-page.ts';
import { startFederation } from '../remotes/federation.ts';
import { readBootData, readStyleNonce } from '../site/boot-data.ts';
import { resumeSession } from './session.ts';
import { chooseAppearance } from './appearance.ts';
import { allowEmptyMarkup } from './empty-markup.ts';
import { takeFirstAnswers } from './first-answers.ts';
import { openFirstPage } from './first-page.ts';
import { keepInstallOffer } from '../site/install-offer.ts';
import { isOfEndedSession, ownBootData } from './own-boot-data.ts';
import { loadRegistry } from './registry.ts';
import { renderPage } from './render.tsx';
import { forbidEval } from './strict-page.ts';

/** From the page to the first contentful paint; each step is a file beside this one. */
export async function boot(): Promise<void> {
  forbidEval();
  const servedData = readBootData();
  const installOffer = keepInstallOffer();
  const host = createHost(() => wholePath(location));
  const session = createPageSession(host.environment);
  const culture = chooseAppearance(session.store, servedData);
  startSession(session);
  // After the start, which has taken away a token that the server found dead.
  const bootData = ownBootData(servedData);
  if (isOfEndedSession(servedData)) expireSession(servedData.sessionMark);
  allowEmptyMarkup(() => settingsSlice.selectors.selectSettings(session.store.getState()).stripeScript);
  takeFirstAnswers(bootData, culture);
  const [judged] = await Promise.all([loadRegistry(bootData), resumeSession(session.store, bootData)]);
  const health = startHealth(judged, bootData);
  const importExpose = startFederation(judged.registry, health.entered);
  const page = await createPage({
    session,
    host,
    judged,
    culture,
    // For rendering outside of the page's React tree, which no context reaches.
    i18nPlugins: [initReactI18next],
    importExpose,
    health,
    installOffer,
    Router: BrowserRouter,
    nonce: readStyleNonce(),
    drawingMoment: bootData.drawn ?? null,
  });
  const isTakenOver = await openFirstPage(page, bootData, location.pathname);
  renderPage(page, { isTakenOver });
}
