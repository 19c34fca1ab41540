import { startSession } from '@barg/session';
import { host } from '../providers/host.ts';
import { startHealth } from '../health/health.ts';
import { createSite } from './create-site.ts';
import { readBootData, readStyleNonce } from '../site/boot-data.ts';
import { resumeSession } from './session.ts';
import { chooseAppearance } from './appearance.ts';
import { allowEmptyMarkup } from './empty-markup.ts';
import { takeFirstAnswers } from './first-answers.ts';
import { prepareFirstPage } from './first-page.ts';
import { keepInstallOffer } from '../extras/install/install-offer.ts';
import { loadRegistry } from './registry.ts';
import { renderSite } from './render.tsx';
import { forbidEval } from './strict-page.ts';

/** From the page to the first picture, in order; each step has a file of its own beside this one. */
export async function boot(): Promise<void> {
  forbidEval();
  allowEmptyMarkup();
  keepInstallOffer();
  const bootData = readBootData();
  const culture = chooseAppearance(bootData);
  startSession(host);
  takeFirstAnswers(bootData, culture);
  const [judged] = await Promise.all([loadRegistry(bootData), resumeSession(bootData)]);
  startHealth(judged, bootData);
  const site = await createSite({ ...judged, culture });
  await prepareFirstPage(site, location.pathname);
  renderSite(site, { nonce: readStyleNonce() });
}
