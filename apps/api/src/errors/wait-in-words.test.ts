import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import '../modules/index.ts';
import { definedErrors, type ErrorDefinition } from './app-error.ts';
import { TooManyRequestsError } from './common-errors.ts';
import { waitInWords } from './wait-in-words.ts';

/** All that the API's own files say, in one text. */
const readSources = async (): Promise<string> => {
  const folder = path.join(import.meta.dirname, '..');
  const names = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
  return (await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))).join('\n');
};

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
  const refusal = new TooManyRequestsError();
  assert.equal(refusal.messageFor('en-US'), 'Too many requests, please try again in 1 minute.');
  assert.equal(refusal.retryAfter, 60, 'and the header says the same');
});

/** Nobody knows when an operator will have configured one. */
const WITHOUT_AN_END = ['payment.gateway_unavailable'];

const codesOf = (errors: readonly ErrorDefinition[]): string[] => errors.map(({ code }) => code);

test('whatever may be tried again later says when, in every language, and never «shortly»', () => {
  const refusals = definedErrors().filter(
    ({ code, status, retryAfter }) =>
      (status === 429 || status === 503 || retryAfter !== undefined) && !WITHOUT_AN_END.includes(code),
  );
  assert.ok(refusals.length >= 15);
  const isSilent = ({ messages }: ErrorDefinition) =>
    Object.values(messages).some((text) => !text.includes('{{wait}}'));
  assert.deepEqual(codesOf(refusals.filter(isSilent)), []);
  const VAGUE = /shortly|in a (moment|while)|a little while|a bit later/;
  assert.deepEqual(codesOf(definedErrors().filter(({ messages }) => VAGUE.test(messages['en-US']))), []);
});

test('each 429 and 503 knows a time by itself, or is given one wherever it is thrown', async () => {
  const sources = await readSources();
  const isTimed = ({ code }: ErrorDefinition): boolean => {
    const named = new RegExp(`class (\\w+) extends defineError\\(\\{\\s*code: '${code.replaceAll('.', '\\.')}'`).exec(
      sources,
    );
    assert.ok(named, code);
    const thrown = [...sources.matchAll(new RegExp(`new ${named[1]}\\(.*?\\)[;,]`, 'gs'))].map(([text]) => text);
    return thrown.length > 0 && thrown.every((text) => text.includes('retryAfter'));
  };
  const untimed = definedErrors().filter(
    ({ code, status, retryAfter }) =>
      (status === 429 || status === 503) && retryAfter === undefined && !WITHOUT_AN_END.includes(code),
  );
  assert.deepEqual(codesOf(untimed.filter((error) => !isTimed(error))), []);
});
