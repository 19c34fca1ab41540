import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { person } from './testing.ts';

/** One address that has an account and one that has none, to which no answer may differ. */
const [KNOWN, UNKNOWN] = ['nilou@barg.example', 'nobody@barg.example'];
const ADDRESSES = [KNOWN, UNKNOWN];

const setUp = async (t: Parameters<typeof createTestApi>[0]) => {
  const api = await createTestApi(t);
  const { token } = (await api.guest.post('/auth/users/register', person)).body.data as { token: string };
  await setSetting(api, 'requireEmailVerification', true);
  return { api, owner: { authorization: token } };
};

const register = async (api: TestApi, email: string, username: string) => {
  const { status, body } = await api.guest.post('/auth/users/register', { ...person, email, username });
  return [status, body.code ?? body.data];
};
const performer = { country: 'IR', languages: ['fa'], birthDate: '1990-01-01', craft: 'Painting' };
const registerPerformer = async (api: TestApi, email: string, username: string) => {
  const { status, body } = await api.guest.post('/auth/performers/register', {
    ...person,
    ...performer,
    email,
    username,
  });
  return [status, body.code ?? body.data];
};

const ACCEPTED = [200, { verificationRequired: true }];
const TAKEN = [409, 'auth.username_taken'];

test('the calls after a registration are answered alike whether its address has an account or not', async (t) => {
  const { api } = await setUp(t);
  const fan = await api.createUser();
  for (const [index, email] of ADDRESSES.entries()) {
    const name = `leaf${index}`;
    assert.deepEqual(await register(api, email, name), ACCEPTED, email);
    assert.deepEqual(await register(api, email, name), TAKEN, email);
    assert.deepEqual(await register(api, `other${index}@barg.example`, name), TAKEN, email);
    assert.deepEqual(await registerPerformer(api, `other${index}@barg.example`, name), TAKEN, email);
    assert.deepEqual(await register(api, email, `${name}.two`), ACCEPTED, email);
    assert.deepEqual(await register(api, email, `${name}.two`), TAKEN, email);
    assert.deepEqual(await registerPerformer(api, email, `${name}.her`), ACCEPTED, email);
    assert.deepEqual(await registerPerformer(api, email, `${name}.her`), TAKEN, email);
    const check = await api.as(fan).get(`/users/usernames/${name}`);
    assert.deepEqual(check.body.data, { isAvailable: false, reason: 'taken' }, email);
    const renamed = await api.as(fan).put('/users', { username: name });
    assert.deepEqual([renamed.status, renamed.body.code], TAKEN, email);
  }
});

test('a username that is taken is refused before the address is looked at', async (t) => {
  const { api } = await setUp(t);
  const { username } = await api.createUser();
  for (const email of ADDRESSES) assert.deepEqual(await register(api, email, username), TAKEN, email);
});

test('of two that want one name at the same time one has it, whichever address has an account', async (t) => {
  const { api } = await setUp(t);
  for (let round = 0; round < 5; round += 1) {
    const email = `free${round}@barg.example`;
    const answers = await Promise.all([register(api, KNOWN, `name${round}`), register(api, email, `name${round}`)]);
    assert.deepEqual(answers.map(([status]) => status).sort(), [200, 409]);
  }
});

test('the salt of the username is that of the address, as an account has it', async (t) => {
  const { api } = await setUp(t);
  const saltOf = async (username: string): Promise<string> =>
    (await api.guest.post('/auth/password-salt', { username })).body.data.salt;
  for (const [index, email] of ADDRESSES.entries()) {
    await register(api, email, `leaf${index}`);
    assert.equal(await saltOf(`leaf${index}`), await saltOf(email), email);
  }
});

test('the owner of the address may take the name, and it is free again once the account is gone', async (t) => {
  const { api, owner } = await setUp(t);
  await register(api, KNOWN, 'mine');
  await register(api, KNOWN, 'not.mine');
  const check = await api.guest.get('/users/usernames/mine', owner);
  assert.deepEqual(check.body.data, { isAvailable: true, reason: null });
  assert.equal((await api.guest.put('/users', { username: 'mine' }, owner)).status, 200);
  const held = () => api.db.selectFrom('held_usernames').select('username').execute();
  assert.deepEqual(await held(), [{ username: 'not.mine' }]);
  const { id } = await api.db.selectFrom('users').select('id').where('email', '=', KNOWN).executeTakeFirstOrThrow();
  await api.context.work((unit) => unit.callHook('forget', { id, name: 'Nobody' }));
  assert.deepEqual(await held(), []);
  assert.deepEqual(await register(api, UNKNOWN, 'not.mine'), ACCEPTED);
});

test('without requireEmailVerification a taken address is refused, and nothing is held', async (t) => {
  const { api } = await setUp(t);
  await setSetting(api, 'requireEmailVerification', false);
  assert.deepEqual(await register(api, KNOWN, 'mine'), [409, 'auth.email_taken']);
  assert.deepEqual(await register(api, 'other@barg.example', 'mine').then(([status]) => status), 200);
});
