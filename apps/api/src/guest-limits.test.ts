import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byAddress, RECOVERIES, REGISTRATIONS, SALTS, type AttemptLimit } from './modules/accounts/attempts.ts';
import { newProof, person } from './modules/auth/testing.ts';
import { createTestApi, type TestApi } from './testing/api.ts';
import { openApiDocument } from './testing/openapi/document.ts';

type Answer = Awaited<ReturnType<TestApi['guest']['post']>>;

const assertSaysWhen = ({ status, body, headers }: Answer, what: string): void => {
  assert.equal(status, 429, what);
  assert.match(body.message, /please try again in (?:about )?\d+ (?:second|minute|hour)s?\.$/, what);
  assert.ok(Number(headers['retry-after']) > 0, what);
};

/** What the specification and the table leave to the people of one network together, a minute. */
const LEAST_FOR_A_NETWORK: Record<string, number> = { '/api/contact': 50 };
const LEAST = 200;

test('what guests may call at all, an office may call at once; a refusal says when to come back', async (t) => {
  // A tenth of the usual limits.
  const api = await createTestApi(t, { RATE_LIMIT_PER_MINUTE: '60', TRUSTED_PROXIES: '127.0.0.1' });
  let office = 0;
  let refusals = 0;
  for (const [path, item] of Object.entries((await openApiDocument()).paths ?? {})) {
    for (const method of ['post', 'put', 'patch', 'delete'] as const) {
      const operation = item?.[method] as { 'x-access'?: string } | undefined;
      if (operation?.['x-access'] !== 'guest') continue;
      const url = path.replace('/api', '').replace(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000');
      const headers = { 'x-forwarded-for': `192.0.2.${(office += 1)}`, 'x-locale': 'en-US' };
      const least = (LEAST_FOR_A_NETWORK[path] ?? LEAST) / 10;
      let answer = await api.guest[method](url, {}, headers);
      for (let count = 1; count < least; count += 1) answer = await api.guest[method](url, {}, headers);
      assert.notEqual(answer.status, 429, `${method} ${path}`);
      answer = await api.guest[method](url, {}, headers);
      if (answer.status !== 429) continue;
      assertSaysWhen(answer, `${method} ${path}`);
      refusals += 1;
    }
  }
  assert.ok(refusals > 5);
});

test('each number of the table holds for a network, says when it is used up, and touches no other network', async (t) => {
  const api = await createTestApi(t, { RATE_LIMIT_PER_MINUTE: '600', TRUSTED_PROXIES: '127.0.0.1' });
  let people = 0;
  const rows: Array<[string, Omit<AttemptLimit, 'key'>, string, () => Promise<object>]> = [
    [
      'register',
      REGISTRATIONS,
      '/auth/users/register',
      async () => ({ ...person, username: `nilou${(people += 1)}`, email: `nilou${people}@barg.example` }),
    ],
    ['salt', SALTS, '/auth/password-salt', async () => ({ username: 'nobody' })],
    ['forgot', RECOVERIES, '/auth/users/forgot', async () => ({ username: 'nobody', proof: await newProof(api) })],
    ['reset', RECOVERIES, '/auth/password/reset', async () => ({ token: 'x'.repeat(43), password: 'leaf-and-root' })],
    ['verify', RECOVERIES, '/auth/email-verification', async () => ({ token: 'x'.repeat(43) })],
  ];
  for (const [what, limit, url, body] of rows) {
    const call = async (address: string): Promise<Answer> =>
      api.guest.post(url, await body(), { 'x-forwarded-for': address, 'x-locale': 'en-US' });
    const { key } = byAddress(api.context, what, '192.0.2.1', limit);
    const window_ends_at = new Date(Date.now() + limit.windowMs);
    await api.db
      .insertInto('attempts')
      .values({ key, count: limit.max - 1, window_ends_at })
      .execute();
    assert.notEqual((await call('192.0.2.1')).status, 429, what);
    await api.db.updateTable('attempts').set({ count: limit.max }).where('key', '=', key).execute();
    assertSaysWhen(await call('192.0.2.1'), what);
    assert.notEqual((await call('192.0.2.2')).status, 429, what);
  }
});
