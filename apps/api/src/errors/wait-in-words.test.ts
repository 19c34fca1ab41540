import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TooManyRequestsError } from './common-errors.ts';
import { waitInWords } from './wait-in-words.ts';

test('a wait is told in the largest unit that fits, rounded up', () => {
  const said = [0, 0.2, 59, 60, 61, 22 * 60, 3540.5, 3600, 3601].map((seconds) => waitInWords(seconds, 'en-US'));
  assert.deepEqual(said, [
    'in 1 second',
    'in 1 second',
    'in 59 seconds',
    'in 1 minute',
    'in 2 minutes',
    'in 22 minutes',
    'in 1 hour',
    'in 1 hour',
    'in 2 hours',
  ]);
});

test('a refusal says when to come back, in the words and digits of every complete language', () => {
  const refusal = new TooManyRequestsError({ retryAfter: 22 * 60 });
  assert.equal(refusal.messageFor('en-US'), 'Too many requests, please try again in 22 minutes.');
  assert.equal(refusal.messageFor('fa-IR'), 'درخواست‌ها زیاد بود؛ ۲۲ دقیقه بعد دوباره تلاش کنید.');
  assert.equal(refusal.messageFor('ar-EG'), 'طلبات كثيرة، يُرجى المحاولة من جديد خلال ٢٢ دقيقة.');
});

test('a refusal that does not know when says a minute', () => {
  assert.equal(new TooManyRequestsError().messageFor('en-US'), 'Too many requests, please try again in 1 minute.');
});
