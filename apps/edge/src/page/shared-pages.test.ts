import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NOWHERE, type AskApi } from '../boot-source.ts';
import { compressible } from './compress.ts';
import type { MadePage } from './make-page.ts';
import type { PageRequest } from './page-request.ts';
import { createSharedPages, placeOf } from './shared-pages.ts';

/** More than make a page hot. */
const MANY = 15;

const GUEST = { token: null, culture: 'en-US', theme: null, timeZone: null };

const asked = (changes: Partial<PageRequest> = {}): PageRequest => ({
  ...{ url: '/explore', pathname: '/explore', query: new URLSearchParams(), isBrowser: true },
  ...{ visitor: GUEST, visitorId: null, origin: { address: '192.0.2.1', headers: {} } },
  ...changes,
});

const page = (html: string, isForAll = true): MadePage => ({
  ...{ compress: compressible(html), policy: html, closed: null, isMissing: false, isPersonal: false, isForAll },
});

/** Countries by address, as the API tells them. */
const countries: Record<string, object> = {
  '192.0.2.1': { blocked: false, country: 'DE' },
  '192.0.2.2': { blocked: false, country: 'DE' },
  '192.0.2.3': { blocked: false, country: 'FR' },
  '192.0.2.4': { blocked: true, country: 'US' },
};

const askApi: AskApi = async (_path, _headers, { address }) => {
  const answer = countries[address];
  if (!answer) throw new Error('The API is away');
  return answer;
};

/** Makes pages that say which they are. */
const open = (make: (number: number) => MadePage | null = (number) => page(`page ${number}`)) => {
  let [time, made] = [0, 0];
  const pageFor = createSharedPages(askApi, () => time);
  const ask = async (request: PageRequest): Promise<string | null> => {
    const found = await pageFor(request, async () => {
      made += 1;
      return make(made);
    });
    return found?.policy ?? null;
  };
  const askOften = async (request: PageRequest): Promise<Array<string | null>> => {
    const answers: Array<string | null> = [];
    while (answers.length < MANY) answers.push(await ask(request));
    return answers;
  };
  return { ask, askOften, made: () => made, wait: (milliseconds: number) => (time += milliseconds) };
};

test('a page that many guests ask for is made once a second, and for each where they are few', async () => {
  const { ask, askOften, made, wait } = open();
  assert.deepEqual([await ask(asked()), await ask(asked())], ['page 1', 'page 2']);
  const answers = await askOften(asked());
  assert.equal(new Set(answers.slice(9)).size, 1);
  const before = made();
  await Promise.all(Array.from({ length: MANY }, () => ask(asked())));
  assert.equal(made(), before);
  wait(1000);
  await askOften(asked());
  assert.equal(made(), before + 1);
});

test('guests of another address in the same country share it, and those of another country do not', async () => {
  const { ask, askOften, made } = open();
  const shared = (await askOften(asked())).at(-1);
  assert.equal(await ask(asked({ origin: { address: '192.0.2.2', headers: {} } })), shared);
  const before = made();
  const french = await ask(asked({ origin: { address: '192.0.2.3', headers: {} } }));
  assert.notEqual(french, shared);
  assert.equal(made(), before + 1);
});

test('where the country is blocked, or not told, each visitor has a page made', async () => {
  for (const address of ['192.0.2.4', '192.0.2.9']) {
    const { askOften, made } = open();
    await askOften(asked({ origin: { address, headers: {} } }));
    assert.equal(made(), MANY);
  }
  const { askOften, made } = open();
  await askOften(asked({ origin: NOWHERE }));
  assert.equal(made(), MANY);
});

test('what one visitor alone may have is shared with nobody, also not with who waited for it', async () => {
  const { ask, made } = open((number) => page(`page ${number}`, false));
  const answers = await Promise.all(Array.from({ length: MANY }, () => ask(asked())));
  assert.equal(new Set(answers).size, MANY);
  assert.equal(made(), MANY);
});

test('a visitor who is led elsewhere leads nobody else there', async () => {
  const { askOften, made } = open((number) => (number === 10 ? null : page(`page ${number}`)));
  const answers = await askOften(asked());
  assert.equal(answers.filter((answer) => answer === null).length, 1);
  assert.equal(made(), 11);
});

test('a page is shared by those alone who ask for the same in everything that it depends on', () => {
  const places = [
    asked(),
    asked({ url: '/explore?q=tea' }),
    asked({ visitor: { ...GUEST, culture: 'fa-IR' } }),
    asked({ visitor: { ...GUEST, theme: 'dark' } }),
    asked({ isBrowser: false }),
  ].map(placeOf);
  assert.equal(new Set(places).size, places.length);
  assert.equal(placeOf(asked({ visitor: { ...GUEST, token: 'T' } })), null);
  assert.equal(placeOf(asked({ visitorId: '0'.repeat(32) })), null);
});
