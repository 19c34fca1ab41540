import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { failedLoginsOf, QUARTER_HOUR_MS } from '../accounts/attempts.ts';
import { newProof, solveAltcha } from '../auth/testing.ts';
import { effortFor } from './effort.ts';

const verify = async (api: TestApi, token: string) => (await api.guest.post('/re-captcha/verify', { token })).body.data;
const forgot = (api: TestApi, proof?: string) =>
  api.guest.post('/auth/users/forgot', { username: 'nobody@barg.example', ...(proof && { proof }) });

test('a solved puzzle gives a proof, once', async (t) => {
  const api = await createTestApi(t);
  const answer = await solveAltcha(api);
  const first = await verify(api, answer);
  assert.equal(first.success, true);
  assert.ok(first.proof);
  assert.deepEqual(await verify(api, answer), { success: false, proof: null });
});

test('what was not solved, changed or made up gives none', async (t) => {
  const api = await createTestApi(t);
  const payload = JSON.parse(Buffer.from(await solveAltcha(api), 'base64').toString());
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
  const { challenge, solution } = payload;
  const later = { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt + 3600 };
  for (const forged of [
    'nonsense',
    encode({}),
    encode({ challenge, solution: { ...solution, counter: solution.counter + 1, derivedKey: '00'.repeat(32) } }),
    encode({ challenge: { ...challenge, parameters: later }, solution }),
    encode({ challenge: { ...challenge, signature: '0'.repeat(64) }, solution }),
  ])
    assert.deepEqual(await verify(api, forged), { success: false, proof: null });
});

test('a puzzle doubles with each hundred failed logins of its network, up to 32 times, and no other network’s does', async (t) => {
  const api = await createTestApi(t, { RATE_LIMIT_PER_MINUTE: '600' });
  const { key } = failedLoginsOf(api.context, '192.0.2.1');
  const window_ends_at = new Date(Date.now() + QUARTER_HOUR_MS);
  await api.db.insertInto('attempts').values({ key, count: 0, window_ends_at }).execute();
  const times: number[] = [];
  for (const count of [0, 99, 100, 250, 500, 100_000]) {
    await api.db.updateTable('attempts').set({ count }).where('key', '=', key).execute();
    times.push((await effortFor(api.context, '192.0.2.1')) / api.context.config.captcha.effort);
  }
  assert.deepEqual(times, [1, 1, 2, 4, 32, 32]);
  assert.equal(await effortFor(api.context, '192.0.2.2'), api.context.config.captcha.effort);
});

test('a puzzle that is too old gives none', async (t) => {
  const api = await createTestApi(t);
  const answer = await solveAltcha(api);
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 6 * 60_000 });
  assert.deepEqual(await verify(api, answer), { success: false, proof: null });
});

test('a proof is needed, taken once, and neither forged nor kept', async (t) => {
  const api = await createTestApi(t);
  assert.equal((await forgot(api)).body.code, 'captcha.required');
  const proof = await newProof(api);
  assert.equal((await forgot(api, proof)).status, 200);
  assert.equal((await forgot(api, proof)).body.code, 'captcha.proof_invalid');
  const [nonce, expires, signature] = (await newProof(api)).split('.');
  const stretched = `${nonce}.${Number(expires) + 1000}.${signature}`;
  assert.equal((await forgot(api, stretched)).body.code, 'captcha.proof_invalid');
  const kept = await newProof(api);
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 6 * 60_000 });
  assert.equal((await forgot(api, kept)).body.code, 'captcha.proof_invalid');
});

/** Stands in for Google's siteverify: the form fields in, `{ success }` out; each good token is good once. */
const startSiteVerify = async (t: TestContext, good: string[]) => {
  const asked: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const form = new URLSearchParams(body);
      asked.push(form);
      const index = form.get('secret') === 'site-secret' ? good.indexOf(form.get('response') ?? '') : -1;
      if (index >= 0) good.splice(index, 1);
      const faults = index >= 0 ? {} : { 'error-codes': ['invalid-input-response'] };
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ success: index >= 0, ...faults }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  return { asked, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify` };
};

const setSiteKey = (api: TestApi) =>
  api.db
    .insertInto('settings')
    .values({ key: 'googleReCaptchaSiteKey', value: JSON.stringify('site-key'), is_public: true })
    .execute();

test('with a site key Google is asked, and a puzzle of ours no longer helps', async (t) => {
  const google = await startSiteVerify(t, ['good']);
  const api = await createTestApi(t, { RECAPTCHA_SECRET: 'site-secret', RECAPTCHA_URL: google.url });
  const ours = await solveAltcha(api);
  await setSiteKey(api);
  assert.equal((await verify(api, ours)).success, false);
  const { success, proof } = await verify(api, 'good');
  assert.equal(success, true);
  assert.equal((await forgot(api, proof)).status, 200);
  assert.equal((await verify(api, 'good')).success, false);
  assert.equal(google.asked.at(-1)?.get('secret'), 'site-secret');
  assert.equal(google.asked.at(-1)?.get('remoteip'), '127.0.0.1');
});

test('Google out of reach, or no secret, closes the way instead of opening it', async (t) => {
  const api = await createTestApi(t, { RECAPTCHA_SECRET: 'site-secret', RECAPTCHA_URL: 'http://127.0.0.1:9/' });
  await setSiteKey(api);
  assert.equal((await api.guest.post('/re-captcha/verify', { token: 'good' })).body.code, 'captcha.unavailable');
  const bare = await createTestApi(t);
  await setSiteKey(bare);
  assert.equal((await bare.guest.post('/re-captcha/verify', { token: 'good' })).body.code, 'captcha.unavailable');
});
