import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FURTHER_LOCALES } from './further-file.ts';
import { furtherSentences, keyOf, sayIn, type Say } from './say.ts';
import { wordsIn } from './wording.ts';

const ordered = (say: Say, ...values: [string, string, string]) =>
  say`${values[0]} of ${values[1]} was ordered for ${values[2]}.`;

test('a sentence is said in the language of its reader, with the values in the order of that language', () => {
  assert.equal(ordered(sayIn('en-US'), '2', '“A bowl”', '9 tokens'), '2 of “A bowl” was ordered for 9 tokens.');
  assert.equal(
    ordered(sayIn('tr-TR'), '2', '“A bowl”', '9 jeton'),
    '9 jeton karşılığında 2 × “A bowl” sipariş edildi.',
  );
});

test('a value that looks like a place for one stays as it is', () => {
  assert.equal(ordered(sayIn('de-DE'), '{{2}}', '$&', '{{9}}'), 'Bestellt wurde {{2}} × $& für {{9}}.');
});

test('a sentence that a language lacks is said in English', () => {
  for (const locale of FURTHER_LOCALES)
    assert.equal(sayIn(locale)`Nobody has translated this, ${'Tara'}.`, 'Nobody has translated this, Tara.');
});

test('Persian and Arabic stand beside the English words, and all others are made from these', () => {
  const words = {
    'fa-IR': 'سلام',
    'en-US': (say: Say, locale: string) => `${say`Log in`} (${locale})`,
    'ar-EG': 'مرحبًا',
  };
  assert.equal(wordsIn(words, 'fa-IR'), 'سلام');
  assert.equal(wordsIn(words, 'ar-EG'), 'مرحبًا');
  assert.equal(wordsIn(words, 'en-US'), 'Log in (en-US)');
  assert.equal(wordsIn(words, 'zh-CN'), '登录 (zh-CN)');
});

test('the key of a template counts its values', () => {
  assert.equal(keyOf(['For ', ', your wallet has ', ' back.']), 'For {{1}}, your wallet has {{2}} back.');
  assert.ok(Object.hasOwn(furtherSentences('he-IL'), 'For {{1}}, your wallet has {{2}} back.'));
});
