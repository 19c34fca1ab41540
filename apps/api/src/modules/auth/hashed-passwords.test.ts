import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashPassword } from '../../platform/passwords.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { keyOf, newProof, person, tokenInMail } from './testing.ts';

const NEW = 'another-leaf-2';
const asName = { username: person.username };

const canLogIn = async (api: TestApi, username: string, password: string): Promise<boolean> => {
  const { status } = await api.guest.post('/auth/login', { username, password });
  assert.ok(status === 200 || status === 422, String(status));
  return status === 200;
};

const register = async (api: TestApi, password: string): Promise<string> =>
  (await api.guest.post('/auth/users/register', { ...person, password })).body.data.token;

test('an account made with the plain password is opened by the key, by name and by e-mail, and the reverse', async (t) => {
  const api = await createTestApi(t);
  await register(api, person.password);
  for (const username of [person.username, person.email]) {
    assert.ok(await canLogIn(api, username, person.password));
    assert.ok(await canLogIn(api, username, await keyOf(api, { username }, person.password)));
    assert.ok(!(await canLogIn(api, username, await keyOf(api, { username }, 'wrong'))));
  }
});

test('an account made with the key is opened by the plain password', async (t) => {
  const api = await createTestApi(t);
  await register(api, await keyOf(api, { username: person.email }, person.password));
  assert.ok(await canLogIn(api, person.username, person.password));
  assert.ok(await canLogIn(api, person.email, await keyOf(api, asName, person.password)));
  const { password_hash } = await api.db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow();
  assert.match(password_hash ?? '', /^\$argon2id\$/);
});

test('a password can be changed and reset with keys, and then works plain', async (t) => {
  const api = await createTestApi(t);
  const token = await register(api, person.password);
  const source = await keyOf(api, asName, person.password);
  const password = await keyOf(api, asName, NEW);
  const changed = await api.guest.put('/auth/users/me/password', { source, password }, { authorization: token });
  assert.equal(changed.status, 200);
  assert.ok(await canLogIn(api, person.username, NEW));

  await api.guest.post('/auth/users/forgot', { username: person.email, proof: await newProof(api) });
  const letter = await tokenInMail(api, 'password-reset');
  const answer = await api.guest.post('/auth/password/reset', {
    token: letter,
    password: await keyOf(api, { token: letter }, 'third-leaf-3'),
  });
  assert.equal(answer.status, 200);
  assert.ok(await canLogIn(api, person.email, 'third-leaf-3'));
  assert.ok(!(await canLogIn(api, person.email, NEW)));
});

test('the salt survives another e-mail and another username', async (t) => {
  const api = await createTestApi(t);
  await register(api, person.password);
  await api.db.updateTable('users').set({ email: 'new@barg.example', username: 'nilou.two' }).execute();
  assert.ok(await canLogIn(api, 'nilou.two', await keyOf(api, { username: 'new@barg.example' }, person.password)));
  assert.ok(await canLogIn(api, 'new@barg.example', person.password));
});

test('salts of unknown names look like those of known ones, and stay the same', async (t) => {
  const api = await createTestApi(t);
  const saltOf = async (username: string) => (await api.guest.post('/auth/password-salt', { username })).body;
  const before = await saltOf(person.email);
  assert.deepEqual(await saltOf('Nilou@Barg.example'), before);
  await register(api, person.password);
  assert.deepEqual(await saltOf(person.email), before);
  const unknown = await saltOf('nobody');
  assert.deepEqual(Object.keys(unknown.data), ['salt']);
  assert.equal(unknown.data.salt.length, before.data.salt.length);
  assert.notDeepEqual(unknown, before);
});

test('a hash of the plain password works with the plain password, and then in both ways', async (t) => {
  const api = await createTestApi(t);
  await register(api, person.password);
  const legacy = { password_hash: await hashPassword(person.password), password_salt: null };
  await api.db
    .updateTable('users')
    .set({ ...legacy, password_scheme: 'plain' })
    .execute();
  assert.ok(!(await canLogIn(api, person.username, 'wrong')));
  assert.ok(await canLogIn(api, person.username, person.password));
  const row = await api.db.selectFrom('users').select('password_scheme').executeTakeFirstOrThrow();
  assert.equal(row.password_scheme, 'derived');
  assert.ok(await canLogIn(api, person.username, await keyOf(api, asName, person.password)));
  assert.ok(await canLogIn(api, person.username, person.password));
});

test('the page is told what to do by the environment, else by the setting', async (t) => {
  const settingOf = async (api: TestApi) => (await api.guest.get('/settings/public')).body.data.hashPwClient;
  assert.equal(await settingOf(await createTestApi(t, { HASH_PW_CLIENT: 'true' })), true);
  const api = await createTestApi(t);
  assert.equal(await settingOf(api), false);
  await api.db.insertInto('settings').values({ key: 'hashPwClient', value: 'true', is_public: true }).execute();
  assert.equal(await settingOf(api), true);
});
