import assert from 'node:assert/strict';
import test from 'node:test';
import { FACES_ID, FONT_CHOICE, FONTS_ID, type FontPage } from './line-fonts.ts';

type Navigator = FontPage['navigator'];

const FIRST_VISIT = { controller: null };
const LATER_VISIT = { controller: {} };

function refusing(): Navigator {
  return {
    connection: { effectiveType: '3g' },
    get serviceWorker(): never {
      throw new Error('Access is denied for this document.');
    },
  };
}

/** A page in a browser, in which the script behind its fonts has run. */
function openPage(navigator: Navigator) {
  const faces = { media: '', content: null };
  const asked: string[] = [];
  const loaded: Array<() => void> = [];
  const window: FontPage = {
    document: {
      getElementById: (id) => ({ [FACES_ID]: faces, [FONTS_ID]: { media: '', content: 'a.woff2' } })[id] ?? faces,
      importNode: (content) => {
        const link = { rel: '', toString: () => `${link.rel} ${content}` };
        return { querySelectorAll: () => [link], toString: () => String(link) };
      },
      head: { append: (links) => void asked.push(String(links)) },
    },
    navigator,
    addEventListener: (_load, listener) => void loaded.push(listener),
  };
  // As it stands in the page, where nothing of the module is.
  new Function('window', FONT_CHOICE)(window);
  return { faces, asked, load: () => loaded.forEach((listener) => listener()) };
}

const FAST: Array<[string, Navigator]> = [
  ['a line that is fast', { connection: { effectiveType: '4g' }, serviceWorker: FIRST_VISIT }],
  ['a browser that tells nothing of its line', { serviceWorker: FIRST_VISIT }],
  ['a later visit by a slow line', { connection: { effectiveType: '3g' }, serviceWorker: LATER_VISIT }],
  ['a browser that keeps nothing for a later visit', { connection: { effectiveType: '2g' } }],
  ['a browser that may keep nothing, and throws when asked', refusing()],
];

for (const [what, navigator] of FAST) {
  test(`${what}: fonts are asked for at once`, () => {
    const { faces, asked, load } = openPage(navigator);
    load();
    assert.deepEqual([faces.media, asked], ['', ['preload a.woff2']]);
  });
}

const SLOW: Array<[string, Navigator]> = [
  ['by a slow line', { connection: { effectiveType: '3g' }, serviceWorker: FIRST_VISIT }],
  ['of who saves data', { connection: { effectiveType: '4g', saveData: true }, serviceWorker: FIRST_VISIT }],
];

for (const [what, navigator] of SLOW) {
  test(`a first visit ${what} does without, and keeps them for the next one when all else is there`, () => {
    const { faces, asked, load } = openPage(navigator);
    assert.deepEqual([faces.media, asked], ['not all', []]);
    load();
    assert.deepEqual([faces.media, asked], ['not all', ['prefetch a.woff2']]);
  });
}
