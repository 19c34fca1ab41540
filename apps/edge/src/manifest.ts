import { DEFAULT_LOCALE, directionOf, isSupportedCulture } from '@barg/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeOptions } from './edge-options.ts';
import { loadVisitorBoot, NOWHERE } from './boot-source.ts';

/** The kit's `brand` and `bg` of the light theme, which is the default. */
const THEME_COLOR = '#14664a';
const BACKGROUND_COLOR = '#f7f6f2';
const DEFAULT_NAME = 'Barg';
/** The default site name in the scripts of the complete languages; a name that an operator set is the same in all. */
const NAMES: Record<string, string> = { fa: 'برگ', ar: 'برگ' };

/** The URL of a culture's web app manifest: its name and direction depend on the culture. */
export const manifestUrl = (culture: string): string => `/manifest.webmanifest?locale=${encodeURIComponent(culture)}`;

/** The site's name: the operator's, else Barg in the culture's script. */
export const nameFor = (siteName: unknown, culture: string): string =>
  typeof siteName === 'string' && siteName !== '' && siteName !== DEFAULT_NAME
    ? siteName
    : (NAMES[culture.split('-')[0] ?? ''] ?? DEFAULT_NAME);

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest. */
export const manifestFor = (siteName: unknown, culture: string) => {
  const name = nameFor(siteName, culture);
  return {
    id: '/',
    name,
    short_name: name,
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    lang: culture,
    dir: directionOf(culture),
    background_color: BACKGROUND_COLOR,
    theme_color: THEME_COLOR,
    icons: [192, 512].flatMap((size) => [icon('icon', size, 'any'), icon('icon-maskable', size, 'maskable')]),
  };
};

/** Answers /manifest.webmanifest?locale=. */
export const createManifestHandler =
  ({ ask }: EdgeOptions) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const { searchParams } = new URL(`http://site.invalid${request.url}`);
    const asked = searchParams.get('locale');
    const { settings } = await loadVisitorBoot(ask, null, NOWHERE);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(manifestFor(settings?.siteName, isSupportedCulture(asked) ? asked : DEFAULT_LOCALE)));
  };
