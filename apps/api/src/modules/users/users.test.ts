import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePhoto } from '../files/testing.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { forgetUnused } from '../../testing/forget-unused.ts';

test('a profile is changed field by field, and what may be empty is emptied by null', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const values = { phone: '+98 912 345 6789', birthDate: '1994-03-21', country: 'ir', languages: ['fa', 'en', 'fa'] };
  const changed = await api.as(fan).put('/users', { name: '  سارا  ', ...values });
  assert.equal(changed.status, 200, changed.text);
  const { name, phone, birthDate, country, languages, email } = changed.body.data;
  assert.deepEqual(
    [name, phone, birthDate, country, languages, email],
    ['سارا', '+98 912 345 6789', '1994-03-21', 'IR', ['fa', 'en'], `${fan.username}@barg.example`],
  );
  const emptied = await api.as(fan).put('/users', { phone: null, birthDate: null, country: null, languages: [] });
  assert.deepEqual(
    [emptied.body.data.phone, emptied.body.data.birthDate, emptied.body.data.languages],
    [null, null, []],
  );
  assert.equal((await api.as(fan).put('/users', {})).status, 200);
});

test('values out of bounds are refused, each by its field', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const wrong = {
    name: '',
    username: 'no spaces',
    email: 'nobody',
    phone: 'x',
    birthDate: '2999-01-01',
    country: 'ZZ',
    languages: ['xx'],
    locale: 'tlh',
    theme: 'blue',
  };
  for (const [field, value] of Object.entries(wrong)) {
    const answer = await api.as(fan).put('/users', { [field]: value });
    assert.equal(answer.status, 422, field);
    assert.match(answer.body.details[0].path, new RegExp(`^${field}`));
  }
  assert.equal((await api.as(fan).put('/users', { birthDate: '1994-02-30' })).status, 422);
});

test('the date of birth of a performer is hers to correct until she is verified, and never under age', async (t) => {
  const api = await createTestApi(t);
  const [verified, waiting] = [await api.createPerformer(), await api.createPerformer({ isVerified: false })];
  for (const birthDate of ['1990-01-01', null]) {
    const answer = await api.as(verified).put('/users', { birthDate, name: 'مهسا' });
    assert.deepEqual([answer.status, answer.body.code], [409, 'performer.birth_date_fixed']);
    assert.equal(answer.body.details[0].path, 'birthDate');
  }
  assert.notEqual((await api.as(verified).get('/users/me')).body.data.name, 'مهسا');
  assert.equal((await api.as(verified).put('/users', { name: 'مهسا' })).status, 200);
  const young = `${new Date().getUTCFullYear() - 10}-01-01`;
  assert.equal((await api.as(waiting).put('/users', { birthDate: young })).body.code, 'performer.too_young');
  const corrected = await api.as(waiting).put('/users', { birthDate: '1990-01-01' });
  assert.equal(corrected.body.data.birthDate, '1990-01-01');
});

test('an e-mail that changes has to be verified again; the same one stays verified', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  await api.db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', fan.id).execute();
  const same = await api.as(fan).put('/users', { email: `${fan.username.toUpperCase()}@barg.example` });
  assert.equal(same.body.data.isEmailVerified, true);
  const other = await api.as(fan).put('/users', { email: 'new@barg.example' });
  assert.deepEqual([other.body.data.email, other.body.data.isEmailVerified], ['new@barg.example', false]);
});

test('a username can be asked for before it is taken', async (t) => {
  const api = await createTestApi(t);
  const [fan, other] = [await api.createUser(), await api.createUser()];
  const ask = async (name: string) => (await api.as(fan).get(`/users/usernames/${name}`)).body.data;
  assert.deepEqual(await ask('free.name'), { isAvailable: true, reason: null });
  assert.deepEqual(await ask(fan.username), { isAvailable: true, reason: null });
  assert.deepEqual(await ask(other.username), { isAvailable: false, reason: 'taken' });
  assert.deepEqual(await ask('operator'), { isAvailable: false, reason: 'reserved' });
  assert.equal((await api.as(fan).get('/users/usernames/a%20b')).status, 422);
  assert.equal((await api.guest.get('/users/usernames/free.name')).status, 401);
  assert.equal((await api.as(fan).put('/users', { username: other.username })).body.code, 'auth.username_taken');
  assert.equal((await api.as(fan).put('/users', { username: 'operator' })).body.code, 'auth.username_reserved');
});

test("a performer's craft stays in what she is found by when she changes her name", async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  await api.as(performer).put(`/performers/${performer.id}`, { craft: 'Ceramics' });
  await api.as(performer).put('/users', { name: 'Negin' });
  const found = await api.guest.get('/performers/user/search?q=ceramics');
  assert.equal(found.body.data.data[0]?.name, 'Negin');
});

const avatarOf = async (api: TestApi, fan: TestAccount) => (await api.as(fan).get('/users/me')).body.data.avatar;

const uploadAvatar = (api: TestApi, account: TestAccount, bytes: Uint8Array) =>
  api.as(account).upload('/users/avatar/upload', { field: 'file', name: 'me.jpg', type: 'image/jpeg', bytes });

test('an avatar takes the place of the one before once it can be shown', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  assert.equal(await avatarOf(api, fan), null);
  const first = await uploadAvatar(api, fan, await makePhoto());
  assert.deepEqual([first.status, first.body.data.type, first.body.data.status], [200, 'avatar', 'processing']);
  await api.runJobs();
  const shown = await avatarOf(api, fan);
  assert.match(shown.small.webp, new RegExp(first.body.data._id));
  assert.equal((await api.guest.get(shown.small.webp.replace('/api', ''))).status, 200);

  const second = await uploadAvatar(api, fan, await makePhoto());
  assert.deepEqual(await avatarOf(api, fan), shown);
  await api.runJobs();
  assert.match((await avatarOf(api, fan)).small.webp, new RegExp(second.body.data._id));

  const whole = await makePhoto({ width: 1200, height: 1200 });
  await uploadAvatar(api, fan, whole.subarray(0, Math.floor(whole.length / 2)));
  await api.runJobs();
  assert.match((await avatarOf(api, fan)).small.webp, new RegExp(second.body.data._id));

  await forgetUnused(api);
  const left = await api.db.selectFrom('files').select('id').execute();
  assert.deepEqual(left, [{ id: second.body.data._id }]);

  const removed = await api.as(fan).delete('/users/avatar');
  assert.deepEqual([removed.status, removed.body.data.avatar], [200, null]);
});

test('an avatar is a picture by its content, and a fan uploads it', async (t) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  assert.equal((await uploadAvatar(api, fan, svg)).status, 415);
  assert.equal((await uploadAvatar(api, performer, await makePhoto())).status, 403);
  assert.equal((await api.guest.post('/users/avatar/upload')).status, 401);
});

test('a fan sets below which price nothing is asked; it begins at none, is exact and bounded, and is told', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const bound = async () => (await api.as(fan).get('/users/me')).body.data.unaskedBelow;
  assert.equal(await bound(), 0);
  for (const unaskedBelow of [-1, 100.01, 1.005, '5', null])
    assert.equal((await api.as(fan).put('/users', { unaskedBelow })).status, 422, String(unaskedBelow));
  assert.equal((await api.as(fan).put('/users', { unaskedBelow: 2.5 })).body.data.unaskedBelow, 2.5);
  await api.as(fan).put('/users', { name: 'Another' });
  assert.equal(await bound(), 2.5);
  assert.equal((await api.as(fan).put('/users', { unaskedBelow: 0 })).body.data.unaskedBelow, 0);
});
