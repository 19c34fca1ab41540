import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { WORKSPACE } from '../workspace.ts';
import { rawCounts, uncountedWords } from './counted-words.ts';
import { LOCALES, readTexts, textFolders } from './read-texts.ts';

const found = (...texts: [string, string][]): string[] => uncountedWords(new Map(texts));

test('a number beside a noun is found where the text has no plural forms', () => {
  assert.deepEqual(found(['used', '{{off}} off, used {{used}} times']), ['used: {{used}} times']);
  assert.deepEqual(found(['spent', '{{spent}} are spent']), ['spent: {{spent}} are']);
  assert.deepEqual(found(['posts_one', '{{amount}} new post'], ['posts_other', '{{amount}} new posts']), []);
});

test('a text with plural forms has them for one number', () => {
  const forms: [string, string][] = [
    ['dear_one', '{{months}} month costs {{price}} tokens'],
    ['dear_other', '{{months}} months cost {{price}} tokens'],
  ];
  assert.deepEqual(found(...forms), ['dear_other: {{months}} months, {{price}} tokens']);
});

test('a name that does something is no number', () => {
  assert.deepEqual(found(['like', '{{name}} likes what you posted'], ['of', '{{index}} of {{total}} by {{name}}']), []);
});

for (const folder of textFolders()) {
  test(`the numbers in the texts of ${folder} agree with what they count`, async () => {
    assert.deepEqual(uncountedWords(await readTexts(folder, 'en-US')), []);
    for (const locale of LOCALES) assert.deepEqual(rawCounts(await readTexts(folder, locale)), [], locale);
  });
}

test('the API writes tokens with their noun in one place', () => {
  const files = globSync('apps/api/src/**/*.ts', { cwd: WORKSPACE }).filter(
    (file) => !file.endsWith('.test.ts') && !file.endsWith('token-words.ts'),
  );
  const bare = files.filter((file) =>
    /\}\s(?:tokens?\b|توکن|توكن)/.test(readFileSync(path.join(WORKSPACE, file), 'utf8')),
  );
  assert.deepEqual(bare, []);
});
