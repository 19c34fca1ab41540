import { BOOT_DATA_ID, directionOf, type BootData } from '@barg/contract';
import { manifestUrl } from '../manifest.ts';
import { escapeHtml, inlineJson } from './escape.ts';
import type { Drawn } from '../drawing/renderer/messages.ts';
import type { PictureSet } from './first-picture.ts';

export interface Preload {
  href: string;
  as: 'script' | 'font' | 'fetch';
  /** The request that uses the preload must have the same value, or it is loaded again. */
  integrity?: string;
  /** From another origin. */
  isForeign?: boolean;
}

export interface PageParts {
  boot: BootData;
  /** The document's title until the shell sets it. */
  title: string;
  /** Meta tags for programs that run no scripts. */
  tags: string;
  styleNonce: string;
  /** Palettes and base styles, so that the page has its colours before scripts run. */
  css: string;
  /** The URLs to preload. */
  preloads: readonly Preload[];
  /** The first screen, where the server has drawn it. */
  drawn?: Drawn | null;
  /** The main picture of the first screen: attributes `srcset` and `sizes`. */
  picture?: { set: PictureSet; sizes: string } | null;
}

/** A preload is used only by a request of the same mode: the site's scripts are plain, others are CORS requests. */
const preloadTag = ({ href, as, integrity, isForeign = false }: Preload): string =>
  `<link rel="preload" href="${escapeHtml(href)}" as="${as}"${integrity ? ` integrity="${integrity}"` : ''}` +
  `${as === 'script' && !isForeign ? '' : ' crossorigin'}>`;

/** The place of the page in the template. */
const EMPTY_ROOT = '<div id="root"></div>';

/** Without `href`: browsers without `imagesrcset` or AVIF load nothing. */
const pictureTag = ({ set, sizes }: NonNullable<PageParts['picture']>): string =>
  `<link rel="preload" as="image" type="image/avif" imagesrcset="${escapeHtml(set)}" ` +
  `imagesizes="${escapeHtml(sizes)}">`;

/**
 * Fills the shell's index.html for one request.
 *
 * @param template as built: with `<html ...>`, `<!--edge:head-->` and `<!--edge:body-->`
 */
export function renderPage(template: string, parts: PageParts): string {
  const { boot, title, tags, styleNonce, css, preloads, picture, drawn = null } = parts;
  const { culture, theme } = boot;
  const html = `<html lang="${escapeHtml(culture)}" dir="${directionOf(culture)}" data-theme="${theme}">`;
  const head = [
    `<meta property="csp-nonce" nonce="${styleNonce}">`,
    `<style nonce="${styleNonce}">${css}</style>`,
    drawn?.styles.replaceAll('<style ', () => `<style nonce="${styleNonce}" `) ?? '',
    `<link rel="manifest" href="${escapeHtml(manifestUrl(culture))}">`,
    ...preloads.map(preloadTag),
    // After the preloads: browsers do not use these tags.
    tags,
  ].join('\n');
  // After the scripts in the head, which are loaded first.
  const body = [
    picture && pictureTag(picture),
    `<script type="application/json" id="${BOOT_DATA_ID}">${inlineJson(boot)}</script>`,
  ]
    .filter(Boolean)
    .join('\n');
  // Functions, because `$&` in a replacement string has a meaning.
  return template
    .replace(/<html[^>]*>/, () => html)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(EMPTY_ROOT, (empty) => (drawn ? `<div id="root">${drawn.html}</div>` : empty))
    .replace('<!--edge:head-->', () => head)
    .replace('<!--edge:body-->', () => body);
}
