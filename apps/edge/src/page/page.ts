import { BOOT_DATA_ID, directionOf, type BootData } from '@barg/contract';
import { manifestUrl } from '../manifest.ts';
import { escapeHtml, inlineJson } from './escape.ts';
import type { Drawn } from '../drawing/renderer/messages.ts';
import { drawnPicture, type FirstPicture } from './first-picture.ts';
import { HELD_STYLE, HOLDER } from './held-pictures.ts';
import { FACES_ID, FONT_CHOICE, FONTS_ID } from './line-fonts.ts';
import { watcherTag } from '../shell/watch-start.ts';
import { LATER_ID, STARTER } from './start-scripts.ts';

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
  /** The faces of its fonts. */
  faces: string;
  /** Fonts are kept for later visits, so that a first one may do without. */
  areFontsKept: boolean;
  /** The URLs to preload. */
  preloads: readonly Preload[];
  /** The version of a shell whose start is watched in this page. */
  watched?: string | null;
  /** The first screen, where the server has drawn it. */
  drawn?: Drawn | null;
  /** The main picture of a first screen that the browser draws; what is drawn says itself which that is. */
  picture?: FirstPicture | null;
}

/** A preload is used only by a request of the same mode: the site's scripts are plain, others are CORS requests. */
const preloadTag = ({ href, as, integrity, isForeign = false }: Preload): string =>
  `<link rel="preload" href="${escapeHtml(href)}" as="${as}"${integrity ? ` integrity="${integrity}"` : ''}` +
  `${as === 'script' && !isForeign ? '' : ' crossorigin'}>`;

/** The place of the page in the template. */
const EMPTY_ROOT = '<div id="root"></div>';

/** The scripts of the template. */
const SCRIPTS = /<script [^>]*\bsrc="[^>]*><\/script>\s*/g;

/** Without `href`: browsers without `imagesrcset` or AVIF load nothing. */
const pictureTag = ({ set, sizes }: FirstPicture, priority: 'auto' | 'high'): string =>
  `<link rel="preload" as="image" type="image/avif" imagesrcset="${escapeHtml(set)}" ` +
  `imagesizes="${escapeHtml(sizes)}"${priority === 'auto' ? '' : ` fetchpriority="${priority}"`}>`;

/** The main picture of a drawn page is asked for first, and has the line for itself. */
const mainPicture = (picture: FirstPicture, styleNonce: string): string[] => [
  pictureTag(picture, 'high'),
  `<style nonce="${styleNonce}">${HELD_STYLE}</style>`,
  `<script>${HOLDER}</script>`,
];

/** What a drawn page loads once it is on the screen: browsers load nothing of a template's content. */
const laterTags = (preloads: readonly Preload[], scripts: readonly string[]): string =>
  [`<template id="${LATER_ID}">`, ...preloads.map(preloadTag), ...scripts, '</template>', `<script>${STARTER}</script>`]
    .map((tag) => tag.trim())
    .join('\n');

/**
 * A drawn page is on the screen before its fonts may be: one that comes later would move what is read. A font that is
 * there at once, or from an earlier visit, is used; otherwise the page keeps the system's.
 */
const settled = (faces: string): string => faces.replaceAll('font-display:swap', 'font-display:optional');

/** The faces and the fonts of a drawn page: its main picture need not share a slow line with them. */
function drawnFonts({ faces, styleNonce, areFontsKept }: PageParts, fonts: readonly string[]): string[] {
  const style = `<style id="${FACES_ID}" nonce="${styleNonce}">${settled(faces)}</style>`;
  if (!areFontsKept) return [style, ...fonts];
  return [style, `<template id="${FONTS_ID}">${fonts.join('')}</template>`, `<script>${FONT_CHOICE}</script>`];
}

/**
 * Fills the shell's index.html for one request.
 *
 * A page that is drawn begins with its first picture, and ends with its scripts: they would share the line with what is
 * to be seen. A page that scripts draw begins with these.
 *
 * @param template as built: with `<html ...>`, `<!--edge:head-->` and `<!--edge:body-->`
 */
export function renderPage(template: string, parts: PageParts): string {
  const { boot, title, tags, styleNonce, css, faces, preloads, drawn = null, watched = null } = parts;
  const { culture, theme } = boot;
  const html = `<html lang="${escapeHtml(culture)}" dir="${directionOf(culture)}" data-theme="${theme}">`;
  const picture = drawn ? drawnPicture(drawn.html) : (parts.picture ?? null);
  const fonts = preloads.filter(({ as }) => as === 'font').map(preloadTag);
  const others = preloads.filter(({ as }) => as !== 'font');
  const head = [
    // Before every other script.
    watched && watcherTag(watched),
    ...(drawn && picture ? mainPicture(picture, styleNonce) : []),
    `<meta property="csp-nonce" nonce="${styleNonce}">`,
    ...(drawn ? drawnFonts(parts, fonts) : []),
    `<style nonce="${styleNonce}">${drawn ? '' : faces}${css}</style>`,
    drawn?.styles.replaceAll('<style ', () => `<style nonce="${styleNonce}" `),
    `<link rel="manifest" href="${escapeHtml(manifestUrl(culture))}">`,
    ...(drawn ? [] : preloads.map(preloadTag)),
    // After the preloads: browsers do not use these tags.
    tags,
  ];
  const body = [
    // After the scripts in the head, which are loaded first.
    !drawn && picture && pictureTag(picture, 'auto'),
    `<script type="application/json" id="${BOOT_DATA_ID}">${inlineJson(boot)}</script>`,
    drawn && laterTags(others, template.match(SCRIPTS) ?? []),
  ];
  const page = drawn ? template.replace(SCRIPTS, '') : template;
  // Functions, because `$&` in a replacement string has a meaning.
  return page
    .replace(/<html[^>]*>/, () => html)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(EMPTY_ROOT, (empty) => (drawn ? `<div id="root">${drawn.html}</div>` : empty))
    .replace('<!--edge:head-->', () => lines(head))
    .replace('<!--edge:body-->', () => lines(body));
}

const lines = (tags: ReadonlyArray<string | false | null | undefined>): string => tags.filter(Boolean).join('\n');
