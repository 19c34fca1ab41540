import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { partNames } from '../parts.ts';
import { documentOf, replaceFigures } from './document.ts';

const text = 'Before\n\n<!-- bench:start -->\n\nold\n\n<!-- /bench:start -->\n\nAfter\n';

test('figures replace those between the markers of their part', () => {
  const expected = 'Before\n\n<!-- bench:start -->\n\nnew $&\n\n<!-- /bench:start -->\n\nAfter\n';
  assert.equal(replaceFigures(text, 'start', 'new $&'), expected);
});

test('a part without a place is an error', () => {
  assert.throws(() => replaceFigures(text, 'money', 'new'), /bench:money/);
});

test('each part has a place in its document', async () => {
  for (const part of partNames) replaceFigures(await readFile(documentOf(part), 'utf8'), part, '');
});
