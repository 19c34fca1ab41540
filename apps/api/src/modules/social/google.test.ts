import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { suspendAccount } from '../accounts/suspension.ts';
import { startOpenIdProvider } from './testing/openid-provider.ts';

const REDIRECT = 'http://localhost:3000/auth/callback/google';

const setUp = async (t: TestContext) => {
  const google = await startOpenIdProvider(t, REDIRECT);
  const api = await createTestApi(t, google.environment);
  return { google, api };
};

type Setting = Awaited<ReturnType<typeof setUp>>;

const headersOf = (account?: TestAccount): Record<string, string> => (account ? { authorization: account.token } : {});

/** Leaves for Google and comes back: what the page would send then. */
const comeBack = async ({ google, api }: Setting, body: object = {}, account?: TestAccount) => {
  const started = await api.guest.post('/auth/google/login', body, headersOf(account));
  assert.equal(started.status, 200, started.text);
  const back = await google.visit(started.body.data.url);
  assert.equal(back.origin + back.pathname, REDIRECT);
  return { ...Object.fromEntries(back.searchParams), flow: started.body.data.flow } as Record<string, string>;
};

const finish = (api: TestApi, body: object, account?: TestAccount) =>
  api.guest.post('/auth/google/callback', body, headersOf(account));

const me = async (api: TestApi, token: string) =>
  (await api.guest.get('/users/me', { authorization: token })).body.data;

test('a first login by Google makes an account that has a verified e-mail and no password; a second one finds it', async (t) => {
  const setting = await setUp(t);
  const { api, google } = setting;
  const first = await finish(api, await comeBack(setting));
  assert.equal(first.status, 200, first.text);
  const user = await me(api, first.body.data.token);
  assert.deepEqual([user.name, user.email, user.username, user.role], ['Nilou', 'nilou@barg.example', null, 'user']);
  google.become({ sub: 'g-1', name: 'Renamed', email: 'other@barg.example', email_verified: true });
  const second = await finish(api, await comeBack(setting));
  assert.equal((await me(api, second.body.data.token))._id, user._id);
  const row = await api.db.selectFrom('users').select(['password_hash', 'email_verified_at']).executeTakeFirstOrThrow();
  assert.equal(row.password_hash, null);
  assert.ok(row.email_verified_at);
});

test('who comes as a performer gets a profile to complete', async (t) => {
  const setting = await setUp(t);
  const { api } = setting;
  const { token } = (await finish(api, await comeBack(setting, { role: 'performer' }))).body.data;
  assert.equal((await me(api, token)).role, 'performer');
  assert.equal((await api.guest.get('/performers/me', { authorization: token })).status, 200);
});

test('an unverified e-mail is not taken over, and opens nobody’s account', async (t) => {
  const setting = await setUp(t);
  const { api, google } = setting;
  const fan = await api.createUser();
  google.become({ sub: 'g-2', email: `${fan.username}@barg.example`, email_verified: false });
  const user = await me(api, (await finish(api, await comeBack(setting))).body.data.token);
  assert.notEqual(user._id, fan.id);
  assert.deepEqual([user.email, user.name], [null, fan.username]);
});

test('a verified e-mail of an existing account asks to link the login from inside, and then opens it', async (t) => {
  const setting = await setUp(t);
  const { api, google } = setting;
  const [fan, other] = [await api.createUser(), await api.createUser()];
  google.become({ sub: 'g-3', email: `${fan.username}@barg.example`, email_verified: true });
  assert.equal((await finish(api, await comeBack(setting))).body.code, 'social.link_required');

  const linking = await comeBack(setting, { link: true }, fan);
  const linked = await finish(api, linking, fan);
  assert.deepEqual(linked.body.data, { linked: true });
  assert.equal((await me(api, (await finish(api, await comeBack(setting))).body.data.token))._id, fan.id);
  const again = await finish(api, await comeBack(setting, { link: true }, other), other);
  assert.equal(again.body.code, 'social.already_linked');
});

test('linking is for the account that asked for it', async (t) => {
  const setting = await setUp(t);
  const { api } = setting;
  const [fan, other] = [await api.createUser(), await api.createUser()];
  assert.equal((await finish(api, await comeBack(setting, { link: true }, fan), other)).body.code, 'social.refused');
  assert.equal((await finish(api, await comeBack(setting, { link: true }, fan))).body.code, 'social.refused');
  assert.equal((await api.guest.post('/auth/google/login', { link: true })).body.code, 'social.refused');
  await api.db
    .updateTable('sessions')
    .set({ confirmed_at: new Date(0) })
    .execute();
  const late = await api.as(fan).post('/auth/google/login', { link: true });
  assert.equal(late.body.code, 'account.confirmation_required');
});

