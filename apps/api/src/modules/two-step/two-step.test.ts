import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { generate } from 'otplib';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { suspendAccount } from '../accounts/suspension.ts';
import { createSecret } from './authenticator.ts';

const STEP = 30;
const password = 'leaf-and-root';
const registration = { name: 'Nilou', username: 'nilou', email: 'nilou@barg.example', password };

/** The code of an app whose clock is `steps` steps off. */
const codeAt = (secret: string, steps = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP });

const login = (api: TestApi, remember = false) =>
  api.guest.post('/auth/login', { username: registration.username, password, remember });

const challengeOf = async (api: TestApi, remember = false): Promise<string> => {
  const { body } = await login(api, remember);
  assert.deepEqual(Object.keys(body.data).sort(), ['challenge', 'twoFactorRequired']);
  return body.data.challenge;
};

/** An account with two-step verification on. Its first code was spent for that, so tests go on with later ones. */
const setUp = async (t: TestContext) => {
  // A code must not grow old between the test that makes it and the server that reads it.
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const api = await createTestApi(t);
  const { token } = (await api.guest.post('/auth/users/register', registration)).body.data;
  const { id } = await api.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'nilou')
    .executeTakeFirstOrThrow();
  const account: TestAccount = { id, role: 'user', token, username: 'nilou' };
  const { secret } = (await api.as(account).post('/users/me/two-step')).body.data;
  const confirmed = await api.as(account).post('/users/me/two-step/confirm', { code: await codeAt(secret, -1) });
  assert.equal(confirmed.status, 200);
  const finish = (body: object) => api.guest.post('/auth/login/two-step', body);
  return { api, account, secret, finish, recoveryCodes: confirmed.body.data.recoveryCodes as string[] };
};

test('setting up asks for nothing until a code is confirmed, and keeps the secret sealed', async (t) => {
  const api = await createTestApi(t);
  const { token } = (await api.guest.post('/auth/users/register', registration)).body.data;
  const bearer = { authorization: token };
  const started = (await api.guest.post('/users/me/two-step', undefined, bearer)).body.data;
  assert.match(started.otpauthUrl, /^otpauth:\/\/totp\/Barg:nilou%40barg\.example\?secret=[A-Z2-7]+&issuer=Barg/);
  assert.ok((await login(api)).body.data.token);
  const { sealed_secret } = await api.db
    .selectFrom('two_step_secrets')
    .select('sealed_secret')
    .executeTakeFirstOrThrow();
  assert.ok(!sealed_secret.includes(started.secret));

  const again = (await api.guest.post('/users/me/two-step', undefined, bearer)).body.data;
  const stale = { code: await codeAt(started.secret) };
  assert.equal((await api.guest.post('/users/me/two-step/confirm', stale, bearer)).body.code, 'two-step.wrong_code');
  const persian = (await codeAt(again.secret)).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)));
  const confirmed = await api.guest.post('/users/me/two-step/confirm', { code: persian }, bearer);
  assert.equal(new Set(confirmed.body.data.recoveryCodes).size, 10);
  const status = (await api.guest.get('/users/me/two-step', bearer)).body.data;
  assert.deepEqual([status.isEnabled, status.recoveryCodesLeft], [true, 10]);
  assert.equal((await api.guest.post('/users/me/two-step', undefined, bearer)).body.code, 'two-step.already_on');
});

test('a set-up that begins while another one is confirmed does not replace its secret', async (t) => {
  const { api, account, secret, finish } = await setUp(t);
  const { db, sealer } = api.context;
  assert.equal(await createSecret(db, sealer, { userId: account.id, label: 'nilou', issuer: 'Barg' }), null);
  const answer = await finish({ challenge: await challengeOf(api), code: await codeAt(secret) });
  assert.ok(answer.body.data.token);
});

test('a login asks for the second step, and keeps the choice to be remembered', async (t) => {
  const { api, secret, finish } = await setUp(t);
  const challenge = await challengeOf(api, true);
  const answer = await finish({ challenge, code: await codeAt(secret) });
  assert.equal(answer.status, 200);
  assert.equal((await api.guest.get('/users/me', { authorization: answer.body.data.token })).status, 200);
  const remembered = await api.db.selectFrom('sessions').select('id').where('remember', '=', true).execute();
  assert.equal(remembered.length, 1);
  assert.equal((await finish({ challenge, code: await codeAt(secret, 1) })).body.code, 'two-step.challenge_expired');
});

