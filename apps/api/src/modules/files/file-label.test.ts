import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileLabel, formFileLabel } from './file-label.ts';

test('a name that is too long keeps its ending', () => {
  const label = fileLabel(`${'ب'.repeat(300)}.epub`);
  assert.equal([...label].length, 200);
  assert.match(label, /^ب+…\.epub$/);
  assert.equal(fileLabel(`${'a'.repeat(194)}.epub`), `${'a'.repeat(194)}…`.slice(0, 194) + '.epub');
});

test('a name without an ending is cut at its end, and a short one stays', () => {
  assert.match(fileLabel('a'.repeat(300)), /^a{199}…$/);
  assert.equal(fileLabel('wind.tar.gz'), 'wind.tar.gz');
});

test('what browsers encode in a form is read as it was typed, and nothing else', () => {
  assert.equal(formFileLabel('My %22best%22 leaf 100%.jpg'), 'My "best" leaf 100%.jpg');
  assert.equal(formFileLabel('two%0D%0Alines.jpg'), 'twolines.jpg');
  assert.equal(formFileLabel('a%20b.jpg'), 'a%20b.jpg');
  // Elsewhere nothing is encoded.
  assert.equal(fileLabel('a%22b.jpg'), 'a%22b.jpg');
});

test('a path and signs that turn the direction are no part of it', () => {
  assert.equal(formFileLabel('C:\\films\\wind\u202e4pm.exe'), 'wind4pm.exe');
});

test('a name of which nothing can be seen is none, and blank signs make no other name of a name', () => {
  for (const blank of ['\u3164', '\u2800\u200B', ' \u202E ']) assert.equal(fileLabel(blank), '');
  assert.equal(fileLabel('wind\u3164.jpg'), 'wind.jpg');
  assert.equal(fileLabel('می\u200Cرود.jpg'), 'می\u200Cرود.jpg');
});
