import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';

const registration = {
  name: 'نیلوفر رستمی',
  username: 'Nilou',
  email: 'Nilou@Barg.example',
  password: 'leaf-and-root',
};

test('registering answers a token that opens the new account with an empty wallet', async (t) => {
  const api = await createTestApi(t);
  const registered = await api.guest.post('/auth/users/register', registration);
  assert.equal(registered.status, 200);
  const me = await api.guest.get('/users/me', { authorization: `Bearer ${registered.body.data.token}` });
  assert.equal(me.status, 200);
  assert.equal(me.body.data.username, 'nilou');
  assert.equal(me.body.data.email, 'nilou@barg.example');
  assert.equal(me.body.data.balance, 0);
  assert.equal(me.body.data.isPerformer, false);
});

test('a username is taken whatever its case, and reserved words are refused', async (t) => {
  const api = await createTestApi(t);
  await api.guest.post('/auth/users/register', registration);
  const again = await api.guest.post('/auth/users/register', {
    ...registration,
    username: 'NILOU',
    email: 'x@barg.example',
  });
  assert.equal(again.status, 409);
  assert.equal(again.body.code, 'auth.username_taken');
  assert.deepEqual(again.body.details, [
    { path: 'username', code: 'auth.username_taken', message: again.body.message },
  ]);
  const sameEmail = await api.guest.post('/auth/users/register', { ...registration, username: 'other' });
  assert.equal(sameEmail.status, 409);
  assert.equal(sameEmail.body.details[0].path, 'email');
  const reserved = await api.guest.post('/auth/users/register', {
    ...registration,
    username: 'auth',
    email: 'y@barg.example',
  });
  assert.equal(reserved.body.code, 'auth.username_reserved');
});

test('login takes a username or an e-mail, and remembers for a year or a day', async (t) => {
  const api = await createTestApi(t);
  await api.guest.post('/auth/users/register', registration);
  for (const [username, remember, days] of [
    ['nilou', true, 365],
    ['NILOU@barg.example', false, 1],
  ] as const) {
    const answer = await api.guest.post('/auth/login', { username, password: registration.password, remember });
    assert.equal(answer.status, 200);
    const session = await api.db
      .selectFrom('sessions')
      .select('expires_at')
      .where('remember', '=', remember)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    const lifetime = (session.expires_at.getTime() - Date.now()) / 86_400_000;
    assert.ok(Math.abs(lifetime - days) < 0.01, `${lifetime} days`);
  }
});

test('a wrong password and an unknown account give the same answer, which is not 401', async (t) => {
  const api = await createTestApi(t);
  await api.guest.post('/auth/users/register', registration);
  const headers = { 'x-locale': 'en-US' };
  const wrong = await api.guest.post('/auth/login', { username: 'nilou', password: 'wrong' }, headers);
  const unknown = await api.guest.post('/auth/login', { username: 'nobody', password: 'wrong' }, headers);
  assert.equal(wrong.status, 422);
  const { requestId: first, ...wrongBody } = wrong.body;
  const { requestId: second, ...unknownBody } = unknown.body;
  assert.notEqual(first, second);
  assert.deepEqual(wrongBody, unknownBody);
  assert.equal(wrongBody.message, 'Incorrect credentials!');
});

test('a dead token is refused everywhere, and logout kills the token', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  assert.equal((await api.as(fan).get('/users/me')).status, 200);
  assert.equal((await api.as(fan).post('/auth/logout')).status, 200);
  assert.equal((await api.as(fan).get('/users/me')).status, 401);
  assert.equal((await api.as(fan).get('/settings/public')).status, 401);
});

test('a password change needs the current one and ends the other sessions', async (t) => {
  const api = await createTestApi(t);
  const { token } = (await api.guest.post('/auth/users/register', registration)).body.data;
  const other = (await api.guest.post('/auth/login', { username: 'nilou', password: registration.password })).body.data
    .token;
  const bearer = { authorization: token };
  const wrong = await api.guest.put('/auth/users/me/password', { password: 'new-password', source: 'nope' }, bearer);
  assert.equal(wrong.body.code, 'auth.incorrect_credentials');
  const done = await api.guest.put(
    '/auth/users/me/password',
    { password: 'new-password', source: registration.password },
    bearer,
  );
  assert.equal(done.status, 200);
  assert.equal((await api.guest.get('/users/me', bearer)).status, 200);
  assert.equal((await api.guest.get('/users/me', { authorization: other })).status, 401);
});

test('invalid values name their fields', async (t) => {
  const api = await createTestApi(t);
  const answer = await api.guest.post('/auth/users/register', { ...registration, email: 'no', password: 'short' });
  assert.equal(answer.status, 422);
  assert.equal(answer.body.code, 'request.invalid_values');
  assert.deepEqual(answer.body.details.map((fault: { path: string }) => fault.path).sort(), ['email', 'password']);
});

test('guessing passwords ends at the limit, with the time to wait', async (t) => {
  const api = await createTestApi(t, { RATE_LIMIT_PER_MINUTE: '9' });
  const attempt = () => api.guest.post('/auth/login', { username: 'nilou', password: 'guess' });
  for (let index = 0; index < 3; index += 1) assert.equal((await attempt()).status, 422);
  const refused = await attempt();
  assert.equal(refused.status, 429);
  assert.equal(refused.body.code, 'request.too_many');
  assert.ok(Number(refused.headers['retry-after']) > 0);
});
