import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { requestEmailChange } from '../accounts/email-change.ts';
import { newProof, person, tokenInMail } from './testing.ts';
import { byAccount, byBoth, failedLoginsOf, QUARTER_HOUR_MS } from '../accounts/attempts.ts';

const register = (api: TestApi) => api.guest.post('/auth/users/register', person);
const login = (api: TestApi, password: string, more: object = {}) =>
  api.guest.post('/auth/login', { username: person.email, password, ...more });
const forgot = async (api: TestApi, username: string = person.email) =>
  api.guest.post('/auth/users/forgot', { username, proof: await newProof(api) });
const reset = (api: TestApi, token: string, password = 'another-leaf') =>
  api.guest.post('/auth/password/reset', { token, password });
const verify = (api: TestApi, body: object) => api.guest.post('/auth/email-verification', body);
const mailsTo = async (api: TestApi, recipient: string) => {
  await api.runJobs();
  const rows = await api.db.selectFrom('mails').select('template').where('recipient', '=', recipient).execute();
  return rows.map(({ template }) => template);
};
const requireVerification = (api: TestApi) =>
  api.db.insertInto('settings').values({ key: 'requireEmailVerification', value: 'true', is_public: true }).execute();

test('a forgotten password is replaced by the letter, once, and every session ends', async (t) => {
  const api = await createTestApi(t);
  const { token: session } = (await register(api)).body.data;
  assert.equal((await forgot(api)).status, 200);
  const token = await tokenInMail(api, 'password-reset');
  assert.equal((await reset(api, token)).status, 200);
  assert.equal((await login(api, person.password)).status, 422);
  assert.equal((await login(api, 'another-leaf')).status, 200);
  assert.equal((await api.guest.get('/users/me', { authorization: session })).status, 401);
  assert.ok(api.events.some(({ event }) => event.name === 'session.ended'));
  assert.equal((await reset(api, token)).body.code, 'auth.link_invalid');
});

