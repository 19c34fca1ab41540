import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ShippingDearerError } from '../modules/orders/orders.errors.ts';
import { defineError } from './app-error.ts';
import { fieldSentence } from './field-sentences.ts';
import { furtherWords, sentenceIn } from './further-words.ts';

test('a sentence comes in a language of the screens, with its tokens in the form of their number', () => {
  const inRussian = (difference: number) => new ShippingDearerError({ params: { difference } }).messageFor('ru-RU');
  assert.match(inRussian(1), /1 токен(?!\p{L})/u);
  assert.match(inRussian(3), /3 токена/);
  assert.match(inRussian(5), /5 токенов/);
  assert.equal(fieldSentence('required', {}, 'de-DE'), furtherWords('de-DE').sentences['Fill this in.']);
});

test('a sentence that a language lacks comes in English', () => {
  const messages = { 'fa-IR': 'ناشناخته', 'en-US': 'Nobody has translated this.', 'ar-EG': 'مجهول' };
  assert.equal(sentenceIn(messages, 'de-DE'), 'Nobody has translated this.');
  assert.equal(sentenceIn(messages, 'ar-DZ'), 'مجهول');
  class NewError extends defineError({ code: 'test.not_translated', status: 400, messages }) {}
  assert.equal(new NewError().messageFor('fr-FR'), 'Nobody has translated this.');
  assert.equal(new NewError().messageFor('div-MV'), 'Nobody has translated this.');
});
