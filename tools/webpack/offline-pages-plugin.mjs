import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SCREEN_LOCALES } from '../../libs/contract/src/locales.ts';
import { paletteCss } from '../../libs/ui-kit/src/first-paint.ts';
import { emitPlugin } from './emit-plugin.mjs';

const CSS = `${paletteCss}
*{box-sizing:border-box;margin:0}
main{display:grid;place-content:center;justify-items:center;gap:16px;min-block-size:100dvh;padding:24px;text-align:center}
body{background:var(--bg);color:var(--ink);font:15px/1.7 Vazirmatn,Inter,system-ui,sans-serif}
svg{inline-size:56px;block-size:56px;color:var(--brand)}
h1{font-size:20px;line-height:1.4}
p{max-inline-size:42ch;color:var(--ink-2)}
a{display:inline-flex;align-items:center;min-block-size:44px;padding-inline:24px;border-radius:999px;
background:var(--brand);color:var(--on-brand);font-weight:560;text-decoration:none}
a:focus-visible{outline:3px solid var(--focus);outline-offset:3px}`.replaceAll('\n', '');

const LEAF = `<svg viewBox="0 0 32 32" aria-hidden="true"><path fill="currentColor" d="M2 1h14a15 15 0 1 1-15 15V2a1 1 0 0 1 1-1Z"/>
<path stroke="#fff" stroke-width="2.2" stroke-linecap="round" d="m11 11 10 10"/></svg>`;

/**
 * The page reloads when the browser is online again, and when the site answers: it asks at increasing intervals,
 * because a browser may be online without reaching the site.
 */
const SCRIPT = `const again=()=>location.reload();let pause=4000;
const ask=()=>setTimeout(()=>fetch('/robots.txt',{method:'HEAD',cache:'no-store'}).then(again,()=>{pause=Math.min(pause*2,60000);ask()}),pause);
addEventListener('online',again);ask()`.replaceAll('\n', '');

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** It only requests whether the site answers. Its style and script are allowed by their hashes. */
const policy = `default-src 'none'; style-src ${hashOf(CSS)}; script-src ${hashOf(SCRIPT)}; connect-src 'self'; base-uri 'none'; form-action 'none'`;

/** The page in no language yet: the service worker writes the visitor's words, direction and theme into it. */
export const PAGE = `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta http-equiv="content-security-policy" content="${policy}">
<title>{{title}}</title>
<style>${CSS}</style>
</head>
<body>
<main>
${LEAF}
<h1>{{title}}</h1>
<p>{{message}}</p>
<a href="">{{retry}}</a>
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;

/** The texts of the page by locale, as they stand in HTML, from the texts `offline` of a folder. */
export async function wordsOf(folder) {
  const words = SCREEN_LOCALES.map(async (locale) => {
    const { offline } = JSON.parse(await readFile(path.join(folder, `${locale}.json`), 'utf8'));
    const { title, message, retry } = offline;
    return [locale, { title: escapeHtml(title), message: escapeHtml(message), retry: escapeHtml(retry) }];
  });
  return Object.fromEntries(await Promise.all(words));
}

/**
 * Emits `offline/page.html` and `offline/words.json`: the service worker's answer without a network. Every visitor keeps
 * both, so the page is there once for all languages.
 */
export const offlinePagesPlugin = (folder) =>
  emitPlugin('offline-pages', async (compilation) => {
    compilation.contextDependencies.add(folder);
    return { 'offline/page.html': PAGE, 'offline/words.json': JSON.stringify(await wordsOf(folder)) };
  });
