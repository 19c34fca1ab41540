import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SCREEN_LOCALES } from '../../libs/contract/src/index.ts';
import { PLURAL, readTexts, textFolders, type Texts } from './read-texts.ts';

/** Keys without their plural forms, which differ from language to language. */
const meaningsOf = (texts: Texts): string[] =>
  [...new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')))].sort();

/** What a text has filled in, by meaning. The count itself may be left out, as in "one photo". */
function placeholdersOf(texts: Texts): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const [key, text] of texts) {
    const meaning = key.replace(PLURAL, '');
    const names = found.get(meaning) ?? new Set();
    for (const [, name = ''] of text.matchAll(/{{\s*(\w+)/g)) if (name !== 'count') names.add(name);
    found.set(meaning, names);
  }
  return new Map([...found].map(([meaning, names]) => [meaning, [...names].sort()]));
}

function missingPlurals(texts: Texts, locale: string): string[] {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const counted = new Set(
    [...texts.keys()].filter((key) => key.endsWith('_other')).map((key) => key.replace(PLURAL, '')),
  );
  return [...counted].flatMap((key) => forms.map((form) => `${key}_${form}`)).filter((key) => !texts.has(key));
}

for (const folder of textFolders()) {
  test(`the texts of ${folder} are complete in ${SCREEN_LOCALES.join(', ')}`, async () => {
    const [reference, ...others] = await Promise.all(SCREEN_LOCALES.map((locale) => readTexts(folder, locale)));
    assert.ok(reference);
    for (const [index, texts] of [reference, ...others].entries()) {
      const locale = SCREEN_LOCALES[index] ?? '';
      assert.deepEqual(meaningsOf(texts), meaningsOf(reference), `${locale} has other keys than ${SCREEN_LOCALES[0]}`);
      assert.deepEqual(placeholdersOf(texts), placeholdersOf(reference), `${locale} fills in other values`);
      assert.deepEqual(missingPlurals(texts, locale), [], `${locale} lacks plural forms`);
      assert.deepEqual(
        [...texts].filter(([, text]) => text.trim() === ''),
        [],
        `${locale} has empty texts`,
      );
    }
  });
}

test('whatever is filled into a text is held apart from it', async () => {
  for (const folder of textFolders())
    for (const locale of SCREEN_LOCALES)
      for (const [key, text] of await readTexts(folder, locale)) assert.doesNotMatch(text, /{{-/, `${locale} ${key}`);
});
