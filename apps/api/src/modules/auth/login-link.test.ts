import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { suspendAccount } from '../accounts/suspension.ts';
import { newProof, person, tokenInMail } from './testing.ts';

const binding = 'what-only-this-browser-knows';
const register = async (api: TestApi): Promise<string> =>
  (await api.guest.post('/auth/users/register', person)).body.data.token;
const ask = (api: TestApi, username: string = person.email, more: object = {}) =>
  api.guest.post('/auth/login/link', { username, binding, ...more });
const exchange = (api: TestApi, code: string, how: object = { binding }) =>
  api.guest.post('/auth/login/code', { code, ...how });
const confirm = (api: TestApi, code: string) => exchange(api, code, { isConfirmed: true });
const preview = (api: TestApi, code: string) => api.guest.post('/auth/login/code/preview', { code });
const letter = async (api: TestApi): Promise<string> => {
  await ask(api);
  return tokenInMail(api, 'login-link');
};
const isVoid = (answer: { body: { code: string } }) => assert.equal(answer.body.code, 'auth.link_invalid');
const idOf = async (api: TestApi): Promise<string> =>
  (await api.db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id;
const linksTo = async (api: TestApi, recipient: string): Promise<number> => {
  await api.runJobs();
  const rows = await api.db
    .selectFrom('mails')
    .select('id')
    .where('recipient', '=', recipient)
    .where('template', '=', 'login-link')
    .execute();
  return rows.length;
};

test('a login link enters once, in the browser that asked for it', async (t) => {
  const api = await createTestApi(t);
  await register(api);
  const code = await letter(api);
  isVoid(await exchange(api, code, { binding: 'another-browser-altogether' }));
  const { token } = (await exchange(api, code)).body.data;
  const me = await api.guest.get('/users/me', { authorization: token });
  assert.equal(me.body.data.email, person.email);
  isVoid(await exchange(api, code));
  isVoid(await confirm(api, code));
});

test('another browser is told whose account it is, masked, and enters when that is confirmed', async (t) => {
  const api = await createTestApi(t);
  await register(api);
  const code = await letter(api);
  // Looking uses nothing up, however often a mail scanner does it.
  for (let count = 0; count < 3; count += 1)
    assert.deepEqual((await preview(api, code)).body.data, { email: 'n•••@barg.example' });
  assert.equal((await exchange(api, code, {})).status, 422);
  assert.equal((await exchange(api, code, { isConfirmed: false })).status, 422);
  assert.ok((await confirm(api, code)).body.data.token);
  isVoid(await preview(api, code));
  isVoid(await confirm(api, code));
});

test('two that use one link at the same time, in both ways: one wins', async (t) => {
  const api = await createTestApi(t);
  await register(api);
  const code = await letter(api);
  const answers = await Promise.all([exchange(api, code), confirm(api, code), exchange(api, code)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422, 422]);
});

test('a link is void after a quarter of an hour, a newer one, another address, and another password', async (t) => {
  const api = await createTestApi(t);
  const session = await register(api);
  const first = await letter(api);
  const second = await letter(api);
  isVoid(await exchange(api, first));
  const { expires_at, created_at } = await api.db
    .selectFrom('account_tokens')
    .selectAll()
    .where('purpose', '=', 'login')
    .executeTakeFirstOrThrow();
  assert.ok(expires_at.getTime() - created_at.getTime() <= 15 * 60_000 + 1000);
  await api.db
    .updateTable('account_tokens')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute();
  isVoid(await exchange(api, second));
  isVoid(await preview(api, second));
  const third = await letter(api);
  await api.db.updateTable('users').set({ email: 'moved@barg.example' }).execute();
  isVoid(await confirm(api, third));
  await api.db.updateTable('users').set({ email: person.email }).execute();
  const fourth = await letter(api);
  const change = { source: person.password, password: 'another-leaf' };
  await api.guest.put('/auth/users/me/password', change, { authorization: session });
  isVoid(await exchange(api, fourth));
  isVoid(await exchange(api, 'made-up'));
});

test('a password that is set by a letter makes a login link void', async (t) => {
  const api = await createTestApi(t);
  await register(api);
  const code = await letter(api);
  await api.guest.post('/auth/users/forgot', { username: person.email, proof: await newProof(api) });
  const token = await tokenInMail(api, 'password-reset');
  assert.equal((await api.guest.post('/auth/password/reset', { token, password: 'another-leaf' })).status, 200);
  isVoid(await exchange(api, code));
});

test('asking answers alike whether the account exists, and writes only to those who have one', async (t) => {
  const api = await createTestApi(t);
  await register(api);
  const [known, unknown] = [await ask(api), await ask(api, 'nobody@barg.example')];
  assert.deepEqual([known.status, known.body], [unknown.status, unknown.body]);
  // Nothing is looked up before the answer: what there is to send is written by the job alone.
  const { total } = await api.db
    .selectFrom('mails')
    .select((select) => select.fn.countAll<bigint>().as('total'))
    .where('template', '=', 'login-link')
    .executeTakeFirstOrThrow();
  assert.equal(total, 0n);
  assert.equal(await linksTo(api, 'nobody@barg.example'), 0);
  assert.equal(await linksTo(api, person.email), 1);
});

test('links to one mailbox are few, whether it has an account or not, and by whichever name it is asked', async (t) => {
  const api = await createTestApi(t);
  await register(api);
  for (const name of [person.email, 'nobody@barg.example', person.username]) {
    for (let count = 0; count < 5; count += 1) assert.equal((await ask(api, name)).status, 200);
    const refused = await ask(api, name);
    assert.equal(refused.status, 429);
    assert.ok(Number(refused.headers['retry-after']) > 3000);
  }
  // The letter of the registration is one of the five.
  assert.equal(await linksTo(api, person.email), 4);
});

test('asking needs the bot check where the login does, and takes no forged one', async (t) => {
  const api = await createTestApi(t);
  await register(api);
  assert.equal((await ask(api, person.email, { proof: 'made-up' })).body.code, 'captcha.proof_invalid');
  assert.equal((await ask(api, person.email, { proof: await newProof(api) })).status, 200);
  for (let count = 0; count < 3; count += 1)
    await api.guest.post('/auth/login', { username: person.email, password: 'wrong' });
  assert.equal((await ask(api)).body.code, 'captcha.required');
  await api.db.deleteFrom('attempts').execute();
  await api.db
    .insertInto('settings')
    .values({ key: 'captchaOnLogin', value: JSON.stringify('always'), is_public: false })
    .execute();
  assert.equal((await ask(api)).body.code, 'captcha.required');
});

test('the second step is asked for all the same', async (t) => {
  const api = await createTestApi(t);
  await register(api);
  await api.db.updateTable('users').set({ two_step_enabled_at: new Date() }).execute();
  const { token, twoFactorRequired, challenge } = (await exchange(api, await letter(api))).body.data;
  assert.deepEqual([token, twoFactorRequired, typeof challenge], [undefined, true, 'string']);
});

test('a suspended account is told why and stays out, a deleted one has no way in', async (t) => {
  const api = await createTestApi(t);
  await register(api);
  const userId = await idOf(api);
  await api.context.work((unit) => suspendAccount(unit, { userId, reason: 'Spam' }));
  const refused = await exchange(api, await letter(api));
  assert.deepEqual([refused.status, refused.body.code], [403, 'auth.suspended']);
  await api.db.updateTable('users').set({ suspended_at: null }).execute();
  const code = await letter(api);
  await api.db.updateTable('users').set({ deleted_at: new Date() }).execute();
  isVoid(await exchange(api, code));
  await ask(api);
  assert.equal(await linksTo(api, person.email), 2);
});

test('the letter proves the mailbox, where the site wants that', async (t) => {
  const api = await createTestApi(t);
  await api.db
    .insertInto('settings')
    .values({ key: 'requireEmailVerification', value: 'true', is_public: true })
    .execute();
  await register(api);
  assert.ok((await exchange(api, await letter(api))).body.data.token);
});

test('what the browser knows is kept as a hash, and the link carries its code where no server sees it', async (t) => {
  const api = await createTestApi(t, { PUBLIC_URL: 'https://barg.example' });
  await register(api);
  await letter(api);
  const kept = await api.db.selectFrom('account_tokens').selectAll().execute();
  const { text } = await api.db
    .selectFrom('mails')
    .select('text')
    .where('template', '=', 'login-link')
    .executeTakeFirstOrThrow();
  assert.match(text, /https:\/\/barg\.example\/auth\/token#code=[\w-]{40,}/);
  assert.doesNotMatch(JSON.stringify(kept) + text, new RegExp(binding));
});
