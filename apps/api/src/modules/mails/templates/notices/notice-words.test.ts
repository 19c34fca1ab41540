import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FURTHER_LOCALES } from '../../../../shared/wording/further-file.ts';
import type { Forms } from '../../../../shared/wording/forms.ts';
import type { NoticeWords } from './notice-words.ts';
import { noticeSentence } from './sentence.ts';
import { noticeWordsIn } from './words.ts';

const ENGLISH = noticeWordsIn('en-US');

const formsOf = ({ people, again, news, messages }: NoticeWords): Record<string, Forms> => ({
  ...{ ...again, people, news, messages },
});

const valuesOf = (text: string | undefined): string[] =>
  [...(text ?? '').matchAll(/\{\{(\w+)\}\}/g)].map(([, value = '']) => value).sort();

for (const locale of FURTHER_LOCALES) {
  const words = noticeWordsIn(locale);

  test(`counted words of letters have exactly the plural forms of ${locale}`, () => {
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    for (const [name, forms] of Object.entries(formsOf(words)))
      assert.deepEqual(Object.keys(forms).sort(), [...categories].sort(), name);
  });

  test(`notices have the sentences and the values of the English ones in ${locale}`, () => {
    for (const table of ['kinds', 'together', 'failures'] as const) {
      assert.deepEqual(Object.keys(words[table]).sort(), Object.keys(ENGLISH[table]).sort());
      for (const [kind, text] of Object.entries(words[table]))
        assert.deepEqual(valuesOf(text), valuesOf(ENGLISH[table][kind]), `${table}.${kind}`);
    }
    const english = formsOf(ENGLISH);
    assert.deepEqual(Object.keys(formsOf(words)).sort(), Object.keys(english).sort());
    for (const [name, forms] of Object.entries(formsOf(words)))
      assert.deepEqual(valuesOf(forms.other), valuesOf(english[name]?.other), name);
  });
}

test('a notice is told in the form of its number, and by the digits of its reader', () => {
  const told = (count: number, locale: 'ru-RU' | 'he-IL') =>
    noticeSentence(locale, { kind: 'like', actor: 'Tara', count, others: count - 1 }).replaceAll(
      /[\u2066-\u2069]/g,
      '',
    );
  assert.notEqual(told(3, 'ru-RU').replace('2', ''), told(6, 'ru-RU').replace('5', ''));
  assert.match(told(6, 'ru-RU'), /Tara.*5/);
  assert.match(told(6, 'he-IL'), /Tara.*5/);
});

test('a moved stream is told with its time, in the time zone of the reader, and of one with tickets that they go back', () => {
  const told = (isTicketed: boolean) =>
    noticeSentence('en-US', {
      ...{ kind: 'stream-moved', actor: 'Tara', count: 1, others: 0 },
      at: { moment: '2027-01-31T20:30:00.000Z', timeZone: 'Asia/Tehran', isTicketed },
    }).replaceAll(/[\u2066-\u2069\u202f]/g, ' ');
  assert.match(told(false), /Tara.*has moved a live stream to.*February 1, 2027 at 12:00\s?AM GMT\+3:30/);
  assert.doesNotMatch(told(false), /ticket/);
  assert.match(told(true), /A ticket can be given back until it begins\.$/);
});

test('a renewal that was refused is told with its reason, and by itself for want of tokens', () => {
  const told = (failure: string | null) =>
    noticeSentence('en-US', { kind: 'subscription-past-due', actor: 'Tara', count: 1, others: 0, failure });
  assert.match(told(null), /too few tokens/);
  assert.match(told('limit'), /Tara.*was not renewed\. Your own spending limit is reached/);
  assert.match(told('wallet-closed'), /contact us/);
  assert.doesNotMatch(told('wallet-suspended'), /too few tokens/);
});
