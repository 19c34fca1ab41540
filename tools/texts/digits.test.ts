import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTexts, textFolders } from './read-texts.ts';

/** The digits with which a language writes numbers. */
const DIGITS = { 'fa-IR': /[۰-۹]/, 'ar-EG': /[٠-٩]/ } as const;

/**
 * What is not read as words of the language: placeholders, markup, addresses, and names in Latin letters, of which
 * digits are a part (`MP4`, `H.264`, `UTF-8`).
 */
const NO_WORDS = /{{[^}]*}}|<[^>]*>|\$t\([^)]*\)|https?:\/\/\S+|[A-Za-z][A-Za-z0-9.-]*/g;

/** The digits of other scripts in a text. */
const strangeDigits = (text: string, own: RegExp): string[] =>
  [...(text.replace(NO_WORDS, '').match(/\p{Nd}/gu) ?? [])].filter((digit) => !own.test(digit));

test('digits of other scripts are found, and those of names and placeholders are not', () => {
  const own = DIGITS['ar-EG'];
  assert.deepEqual(strangeDigits('8 أحرف، ۹ و٧', own), ['8', '۹']);
  assert.deepEqual(strangeDigits('MP4 بترميز H.264 حتى {{max2}} <1>هنا</1>', own), []);
});

for (const [locale, own] of Object.entries(DIGITS)) {
  test(`numbers in the texts of ${locale} are written with its own digits`, async () => {
    const folders = textFolders();
    assert.ok(folders.length > 10);
    const found: string[] = [];
    for (const folder of folders) {
      for (const [key, text] of await readTexts(folder, locale)) {
        if (strangeDigits(text, own).length > 0) found.push(`${folder} ${key}: ${text}`);
      }
    }
    assert.deepEqual(found, []);
  });
}
