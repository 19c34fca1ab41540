import { DEFAULT_LOCALE, isSupportedCulture } from '@barg/contract';

declare const self: ServiceWorkerGlobalScope;

/** How the visitor has the site, for pages that are answered without it. */
export interface Appearance {
  culture: string;
  theme: 'light' | 'dark';
}

const CACHE = 'barg-appearance';
const KEY = '/appearance';

const isAppearance = (value: unknown): value is Appearance => {
  const { culture, theme } = (value ?? {}) as Partial<Appearance>;
  return isSupportedCulture(culture) && (theme === 'light' || theme === 'dark');
};

const write = async (appearance: Appearance): Promise<void> => {
  const cache = await caches.open(CACHE);
  await cache.put(KEY, Response.json(appearance));
};

/** As the page told last; the defaults before it did. A worker has neither cookies nor local storage. */
export const readAppearance = async (): Promise<Appearance> => {
  const kept: unknown = await (await caches.match(KEY, { cacheName: CACHE }))?.json();
  return isAppearance(kept) ? kept : { culture: DEFAULT_LOCALE, theme: 'light' };
};

/** Keeps what pages tell of their language and theme. */
export const keepAppearance = (): void =>
  self.addEventListener('message', (event) => {
    const { type, appearance } = (event.data ?? {}) as { type?: unknown; appearance?: unknown };
    if (type === 'appearance' && isAppearance(appearance)) event.waitUntil(write(appearance));
  });
