import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { createTestApi } from '../testing/api.ts';
import { fieldSentence } from './field-sentences.ts';
import { fillIn } from './fill-in.ts';

test('a refused field is told in the language of the caller, with its own digits', () => {
  const short = { origin: 'string', minimum: 8 };
  assert.equal(fieldSentence('too_small', short, 'fa-IR'), 'دست‌کم ۸ نویسه بنویسید.');
  assert.equal(fieldSentence('too_small', short, 'en-US'), 'Write at least 8 characters.');
  assert.equal(fieldSentence('too_small', short, 'ar-EG'), 'الحد الأدنى لعدد الأحرف: ٨.');
  assert.equal(fieldSentence('too_small', { origin: 'string', minimum: 1 }, 'en-US'), 'Fill this in.');
  assert.equal(fieldSentence('too_big', { origin: 'number', maximum: 10_000 }, 'en-US'), 'At most 10,000.');
  assert.equal(fieldSentence('too_big', { origin: 'array', maximum: 5 }, 'en-US'), 'Choose at most 5.');
  assert.equal(fieldSentence('invalid_format', { format: 'email' }, 'en-US'), 'This is not an email address.');
  assert.equal(
    fieldSentence('crossed_bounds', { minimum: 20_000, maximum: 10_000 }, 'en-US'),
    'The lowest (20,000) is above the highest (10,000).',
  );
  assert.equal(fieldSentence('custom', {}, 'en-US'), 'This value is not accepted.');
  assert.equal(fieldSentence('missing', {}, 'en-US'), undefined);
});

test('numbers in a sentence are written in the digits of its culture, and words stay as they are', () => {
  const params = { most: 1250.5, code: 'A1' };
  assert.equal(fillIn('حداکثر {{most}} برای {{code}}', params, 'fa-IR'), 'حداکثر ۱٬۲۵۰٫۵ برای A1');
  assert.equal(fillIn('{{most}} كحد أقصى', params, 'ar-EG'), '١٬٢٥٠٫٥ كحد أقصى');
  assert.equal(fillIn('at most {{most}}{{nothing}}', params, 'en-US'), 'at most 1,250.5');
});

test('amounts in a sentence are written as on the pages, with a noun that agrees', () => {
  const inWords = (tokens: number, culture: string) => fillIn('{{price:tokens}}', { price: tokens }, culture);
  assert.deepEqual(
    [1, 40, 466.8].map((tokens) => inWords(tokens, 'en-US')),
    ['1 token', '40 tokens', '466.80 tokens'],
  );
  assert.deepEqual(
    [1, 466.8].map((tokens) => inWords(tokens, 'fa-IR')),
    ['۱ توکن', '۴۶۶٫۸۰ توکن'],
  );
  assert.deepEqual(
    [1, 5, 11].map((tokens) => inWords(tokens, 'ar-EG')),
    ['توكن واحد', '٥ توكنات', '١١ توكنًا'],
  );
  assert.equal(fillIn('{{least:amount}}', { least: 2.5 }, 'en-US'), '2.50');
  assert.equal(fillIn('{{net:money}}', { net: 466.8, currency: 'USD' }, 'en-US'), '$466.80');
});

test('an error is told with the digits of the caller', async (t) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  const tip = async (locale: string) => {
    const headers = { 'x-locale': locale, 'idempotency-key': randomUUID() };
    const order = { amount: 99_999, source: { type: 'profile', _id: performer.id } };
    return (await api.as(fan).post(`/wallet/charges/tip/${performer.id}`, order, headers)).body;
  };
  const [persian, english] = [await tip('fa-IR'), await tip('en-US')];
  assert.equal(persian.code, 'wallet.amount_out_of_bounds');
  assert.match(persian.message, /[۰-۹]/);
  assert.doesNotMatch(persian.message, /[0-9]/);
  assert.match(english.message, /10,000/);
});

test('a form with wrong values is answered field by field in the language that was asked for', async (t) => {
  const api = await createTestApi(t);
  const send = async (locale: string) => {
    const person = { name: 'Tara', username: 'tara.x', email: 'nothing', password: 'short' };
    const { body } = await api.guest.post('/auth/users/register', person, { 'x-locale': locale });
    return new Map(body.details.map(({ path, message }: { path: string; message: string }) => [path, message]));
  };
  const persian = await send('fa-IR');
  assert.equal(persian.get('email'), 'این نشانی ایمیل درست نیست.');
  assert.match(String(persian.get('password')), /^دست‌کم [۰-۹]+ نویسه بنویسید\.$/);
  const english = await send('en-US');
  assert.equal(english.get('email'), 'This is not an email address.');
  const { body } = await api.guest.post('/auth/users/register', {}, { 'x-locale': 'ar-EG' });
  for (const fault of body.details) assert.deepEqual(Object.keys(fault).sort(), ['code', 'message', 'path']);
});
