import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FURTHER_LOCALES } from '../../apps/api/src/shared/wording/further-file.ts';
import { furtherSentences } from '../../apps/api/src/shared/wording/say.ts';
import { saidSentences } from './said-sentences.ts';

const SAID = saidSentences();

/** The numbers of a sentence's values, each as often as it stands there. */
const valuesOf = (sentence: string): string[] =>
  [...sentence.matchAll(/\{\{(.*?)\}\}/g)].map(([, value = '']) => value);

test('what is said is found where it stands, in letters, on pages and in tables for programs', () => {
  assert.ok(SAID.length > 200, `${SAID.length} were found`);
  for (const sentence of ['For {{1}}, your wallet has {{2}} back.', 'Unsubscribe', 'Time (UTC)'])
    assert.ok(SAID.includes(sentence), sentence);
});

for (const locale of FURTHER_LOCALES) {
  test(`every sentence of letters, pages and tables is there in ${locale}, and none that nobody says`, () => {
    assert.deepEqual(Object.keys(furtherSentences(locale)).sort(), [...SAID].sort());
  });

  test(`each sentence in ${locale} has the values of the English one, each of them once`, () => {
    for (const [english, sentence] of Object.entries(furtherSentences(locale))) {
      assert.ok(sentence.trim(), english);
      assert.deepEqual(valuesOf(sentence).sort(), valuesOf(english).sort(), sentence);
    }
  });
}