test('two that use one letter at the same time: one wins', async (t) => {
  const api = await createTestApi(t);
  await register(api);
  await forgot(api);
  const token = await tokenInMail(api, 'password-reset');
  const answers = await Promise.all([reset(api, token, 'first-leaf'), reset(api, token, 'other-leaf')]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
});

test('a letter is void after an hour, after a newer one, after another address, and after a password change', async (t) => {
  const api = await createTestApi(t);
  const { token: session } = (await register(api)).body.data;
  const letter = async () => {
    await forgot(api);
    return tokenInMail(api, 'password-reset');
  };
  const isVoid = async (token: string) => assert.equal((await reset(api, token)).body.code, 'auth.link_invalid');

  const first = await letter();
  const second = await letter();
  await isVoid(first);
  await api.db
    .updateTable('account_tokens')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .execute();
  await isVoid(second);
  const third = await letter();
  await api.db.updateTable('users').set({ email: 'moved@barg.example' }).execute();
  await isVoid(third);
  await api.db.updateTable('users').set({ email: person.email }).execute();
  const fourth = await letter();
  const change = { source: person.password, password: 'another-leaf' };
  await api.guest.put('/auth/users/me/password', change, { authorization: session });
  await isVoid(fourth);
  await isVoid('made-up');
});

test('asking for a new password answers alike whether the account exists, and writes only to those who have one', async (t) => {
  const api = await createTestApi(t);
  await register(api);
  const [known, unknown] = [await forgot(api), await forgot(api, 'nobody@barg.example')];
  assert.deepEqual([known.status, known.body], [unknown.status, unknown.body]);
  assert.deepEqual(await mailsTo(api, 'nobody@barg.example'), []);
  assert.ok((await mailsTo(api, person.email)).includes('password-reset'));
});

test('letters to one mailbox are few, whether it has an account or not', async (t) => {
  const api = await createTestApi(t);
  await register(api);
  for (const name of [person.email, 'nobody@barg.example']) {
    for (let count = 0; count < 5; count += 1) assert.equal((await forgot(api, name)).status, 200);
    const refused = await forgot(api, name);
    assert.equal(refused.status, 429);
    assert.ok(Number(refused.headers['retry-after']) > 3000);
  }
});

test('one mailbox has one limit, over all the ways and names by which letters are asked for', async (t) => {
  const api = await createTestApi(t);
  await register(api);
  const link = (username: string) =>
    api.guest.post('/auth/login/link', { username, binding: 'what-only-this-browser-knows' });
  for (let round = 0; round < 2; round += 1) {
    assert.equal((await forgot(api)).status, 200);
    assert.equal((await link(person.email)).status, 200);
    assert.equal((await forgot(api, person.username)).status, 200);
    assert.equal((await verify(api, { username: person.username })).status, 200);
  }
  assert.equal((await verify(api, { email: person.email })).status, 200);
  assert.equal((await link(person.email)).status, 429);
  assert.equal((await link(person.username)).status, 200);
  assert.equal((await link(person.username)).status, 429);
  assert.equal((await mailsTo(api, person.email)).length, 5);
});

test('what was asked for by username does not show at the address', async (t) => {
  const api = await createTestApi(t);
  await register(api);
  for (let count = 0; count < 6; count += 1) await forgot(api, person.username);
  await api.runJobs();
  assert.equal((await forgot(api, person.username)).status, 429);
  assert.equal((await forgot(api)).status, 200);
});

test('with requireEmailVerification an account opens once its letter is answered', async (t) => {
  const api = await createTestApi(t);
  await requireVerification(api);
  assert.deepEqual((await register(api)).body.data, { verificationRequired: true });
  const refused = await login(api, person.password);
  assert.deepEqual([refused.status, refused.body.code], [403, 'auth.email_not_verified']);
  assert.equal((await login(api, 'wrong')).body.code, 'auth.incorrect_credentials');
  const token = await tokenInMail(api, 'email-verification');
  assert.equal((await verify(api, { token })).status, 200);
  assert.equal((await login(api, person.password)).status, 200);
});

test('a letter that was answered confirms again, until the account has another address', async (t) => {
  const api = await createTestApi(t);
  await requireVerification(api);
  await register(api);
  const token = await tokenInMail(api, 'email-verification');
  const before = api.events.length;
  const answers = await Promise.all([verify(api, { token }), verify(api, { token })]);
  assert.deepEqual(
    [...answers, await verify(api, { token })].map(({ status }) => status),
    [200, 200, 200],
  );
  const told = api.events.slice(before).filter(({ event }) => event.name === 'account.changed');
  assert.deepEqual(
    told.map(({ event }) => event.data),
    [{ area: 'account' }],
    'open windows learn of it, once',
  );
  const change = (values: { email?: string; email_verified_at?: Date | null }) =>
    api.db.updateTable('users').set(values).where('email', 'in', [person.email, 'other@barg.example']).execute();
  await change({ email_verified_at: null });
  assert.equal((await verify(api, { token })).body.code, 'auth.link_invalid');
  await change({ email: 'other@barg.example', email_verified_at: new Date() });
  assert.equal((await verify(api, { token })).body.code, 'auth.link_invalid');
});

test('with requireEmailVerification registering does not tell whether an address has an account; its owner learns', async (t) => {
  const api = await createTestApi(t);
  await requireVerification(api);
  const first = await register(api);
  const again = await api.guest.post('/auth/users/register', { ...person, username: 'someone.else' });
  assert.deepEqual([again.status, again.body], [first.status, first.body]);
  assert.deepEqual((await mailsTo(api, person.email)).sort(), ['already-registered', 'email-verification']);
  const { total } = await api.db
    .selectFrom('users')
    .select((select) => select.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  assert.equal(total, 1n);
});

test('whoever registers with a taken address gets the same answer each time, its owner no more letters than others', async (t) => {
  const api = await createTestApi(t);
  await requireVerification(api);
  await register(api);
  for (let count = 0; count < 7; count += 1) {
    const again = await api.guest.post('/auth/users/register', { ...person, username: `nilou${count}` });
    assert.deepEqual([again.status, again.body], [200, { data: { verificationRequired: true } }]);
  }
  assert.deepEqual((await mailsTo(api, person.email)).sort(), [
    ...Array.from({ length: 4 }, () => 'already-registered'),
    'email-verification',
  ]);
});

test('the letter is sent again to an address that waits for it, and only to that', async (t) => {
  const api = await createTestApi(t);
  await requireVerification(api);
  await register(api);
  const first = await tokenInMail(api, 'email-verification');
  const [known, unknown] = [
    await verify(api, { email: person.email }),
    await verify(api, { email: 'no@barg.example' }),
  ];
  assert.deepEqual([known.status, known.body], [unknown.status, unknown.body]);
  const second = await tokenInMail(api, 'email-verification');
  assert.notEqual(second, first);
  assert.equal((await verify(api, { token: first })).body.code, 'auth.link_invalid');
  assert.equal((await verify(api, { token: second })).status, 200);
  await verify(api, { email: person.email });
  assert.equal((await mailsTo(api, person.email)).length, 2);
});

test('who logs in by username is told where the letter went, masked, and can have it sent again by that name', async (t) => {
  const api = await createTestApi(t);
  await requireVerification(api);
  await register(api);
  const credentials = { username: person.username, password: person.password };
  const refused = await api.guest.post('/auth/login', credentials, { 'x-locale': 'en-US' });
  assert.equal(refused.body.code, 'auth.email_not_verified');
  assert.match(refused.body.message, /sent to \u2068n•••@barg\.example\u2069\.$/);
  assert.doesNotMatch(refused.text, /nilou@/);
  assert.equal((await verify(api, { username: person.username })).status, 200);
  assert.equal((await verify(api, { username: 'nobody' })).status, 200);
  assert.equal((await mailsTo(api, person.email)).filter((name) => name === 'email-verification').length, 2);
  assert.equal((await verify(api, { token: await tokenInMail(api, 'email-verification') })).status, 200);
  assert.equal((await api.guest.post('/auth/login', credentials)).status, 200);
});

test('another address counts as unconfirmed until its own letter is answered', async (t) => {
  const api = await createTestApi(t);
  await register(api);
  const toOld = await tokenInMail(api, 'email-verification');
  const { id } = await api.db
    .updateTable('users')
    .set({ email: 'moved@barg.example' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await api.context.work((unit) =>
    requestEmailChange(
      api.context,
      unit,
      { id, name: person.name, email: 'moved@barg.example', locale: null },
      person.email,
    ),
  );
  assert.equal((await verify(api, { token: toOld })).body.code, 'auth.link_invalid');
  assert.equal((await verify(api, { token: await tokenInMail(api, 'email-verification') })).status, 200);
  const row = await api.db.selectFrom('users').select('email_verified_at').executeTakeFirstOrThrow();
  assert.notEqual(row.email_verified_at, null);
});

test('links in letters lead to the configured site, whatever the Host of the request', async (t) => {
  const api = await createTestApi(t, { PUBLIC_URL: 'https://barg.example' });
  await register(api);
  await api.guest.post(
    '/auth/users/forgot',
    { username: person.email, proof: await newProof(api) },
    { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  );
  await api.runJobs();
  for (const { text, html } of await api.db.selectFrom('mails').selectAll().execute()) {
    assert.match(text, /https:\/\/barg\.example\/auth\/[a-z-]+#token=[\w-]{40,}/);
    assert.doesNotMatch(text, /https:\S*\?/, 'a query is in the logs of each server on the way');
    assert.doesNotMatch(text + html, /evil/);
  }
});

test('failures make a bot check necessary, for unknown names just the same', async (t) => {
  const api = await createTestApi(t);
  await register(api);
  for (const username of [person.username, 'nobody']) {
    const guess = (more: object = {}) => api.guest.post('/auth/login', { username, password: 'wrong', ...more });
    for (let count = 0; count < 3; count += 1) assert.equal((await guess()).status, 422);
    assert.equal((await guess()).body.code, 'captcha.required');
    assert.equal((await guess({ proof: 'made-up' })).body.code, 'captcha.proof_invalid');
    assert.equal((await guess({ proof: await newProof(api) })).status, 422);
  }
});

test('whoever fails a thousand times, here or elsewhere, locks nobody out who solves the puzzle', async (t) => {
  const api = await createTestApi(t);
  await register(api);
  const limit = { max: 1, windowMs: QUARTER_HOUR_MS };
  const keys = [
    byAccount('login', person.username, limit),
    byBoth('login', person.username, '127.0.0.1', limit),
    failedLoginsOf(api.context, '127.0.0.1'),
  ].map(({ key }) => key);
  const window_ends_at = new Date(Date.now() + QUARTER_HOUR_MS);
  await api.db
    .insertInto('attempts')
    .values(keys.map((key) => ({ key, count: 1000, window_ends_at })))
    .execute();
  const enter = (password: string, more: object = {}) =>
    api.guest.post('/auth/login', { username: person.username, password, ...more });
  assert.equal((await enter(person.password)).body.code, 'captcha.required');
  assert.equal((await enter('wrong', { proof: await newProof(api) })).status, 422);
  assert.equal((await enter(person.password, { proof: await newProof(api) })).status, 200);
});

test('the right password clears the slate, and with captchaOnLogin always even the first login needs a check', async (t) => {
  const api = await createTestApi(t);
  await register(api);
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 2; count += 1) await login(api, 'wrong');
    assert.equal((await login(api, person.password, { proof: await newProof(api) })).status, 200);
    await api.db.deleteFrom('attempts').execute();
  }
  await api.db
    .insertInto('settings')
    .values({ key: 'captchaOnLogin', value: JSON.stringify('always'), is_public: false })
    .execute();
  assert.equal((await login(api, person.password)).body.code, 'captcha.required');
  assert.equal((await login(api, person.password, { proof: await newProof(api) })).status, 200);
});
