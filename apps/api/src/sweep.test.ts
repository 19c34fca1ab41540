import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { COMPLETE_LOCALES, SCREEN_LOCALES } from '@barg/contract';
import { furtherWords } from './errors/further-words.ts';
import { definedErrors } from './errors/app-error.ts';
import { MAX_MESSAGES } from './modules/translations/translations.schema.ts';
import { createTestApi } from './testing/api.ts';
import { openApiDocument } from './testing/openapi/document.ts';

interface Operation {
  method: string;
  path: string;
  operationId?: string;
  tags?: string[];
  parameters?: Array<{ name: string; in: string; schema: { maximum?: number } }>;
  responses?: Record<string, unknown>;
  'x-access'?: string;
  description?: string;
}

interface Call {
  area: string;
  method: string;
  path: string;
  role: string;
}

/** The calls of the specification: docs/calls.tsv. Parameters are compared by place, not by name. */
const specifiedCalls = async (): Promise<Map<string, Call>> => {
  const table = await readFile(new URL('../../../docs/calls.tsv', import.meta.url), 'utf8');
  const rows = table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
  return new Map(
    rows.map(([area = '', method = '', path = '', role = '']) => [callKey(method, path), { area, method, path, role }]),
  );
};

const callKey = (method: string, path: string): string => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`;

const operations = async (): Promise<Operation[]> => {
  const document = await openApiDocument();
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) => ({ ...(operation as object), method, path })),
  );
};

/** What moves money, by its path. */
const MONEY = [
  /\/wallet\/charges\/(tip|feed|gallery|video|product|stream|subscribe)/,
  /\/payment\/wallet\/top-up$/,
  /\/payout-requests$/,
  /\/operator\/payouts\/\{id\}\/(approve|refuse|failed|paid|returned)$/,
];

test('every operation has an id of its own and an area', async () => {
  const all = await operations();
  const ids = all.map((operation) => operation.operationId);
  assert.equal(new Set(ids).size, all.length);
  for (const { path, tags } of all) assert.ok(tags && tags.length > 0, `${path} has no area`);
});

test('every operation says what it does, who may call it and how it fails, and every area what it covers', async () => {
  const { tags = [] } = await openApiDocument();
  for (const { name, description } of tags) assert.ok(description, `the area ${name} has no description`);
  for (const { path, method, description = '', responses = {} } of await operations()) {
    assert.match(description, /^\S[^]+\.\n\nWho may call it: /, `${method} ${path} has no description`);
    assert.ok(responses['429'] && responses['500'], `${method} ${path} names no failures`);
  }
});

test('every failure that an operation declares is one that exists', async () => {
  const known = new Set(definedErrors().map(({ code }) => code));
  const names = JSON.stringify(await openApiDocument()).matchAll(/- `([a-z-]+\.[a-z_]+)`: /g);
  for (const [, code = ''] of names) assert.ok(known.has(code), code);
  assert.ok(known.size > 100);
});

test('every list is bounded', async () => {
  for (const { path, parameters = [] } of await operations()) {
    const limit = parameters.find((parameter) => parameter.name === 'limit');
    if (!limit) continue;
    const most = path === '/api/translations/search' ? MAX_MESSAGES : 100;
    assert.ok((limit.schema.maximum ?? Infinity) <= most, `${path} has no bound`);
  }
});

test('every answer that is a list of items takes a limit', async () => {
  for (const operation of await operations()) {
    if (operation.method !== 'get') continue;
    // Languages, countries and the like are fixed, and pickers need them whole.
    if (operation.tags?.includes('reference')) continue;
    const answer = JSON.stringify(operation.responses?.['200'] ?? {});
    if (!answer.includes('"total"')) continue;
    assert.ok(
      operation.parameters?.some((parameter) => parameter.name === 'limit'),
      `${operation.path} answers a list without a limit`,
    );
  }
});

test('every route that moves money takes an idempotency key', async (t) => {
  const api = await createTestApi(t);
  const money = (await operations()).filter(
    ({ method, path }) => method === 'post' && MONEY.some((pattern) => pattern.test(path)),
  );
  assert.ok(money.length > 0);
  const callers = {
    user: await api.createUser(),
    performer: await api.createPerformer(),
    operator: await api.createOperator(),
  };
  for (const { path, ...operation } of money) {
    const caller = callers[operation['x-access'] as keyof typeof callers];
    const url = path.replace('/api', '').replace(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000');
    const answer = await api.as(caller).post(url, {});
    assert.equal(answer.body.code, 'idempotency.key_required', path);
  }
});

test('a call of the specification has the role and the area that it names; every other is an addition', async () => {
  const calls = await specifiedCalls();
  for (const { method, path, tags = [], ...operation } of await operations()) {
    const call = calls.get(callKey(method, path.replace(/^\/api/, '')));
    if (!call) {
      assert.ok(tags.includes('addition'), `${method} ${path} is not in docs/calls.tsv`);
      continue;
    }
    assert.equal(operation['x-access'], call.role, `${method} ${path}`);
    assert.ok(tags.includes(call.area), `${method} ${path} belongs to ${call.area}`);
  }
});

test('a visitor gets 401 from every route that is not open to guests', async (t) => {
  const api = await createTestApi(t);
  for (const { method, path, ...operation } of await operations()) {
    const url = path.replace('/api', '').replace(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000');
    const { status } = await api.guest[method as 'get' | 'post' | 'put' | 'patch' | 'delete'](url);
    if (operation['x-access'] === 'guest') assert.notEqual(status, 401, `${method} ${path}`);
    else assert.equal(status, 401, `${method} ${path}`);
  }
});

test('every error has a dotted code and a sentence in every complete language', () => {
  for (const { code, status, messages } of definedErrors()) {
    assert.match(code, /^[a-z-]+\.[a-z_]+$/, code);
    assert.ok(status >= 400 && status < 600, code);
    for (const locale of COMPLETE_LOCALES) assert.ok(messages[locale].trim(), `${code} has no ${locale} sentence`);
    const parameters = COMPLETE_LOCALES.map((locale) =>
      [...messages[locale].matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort(),
    );
    for (const names of parameters) assert.deepEqual(names, parameters[0], `${code} has other parameters`);
  }
});

test('every error has its sentence in the further languages of the screens, with the same values filled in', () => {
  const valuesOf = (text: string) => [...text.matchAll(/\{\{(\w+(?::\w+)?)\}\}/g)].map(([, name]) => name).sort();
  for (const locale of SCREEN_LOCALES.filter((name) => !COMPLETE_LOCALES.some((complete) => complete === name))) {
    const { sentences } = furtherWords(locale);
    for (const { code, messages } of definedErrors()) {
      const english = messages['en-US'];
      assert.ok(sentences[english]?.trim(), `${code} has no ${locale} sentence: ${english}`);
    }
    for (const [english, text] of Object.entries(sentences))
      assert.deepEqual(valuesOf(text), valuesOf(english), `${locale}: ${english}`);
  }
});

test('sentences have the digits of their language, but in names as H.264', () => {
  const NAMES = /\b(?:H\.264|MP4|M4A|UTF-8|tus 1\.0\.0)\b/g;
  for (const { code, messages } of definedErrors())
    for (const locale of ['fa-IR', 'ar-EG'] as const)
      assert.doesNotMatch(messages[locale].replace(NAMES, ''), /[0-9]/, `${code} in ${locale}`);
});

test('what the specification says word for word is said so', () => {
  const words = {
    'auth.not_authenticated': 'Please login!',
    'auth.incorrect_credentials': 'Incorrect credentials!',
    'server.unexpected': 'An error occurred, please try again later',
  };
  for (const [code, sentence] of Object.entries(words)) {
    assert.equal(definedErrors().find((error) => error.code === code)?.messages['en-US'], sentence, code);
  }
});

test('an unknown address answers the same shape as every failure', async (t) => {
  const api = await createTestApi(t);
  const answer = await api.guest.get('/nowhere');
  assert.equal(answer.status, 404);
  assert.deepEqual(Object.keys(answer.body).sort(), ['code', 'message', 'requestId', 'statusCode']);
});
