import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { recordReferral } from './referrals.service.ts';

test('a code is made once, and nobody else has it', async (t) => {
  const api = await createTestApi(t);
  const [nilou, omid] = [await api.createUser(), await api.createPerformer()];
  const first = await api.as(nilou).get('/referrals/user/code');
  assert.equal(first.status, 200);
  assert.match(first.body.data.code, /^[A-HJKMNP-TV-Z2-9]{8}$/);
  const again = await api.as(nilou).get('/referrals/user/code');
  assert.equal(again.body.data.code, first.body.data.code);
  const other = await api.as(omid).get('/referrals/user/code');
  assert.notEqual(other.body.data.code, first.body.data.code);
});

test('simultaneous first requests are given the same code', async (t) => {
  const api = await createTestApi(t);
  const nilou = await api.createUser();
  const answers = await Promise.all(Array.from({ length: 5 }, () => api.as(nilou).get('/referrals/user/code')));
  assert.equal(new Set(answers.map(({ body }) => body.data.code)).size, 1);
});

test('those who came by a code are listed for its owner alone, the newest first, page by page', async (t) => {
  const api = await createTestApi(t);
  const [owner, other] = [await api.createUser({ name: 'Owner' }), await api.createUser()];
  const { code } = (await api.as(owner).get('/referrals/user/code')).body.data;
  for (const name of ['First', 'Second', 'Third']) {
    const { id } = await api.createUser({ name });
    await api.context.work((unit) => recordReferral(unit, { code: code.toLowerCase(), referredId: id }));
  }
  const page = (await api.as(owner).get('/referrals/user/search?limit=2')).body.data;
  assert.equal(page.total, 3);
  assert.deepEqual(
    page.data.map((it: { user: { name: string } }) => it.user.name),
    ['Third', 'Second'],
  );
  const rest = (await api.as(owner).get(`/referrals/user/search?limit=2&cursor=${page.nextCursor}`)).body.data;
  assert.deepEqual(
    rest.data.map((it: { user: { name: string } }) => it.user.name),
    ['First'],
  );
  assert.equal(rest.nextCursor, undefined);
  assert.equal((await api.as(other).get('/referrals/user/search')).body.data.total, 0);
});

test('an unknown code, one’s own code and a second referrer change nothing', async (t) => {
  const api = await createTestApi(t);
  const [nilou, omid, guest] = [await api.createUser(), await api.createUser(), await api.createUser()];
  const codeOf = async (account: typeof nilou) =>
    (await api.as(account).get('/referrals/user/code')).body.data.code as string;
  const record = (code: string | undefined, referredId: string) =>
    api.context.work((unit) => recordReferral(unit, { code, referredId }));
  await record(undefined, guest.id);
  await record('NOTACODE', guest.id);
  await record(await codeOf(nilou), nilou.id);
  assert.equal((await api.as(nilou).get('/referrals/user/search')).body.data.total, 0);
  await record(await codeOf(nilou), guest.id);
  await record(await codeOf(omid), guest.id);
  assert.equal((await api.as(nilou).get('/referrals/user/search')).body.data.total, 1);
  assert.equal((await api.as(omid).get('/referrals/user/search')).body.data.total, 0);
});

test('who is deleted, suspended or blocked is neither listed nor counted', async (t) => {
  const api = await createTestApi(t);
  const owner = await api.createUser();
  const { code } = (await api.as(owner).get('/referrals/user/code')).body.data;
  const people = [await api.createUser(), await api.createUser(), await api.createPerformer(), await api.createUser()];
  for (const { id } of people) await api.context.work((unit) => recordReferral(unit, { code, referredId: id }));
  const [deleted, suspended, parted, here] = people.map(({ id }) => id);
  const now = new Date();
  await api.db.updateTable('users').set({ deleted_at: now, username: null }).where('id', '=', `${deleted}`).execute();
  await api.db.updateTable('users').set({ suspended_at: now }).where('id', '=', `${suspended}`).execute();
  await api.as(owner).post('/block/users', { userId: parted });
  const { data, total } = (await api.as(owner).get('/referrals/user/search')).body.data;
  assert.deepEqual([total, data.map((it: { user: { _id: string } }) => it.user._id)], [1, [here]]);
});
