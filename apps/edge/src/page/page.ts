import { BOOT_DATA_ID, directionOf, type BootData } from '@barg/contract';
import { manifestUrl } from '../manifest.ts';
import { escapeHtml } from './escape.ts';
import type { PictureSet } from './first-picture.ts';

export interface Preload {
  href: string;
  as: 'script' | 'font' | 'fetch';
  /** The request that takes the preload names the same value, or else fetches anew. */
  integrity?: string;
  /** It lies on another origin. */
  isForeign?: boolean;
}

export interface PageParts {
  boot: BootData;
  /** The page's name in the tab until the shell says it. */
  title: string;
  /** For programs that run no scripts. */
  tags: string;
  styleNonce: string;
  /** Palettes and base styles, so that the page has its colours before any script runs. */
  css: string;
  /** URLs to fetch early, with what they are. */
  preloads: readonly Preload[];
  /** The picture that the first screen is about: attributes `srcset` and `sizes`. */
  picture?: { set: PictureSet; sizes: string } | null;
}

/** JSON that cannot end its own script element, whatever texts it holds. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A preload is used only by a request of the same mode: scripts of the site are plain, the others CORS requests. */
const preloadTag = ({ href, as, integrity, isForeign = false }: Preload): string =>
  `<link rel="preload" href="${escapeHtml(href)}" as="${as}"${integrity ? ` integrity="${integrity}"` : ''}` +
  `${as === 'script' && !isForeign ? '' : ' crossorigin'}>`;

/** Without an address of its own: browsers that know no sets, or no AVIF, fetch nothing. */
const pictureTag = ({ set, sizes }: NonNullable<PageParts['picture']>): string =>
  `<link rel="preload" as="image" type="image/avif" imagesrcset="${escapeHtml(set)}" ` +
  `imagesizes="${escapeHtml(sizes)}">`;

/**
 * Fills the shell's index.html for one request.
 *
 * @param template as built: with `<html ...>`, `<!--edge:head-->` and `<!--edge:body-->`
 */
export function renderPage(template: string, parts: PageParts): string {
  const { boot, title, tags, styleNonce, css, preloads, picture } = parts;
  const { culture, theme } = boot;
  const html = `<html lang="${escapeHtml(culture)}" dir="${directionOf(culture)}" data-theme="${theme}">`;
  const head = [
    `<meta property="csp-nonce" nonce="${styleNonce}">`,
    `<style nonce="${styleNonce}">${css}</style>`,
    `<link rel="manifest" href="${escapeHtml(manifestUrl(culture))}">`,
    ...preloads.map(preloadTag),
    // After the preloads: browsers use none of these tags.
    tags,
  ].join('\n');
  // After the scripts that the head names, which are asked for first.
  const body = [
    picture && pictureTag(picture),
    `<script type="application/json" id="${BOOT_DATA_ID}">${inlineJson(boot)}</script>`,
  ]
    .filter(Boolean)
    .join('\n');
  // Functions, because a replacement text would give `$&` in users' words a meaning.
  return template
    .replace(/<html[^>]*>/, () => html)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace('<!--edge:head-->', () => head)
    .replace('<!--edge:body-->', () => body);
}
