import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { WORKSPACE } from '../workspace.ts';
import { readTexts, textFolders } from './read-texts.ts';

/** A visitor who meets two words takes them for two things. */
test('a file is called فایل in Persian, by the pages and by the API', () => {
  const patterns = ['{apps,libs}/*/src/**/locales/**/fa-IR.json', 'apps/{api,edge}/src/**/*.ts'];
  const files = globSync(patterns, { cwd: WORKSPACE });
  const holding = (word: string) =>
    files.filter((file) => readFileSync(path.join(WORKSPACE, file), 'utf8').includes(word));
  assert.deepEqual(holding('پرونده'), []);
  assert.ok(holding('فایل').some((file) => file.endsWith('.errors.ts')));
});

test('a token is توكن in Arabic, since رمز is a code', async () => {
  for (const folder of textFolders()) {
    const [english, arabic] = [await readTexts(folder, 'en-US'), await readTexts(folder, 'ar-EG')];
    const ofTokens = [...english].filter(([, text]) => /\btokens?\b/i.test(text)).map(([key]) => key);
    assert.deepEqual(
      ofTokens.filter((key) => /(?:رمز|رموز)/.test(arabic.get(key) ?? '')),
      [],
      folder,
    );
  }
});
