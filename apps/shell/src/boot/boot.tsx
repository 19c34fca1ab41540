import { loadRegistry } from './registry.ts';
import { readBootData, readStyleNonce } from './boot-data.ts';
import { chooseCulture } from './culture.ts';
import { renderSite } from './render.tsx';
import { createSite } from '../site.ts';

/** From the page to the first picture, in order; each step has a file of its own beside this one. */
export async function boot(): Promise<void> {
  const bootData = readBootData();
  const culture = chooseCulture(bootData);
  const registry = await loadRegistry(bootData);
  const site = await createSite({ registry, culture });
  await site.prepare(location.pathname);
  renderSite(site, { nonce: readStyleNonce() });
}