test('a code is good once, one step early or late, and not longer', async (t) => {
  const { api, secret, finish } = await setUp(t);
  const attempt = async (code: string) => (await finish({ challenge: await challengeOf(api), code })).body;
  assert.equal((await attempt(await codeAt(secret, -1))).code, 'two-step.wrong_code');
  assert.equal((await attempt(await codeAt(secret, 2))).code, 'two-step.wrong_code');
  const code = await codeAt(secret, 1);
  assert.ok((await attempt(code)).data.token);
  assert.equal((await attempt(code)).code, 'two-step.wrong_code');
  assert.equal((await attempt(await codeAt(secret))).code, 'two-step.wrong_code');
});

test('of two logins with the same code at the same time one gets in', async (t) => {
  const { api, secret, finish } = await setUp(t);
  const challenges = [await challengeOf(api), await challengeOf(api)];
  const code = await codeAt(secret);
  const answers = await Promise.all(challenges.map((challenge) => finish({ challenge, code })));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
});

test('a recovery code stands in for the app once, however it is typed', async (t) => {
  const { api, account, finish, recoveryCodes } = await setUp(t);
  const [first = '', second = ''] = recoveryCodes;
  const recover = async (recoveryCode: string) => finish({ challenge: await challengeOf(api), recoveryCode });
  assert.equal((await recover(first.toUpperCase().replace('-', ' '))).status, 200);
  assert.equal((await recover(first)).body.code, 'two-step.wrong_recovery_code');
  assert.equal((await recover(second)).status, 200);
  assert.equal((await api.as(account).get('/users/me/two-step')).body.data.recoveryCodesLeft, 8);
  const stored = await api.db.selectFrom('recovery_codes').select('code_hash').execute();
  assert.ok(stored.every(({ code_hash }) => code_hash.length === 32));
});

test('five wrong codes make a challenge void, and ten keep the account waiting', async (t) => {
  const { api, secret, finish } = await setUp(t);
  const challenge = await challengeOf(api);
  for (let count = 0; count < 5; count += 1) assert.equal((await finish({ challenge, code: '000000' })).status, 422);
  const late = await finish({ challenge, code: await codeAt(secret) });
  assert.equal(late.body.code, 'two-step.challenge_expired');
  const next = await challengeOf(api);
  for (let count = 0; count < 5; count += 1) await finish({ challenge: next, code: '000000' });
  const refused = await finish({ challenge: await challengeOf(api), code: await codeAt(secret) });
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers['retry-after']) > 0);
});

test('an old, an invented and a suspended account’s challenge let nobody in', async (t) => {
  const { api, account, secret, finish } = await setUp(t);
  const [old, held] = [await challengeOf(api), await challengeOf(api)];
  await api.db
    .updateTable('login_challenges')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('id', '=', (eb) => eb.selectFrom('login_challenges').select('id').orderBy('created_at').limit(1))
    .execute();
  assert.equal((await finish({ challenge: old, code: await codeAt(secret) })).body.code, 'two-step.challenge_expired');
  const invented = await finish({ challenge: 'x'.repeat(43), code: await codeAt(secret) });
  assert.equal(invented.body.code, 'two-step.challenge_expired');
  await api.context.work((unit) => suspendAccount(unit, { userId: account.id, reason: 'spam' }));
  const wrong = await finish({ challenge: held, code: '000000' });
  assert.equal(
    wrong.body.code,
    'two-step.wrong_code',
    'the password alone does not tell that, or why, it is suspended',
  );
  const later = await challengeOf(api);
  assert.equal((await finish({ challenge: later, code: await codeAt(secret) })).body.code, 'auth.suspended');
});

test('a second step is a code of six characters or a recovery code, never both', async (t) => {
  const { api, finish } = await setUp(t);
  const challenge = await challengeOf(api);
  for (const body of [{ challenge }, { challenge, code: '1234567' }, { challenge, code: '1', recoveryCode: '2' }]) {
    assert.equal((await finish(body)).body.code, 'request.invalid_values');
  }
});

test('turning it off and new recovery codes need the password or a code', async (t) => {
  const { api, account, secret, finish, recoveryCodes } = await setUp(t);
  const ask = (url: string, body: object) => api.as(account).post(`/users/me/two-step/${url}`, body);
  assert.equal((await ask('recovery-codes', { password: 'wrong' })).body.code, 'auth.incorrect_credentials');
  assert.equal((await ask('disable', { code: '000000' })).body.code, 'two-step.wrong_code');
  const renewed = (await ask('recovery-codes', { password })).body.data.recoveryCodes;
  assert.equal(renewed.length, 10);
  const challenge = await challengeOf(api);
  assert.equal((await finish({ challenge, recoveryCode: recoveryCodes[0] })).status, 422);
  assert.equal((await ask('disable', { code: await codeAt(secret) })).status, 200);
  assert.ok((await login(api)).body.data.token);
  assert.equal((await finish({ challenge, recoveryCode: renewed[0] })).body.code, 'two-step.challenge_expired');
  assert.equal((await ask('disable', { password })).body.code, 'two-step.not_on');
});