test('forged, replayed, mixed-up and expired answers are refused', async (t) => {
  const setting = await setUp(t);
  const { api } = setting;
  const refused = async (body: object, why: string) =>
    assert.equal((await finish(api, body)).body.code, 'social.refused', why);

  const answer = await comeBack(setting);
  await refused({ ...answer, state: 'x'.repeat(43) }, 'unknown state');
  assert.equal((await finish(api, answer)).status, 200);
  await refused(answer, 'replayed');

  const [mine, theirs] = [await comeBack(setting), await comeBack(setting)];
  await refused({ ...theirs, flow: mine.flow }, 'another browser');
  await refused({ ...mine, code: theirs.code }, 'a code of another flow: PKCE');
  await refused({ ...(await comeBack(setting)), code: 'forged' }, 'forged code');
  await refused({ ...(await comeBack(setting)), iss: 'https://evil.example' }, 'another issuer');

  const late = await comeBack(setting);
  await api.db
    .updateTable('login_flows')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute();
  await refused(late, 'expired');
});

test('an ID token of another nonce is refused', async (t) => {
  const setting = await setUp(t);
  const { api, google } = setting;
  const started = (await api.guest.post('/auth/google/login', {})).body.data;
  const url = new URL(started.url);
  url.searchParams.set('nonce', 'injected');
  const back = await google.visit(url.href);
  const answer = await finish(api, { ...Object.fromEntries(back.searchParams), flow: started.flow });
  assert.equal(answer.body.code, 'social.refused');
});

test('a suspended account is refused with the reason, and two steps are asked of a login by Google too', async (t) => {
  const setting = await setUp(t);
  const { api } = setting;
  const { token } = (await finish(api, await comeBack(setting))).body.data;
  const { _id: userId } = await me(api, token);
  await api.db.updateTable('users').set({ two_step_enabled_at: new Date() }).where('id', '=', userId).execute();
  assert.equal((await finish(api, await comeBack(setting))).body.data.twoFactorRequired, true);
  await api.context.work((unit) => suspendAccount(unit, { userId, reason: 'spam' }));
  assert.equal((await finish(api, await comeBack(setting))).body.data.twoFactorRequired, true);
  await api.db.updateTable('users').set({ two_step_enabled_at: null }).where('id', '=', userId).execute();
  const refused = await finish(api, await comeBack(setting));
  assert.deepEqual([refused.status, refused.body.code], [403, 'auth.suspended']);
});

test('while the site is closed an operator comes in by Google; nobody new does, and nothing is linked', async (t) => {
  const setting = await setUp(t);
  const { api, google } = setting;
  const [operator, fan] = [await api.createOperator(), await api.createUser()];
  assert.deepEqual((await finish(api, await comeBack(setting, { link: true }, operator), operator)).body.data, {
    linked: true,
  });
  await api.db
    .insertInto('settings')
    .values({ key: 'maintenanceMode', value: 'true', is_public: true })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: 'true' }))
    .execute();
  api.context.site.forget();
  const { token } = (await finish(api, await comeBack(setting))).body.data;
  assert.equal((await me(api, token)).role, 'operator');
  google.become({ sub: 'g-2', name: 'New', email: 'new@barg.example', email_verified: true });
  for (const [body, account] of [[{}], [{ link: true }, fan]] as const) {
    const refused = await finish(api, await comeBack(setting, body, account), account);
    assert.deepEqual([refused.status, refused.body.code], [503, 'site.maintenance']);
  }
  const { count } = await api.db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  assert.equal(Number(count), 2);
});

test('the last way in cannot be unlinked until there is a password', async (t) => {
  const setting = await setUp(t);
  const { api } = setting;
  const { token } = (await finish(api, await comeBack(setting))).body.data;
  const bearer = { authorization: token };
  const known = (await api.guest.get('/users/me/identities', bearer)).body.data;
  assert.deepEqual([known.hasPassword, known.identities.length, known.identities[0].provider], [false, 1, 'google']);
  const unlink = () => api.guest.delete('/users/me/identities/google', undefined, bearer);
  assert.equal((await unlink()).body.code, 'social.last_way_in');
  const set = await api.guest.put('/auth/users/me/password', { password: 'leaf-and-root' }, bearer);
  assert.equal(set.status, 200);
  const change = await api.guest.put('/auth/users/me/password', { password: 'another-leaf' }, bearer);
  assert.equal(change.body.code, 'auth.incorrect_credentials');
  assert.equal((await unlink()).status, 200);
  assert.equal((await unlink()).status, 404);
});

test('a provider that is not configured is off, and one that does not answer is said to be so', async (t) => {
  const off = await createTestApi(t);
  assert.equal((await off.guest.post('/auth/google/login', {})).body.code, 'social.provider_off');
  assert.deepEqual((await off.guest.get('/settings/public')).body.data.socialLogins, []);
  const silent = { GOOGLE_ISSUER: 'http://127.0.0.1:1', GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' };
  const unreachable = await createTestApi(t, silent);
  const answer = await unreachable.guest.post('/auth/google/login', {});
  assert.deepEqual([answer.status, answer.body.code], [503, 'social.provider_unreachable']);
  assert.deepEqual((await unreachable.guest.get('/settings/public')).body.data.socialLogins, ['google']);
});
