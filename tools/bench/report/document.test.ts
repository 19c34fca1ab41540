import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { WORKSPACE } from '../../workspace.ts';
import { partNames } from '../parts.ts';
import { replaceFigures } from './document.ts';

const text = 'Before\n\n<!-- bench:start -->\n\nold\n\n<!-- /bench:start -->\n\nAfter\n';

test('figures replace those between the markers of their part', () => {
  const expected = 'Before\n\n<!-- bench:start -->\n\nnew $&\n\n<!-- /bench:start -->\n\nAfter\n';
  assert.equal(replaceFigures(text, 'start', 'new $&'), expected);
});

test('a part without a place is an error', () => {
  assert.throws(() => replaceFigures(text, 'money', 'new'), /bench:money/);
});

test('the document has a place for each part', async () => {
  const document = await readFile(path.join(WORKSPACE, 'docs/benchmarks.md'), 'utf8');
  for (const part of partNames) replaceFigures(document, part, '');
});
