import { BOOT_DATA_ID, directionOf, type BootData } from '@barg/contract';
import { manifestUrl } from '../manifest.ts';
import { escapeHtml, inlineJson } from './escape.ts';
import type { Drawn } from '../drawing/renderer/messages.ts';
import { drawnPicture, type FirstPicture } from './first-picture.ts';
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
  /** The URLs to preload. */
  preloads: readonly Preload[];
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

/** What a drawn page loads once it is on the screen: browsers load nothing of a template's content. */
const laterTags = (preloads: readonly Preload[], scripts: readonly string[]): string =>
  [`<template id="${LATER_ID}">`, ...preloads.map(preloadTag), ...scripts, '</template>', `<script>${STARTER}</script>`]
    .map((tag) => tag.trim())
    .join('\n');

/**
 * Fills the shell's index.html for one request.
 *
 * A page that is drawn begins with its first picture, and ends with its scripts: they would share the line with what is
 * to be seen. A page that scripts draw begins with these.
 *
 * @param template as built: with `<html ...>`, `<!--edge:head-->` and `<!--edge:body-->`
 */
export function renderPage(template: string, parts: PageParts): string {
  const { boot, title, tags, styleNonce, css, preloads, drawn = null } = parts;
  const { culture, theme } = boot;
  const html = `<html lang="${escapeHtml(culture)}" dir="${directionOf(culture)}" data-theme="${theme}">`;
  const picture = drawn ? drawnPicture(drawn.html) : (parts.picture ?? null);
  const isLater = ({ as }: Preload): boolean => drawn !== null && as !== 'font';
  const head = [
    drawn && picture && pictureTag(picture, 'high'),
    `<meta property="csp-nonce" nonce="${styleNonce}">`,
    `<style nonce="${styleNonce}">${css}</style>`,
    drawn?.styles.replaceAll('<style ', () => `<style nonce="${styleNonce}" `),
    `<link rel="manifest" href="${escapeHtml(manifestUrl(culture))}">`,
    ...preloads.filter((preload) => !isLater(preload)).map(preloadTag),
    // After the preloads: browsers do not use these tags.
    tags,
  ];
  const body = [
    // After the scripts in the head, which are loaded first.
    !drawn && picture && pictureTag(picture, 'auto'),
    `<script type="application/json" id="${BOOT_DATA_ID}">${inlineJson(boot)}</script>`,
    drawn && laterTags(preloads.filter(isLater), template.match(SCRIPTS) ?? []),
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
