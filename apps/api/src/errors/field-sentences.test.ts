import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../testing/api.ts';
import { fieldSentence } from './field-sentences.ts';

test('a refused field is told in the language of the caller, with its own digits', () => {
  const short = { origin: 'string', minimum: 8 };
  assert.equal(fieldSentence('too_small', short, 'fa-IR'), 'دست‌کم ۸ نویسه بنویسید.');
  assert.equal(fieldSentence('too_small', short, 'en-US'), 'Write at least 8 characters.');
  assert.equal(fieldSentence('too_small', short, 'ar-EG'), 'الحد الأدنى لعدد الأحرف: ٨.');
  assert.equal(fieldSentence('too_small', { origin: 'string', minimum: 1 }, 'en-US'), 'Fill this in.');
  assert.equal(fieldSentence('too_big', { origin: 'number', maximum: 10_000 }, 'en-US'), 'At most 10,000.');
  assert.equal(fieldSentence('too_big', { origin: 'array', maximum: 5 }, 'en-US'), 'Choose at most 5.');
  assert.equal(fieldSentence('invalid_format', { format: 'email' }, 'en-US'), 'This is not an e-mail address.');
  assert.equal(fieldSentence('custom', {}, 'en-US'), 'This value is not accepted.');
  assert.equal(fieldSentence('missing', {}, 'en-US'), undefined);
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
  assert.equal(english.get('email'), 'This is not an e-mail address.');
  const { body } = await api.guest.post('/auth/users/register', {}, { 'x-locale': 'ar-EG' });
  for (const fault of body.details) assert.deepEqual(Object.keys(fault).sort(), ['code', 'message', 'path']);
});
