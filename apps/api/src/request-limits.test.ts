import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from './testing/api.ts';

/** Half a percent of the usual limits, so that they are reached quickly: a member has 3, guests have 30. */
const LOW = { RATE_LIMIT_PER_MINUTE: '3', TRUSTED_PROXIES: '127.0.0.1' };

const settings = (api: TestApi, address: string) =>
  api.guest.get('/settings/public', { 'x-forwarded-for': address }).then(({ status }) => status);

const times = async <T>(count: number, ask: () => Promise<T>): Promise<T[]> => {
  const answers: T[] = [];
  for (let at = 0; at < count; at += 1) answers.push(await ask());
  return answers;
};

test('members are limited by account, and not by the address that they share', async (t) => {
  const api = await createTestApi(t, LOW);
  const [busy, colleague] = [await api.createUser(), await api.createUser()];
  const ask = (who: typeof busy) => async () => (await api.as(who).get('/users/me')).status;
  assert.deepEqual(await times(4, ask(busy)), [200, 200, 200, 429]);
  assert.deepEqual(await times(3, ask(colleague)), [200, 200, 200]);
  const refused = await api.as(busy).get('/users/me', { 'x-locale': 'en-US' });
  assert.match(refused.body.message, /^Too many requests, please try again in (1 minute|\d+ seconds?)\.$/);
  assert.ok(Number(refused.headers['retry-after']) > 0);
});

test('guests are limited by network, ten times wider', async (t) => {
  const api = await createTestApi(t, LOW);
  assert.deepEqual(new Set(await times(30, () => settings(api, '192.0.2.1'))), new Set([200]));
  assert.equal(await settings(api, '192.0.2.1'), 429);
  assert.equal(await settings(api, '192.0.2.2'), 200);
});

test('whoever changes the address within an IPv6 network is one network all the same', async (t) => {
  const api = await createTestApi(t, LOW);
  let at = 0;
  const statuses = await times(31, () => settings(api, `2001:db8:1:2300::${(at += 1).toString(16)}`));
  assert.equal(statuses.at(-1), 429);
  assert.equal(await settings(api, '2001:db8:1:2400::1'), 200);
});
