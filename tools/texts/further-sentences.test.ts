import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { COMPLETE_LOCALES, SCREEN_LOCALES } from '../../libs/contract/src/index.ts';
import { furtherWords } from '../../apps/api/src/errors/further-words.ts';
import { WORKSPACE } from '../workspace.ts';

const FURTHER = SCREEN_LOCALES.filter((name) => !COMPLETE_LOCALES.some((complete) => complete === name));
const read = (file: string): string => readFileSync(path.join(WORKSPACE, file), 'utf8');
/** As it stands between two marks in code. */
const inCode = (sentence: string): string => sentence.replaceAll("'", "\\'");

/** What is said besides errors in a language of the screens. Errors: apps/api/src/sweep.test.ts. */
const SAID_BESIDES = ['apps/api/src/errors/field-sentences.ts', 'apps/api/src/modules/accounts/empty-account.ts'];
const LABELS = 'apps/api/src/modules/reference/user-additional.ts';

function saidBesides(): string[] {
  const sentences = SAID_BESIDES.flatMap((file) => [...read(file).matchAll(/'en-US':\s*'([^']+)'/g)]);
  const labels = [...read(LABELS).matchAll(/\['[^']+', '([^']+)', '[^']+'\]/g)];
  return [...sentences, ...labels].map(([, english = '']) => english);
}

test('the sentences about fields and the short lists are there in every further language', () => {
  const english = saidBesides();
  assert.ok(english.length > 50, `${english.length} were found`);
  for (const locale of FURTHER)
    for (const sentence of english)
      assert.ok(furtherWords(locale).sentences[sentence]?.trim(), `${locale}: ${sentence}`);
});

test('no sentence of a further language is of one that is not said any more', () => {
  const files = globSync('apps/api/src/**/*.ts', { cwd: WORKSPACE }).filter((file) => !/\.test\.ts$/.test(file));
  const code = files.map(read).join('\n');
  for (const locale of FURTHER) {
    const gone = Object.keys(furtherWords(locale).sentences).filter(
      (sentence) => !code.includes(sentence) && !code.includes(inCode(sentence)),
    );
    assert.deepEqual(gone, [], locale);
  }
});
