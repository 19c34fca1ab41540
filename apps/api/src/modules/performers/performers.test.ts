import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi } from '../../testing/api.ts';

test('a visitor finds a performer by name, whichever keyboard typed it, and opens her by username', async (t) => {
  const api = await createTestApi(t);
  const mahsa = await api.createPerformer({ name: 'مهسا کریمی' });
  await api.createPerformer({ name: 'Arash' });
  const arabicLetters = encodeURIComponent('كريمي');
  const found = await api.guest.get(`/performers/user/search?q=${arabicLetters}`);
  assert.deepEqual(
    found.body.data.data.map((it: { _id: string }) => it._id),
    [mahsa.id],
  );
  assert.equal(found.body.data.total, 1);
  const opened = await api.guest.get(`/performers/${mahsa.username.toUpperCase()}`);
  assert.equal(opened.body.data._id, mahsa.id);
  assert.equal((await api.guest.get('/performers/nobody.here')).status, 404);
});

test('wildcards in a search are taken literally', async (t) => {
  const api = await createTestApi(t);
  await api.createPerformer({ name: 'Mahsa' });
  const found = await api.guest.get('/performers/user/search?q=%25');
  assert.equal(found.body.data.total, 0);
});

test('following is idempotent, counted exactly, and shown to the follower', async (t) => {
  const api = await createTestApi(t);
  const [fan, mahsa] = [await api.createUser(), await api.createPerformer()];
  const answers = await Promise.all([1, 2, 3].map(() => api.as(fan).post(`/follows/${mahsa.id}`)));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200],
  );
  const seen = (await api.as(fan).get(`/performers/${mahsa.username}`)).body.data;
  assert.equal(seen.followerCount, 1);
  assert.equal(seen.isFollowed, true);
  const notices = await api.db.selectFrom('notifications').select('kind').where('user_id', '=', mahsa.id).execute();
  assert.deepEqual(notices, [{ kind: 'follow' }]);
  assert.deepEqual(
    (await api.as(fan).get('/follows/following')).body.data.data.map((it: { _id: string }) => it._id),
    [mahsa.id],
  );
  assert.deepEqual(
    (await api.as(mahsa).get('/follows/followers')).body.data.data.map((it: { _id: string }) => it._id),
    [fan.id],
  );
  await api.as(fan).delete(`/follows/${mahsa.id}`);
  await api.as(fan).delete(`/follows/${mahsa.id}`);
  assert.equal((await api.guest.get(`/performers/${mahsa.id}`)).body.data.followerCount, 0);
});

test('only fans follow, only performers are followed, and followers are the performer’s to see', async (t) => {
  const api = await createTestApi(t);
  const [fan, other, mahsa] = [await api.createUser(), await api.createUser(), await api.createPerformer()];
  assert.equal((await api.as(mahsa).post(`/follows/${mahsa.id}`)).status, 403);
  assert.equal((await api.as(fan).post(`/follows/${other.id}`)).status, 404);
  assert.equal((await api.as(fan).get(`/follows/followers?performerId=${mahsa.id}`)).status, 403);
});

test('a performer finds her followers by their names, page by page, with when each came', async (t) => {
  const api = await createTestApi(t);
  const [mahsa, other] = [await api.createPerformer(), await api.createPerformer()];
  const fans: TestAccount[] = [];
  for (const name of ['Niloufar', 'Kaveh', 'Nima']) {
    const fan = await api.createUser({ name });
    await api.as(fan).post(`/follows/${mahsa.id}`);
    fans.push(fan);
  }
  await api.as(await api.createUser({ name: 'Nika' })).post(`/follows/${other.id}`);
  const find = async (query: string) => (await api.as(mahsa).get(`/follows/followers?${query}`)).body.data;
  const first = await find('limit=2');
  assert.deepEqual([first.total, first.data.map((it: { name: string }) => it.name)], [3, ['Nima', 'Kaveh']]);
  assert.ok(Date.now() - Date.parse(first.data[0].followedAt) < 60_000);
  const rest = await find(`limit=2&cursor=${first.nextCursor}`);
  assert.deepEqual([rest.nextCursor, rest.data[0].name], [undefined, 'Niloufar']);
  const named = await find('q=NI');
  assert.deepEqual([named.total, named.data.map((it: { name: string }) => it.name)], [2, ['Nima', 'Niloufar']]);
  assert.equal((await find('q=%25')).total, 0);
});

test('the list of follows pages by cursor without losing or repeating one', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const performers = await Promise.all(Array.from({ length: 5 }, () => api.createPerformer()));
  for (const { id } of performers) await api.as(fan).post(`/follows/${id}`);
  const seen: string[] = [];
  let cursor = '';
  do {
    const { data } = (await api.as(fan).get(`/follows/following?limit=2${cursor && `&cursor=${cursor}`}`)).body;
    seen.push(...data.data.map((it: { _id: string }) => it._id));
    cursor = data.nextCursor ?? '';
  } while (cursor);
  assert.deepEqual(seen, performers.map(({ id }) => id).reverse());
});

test('a performer edits her own profile within the bounds of the settings, and nobody else’s', async (t) => {
  const api = await createTestApi(t);
  const [mahsa, other, fan] = [await api.createPerformer(), await api.createPerformer(), await api.createUser()];
  const changed = await api.as(mahsa).put(`/performers/${mahsa.id}`, { bio: 'Paints.', monthlyPrice: 4.9 });
  assert.equal(changed.body.data.bio, 'Paints.');
  assert.equal(changed.body.data.monthlyPrice, 4.9);
  assert.equal(
    (await api.as(mahsa).put(`/performers/${mahsa.id}`, { monthlyPrice: 1 })).body.code,
    'performer.subscription_price_out_of_bounds',
  );
  assert.equal((await api.as(mahsa).put(`/performers/${mahsa.id}`, { monthlyPrice: 4.999 })).status, 422);
  assert.equal((await api.as(mahsa).put(`/performers/${other.id}`, { bio: 'x' })).status, 403);
  assert.equal((await api.as(fan).put(`/performers/${mahsa.id}`, { bio: 'x' })).status, 403);
});

test('a name that no text can hold is a malformed request, not a fault of the server', async (t) => {
  const api = await createTestApi(t);
  assert.equal((await api.guest.get('/performers/%00')).status, 400);
});

test('performers at random: those who have something to show come before those who have nothing yet', async (t) => {
  const api = await createTestApi(t);
  const [shows] = [await api.createPerformer(), await api.createPerformer(), await api.createPerformer()];
  await api.as(shows).post('/performer/feeds', { text: 'A study in green', audience: 'free' });
  const chosen = [];
  for (const _ of Array.from({ length: 8 })) {
    const { body } = await api.guest.get('/performers/search/random?limit=1');
    chosen.push(body.data.data[0]._id);
  }
  assert.deepEqual(new Set(chosen), new Set([shows.id]));
});

test('prices that contradict each other are refused or asked about, with both numbers', async (t) => {
  const api = await createTestApi(t);
  const mahsa = await api.createPerformer();
  const save = (prices: object) => api.as(mahsa).put(`/performers/${mahsa.id}`, prices);
  assert.equal((await save({ monthlyPrice: 6, yearlyPrice: 60 })).status, 200);
  const free = await save({ yearlyPrice: 0, isDearYearMeant: true });
  assert.deepEqual([free.status, free.body.code], [422, 'performer.year_free_beside_paid_month']);
  assert.match(free.body.message, /۶/);
  for (const prices of [{ yearlyPrice: 72.01 }, { monthlyPrice: 4.99 }, { monthlyPrice: 6, yearlyPrice: 100 }]) {
    const dear = await save(prices);
    assert.deepEqual([dear.status, dear.body.code], [409, 'performer.year_dearer_than_months']);
  }
  assert.match((await save({ yearlyPrice: 100 })).body.message, /۱۰۰.*۷۲/);
  assert.equal((await save({ yearlyPrice: 100, isDearYearMeant: true })).body.data.yearlyPrice, 100);
  assert.equal((await save({ bio: 'Paints.' })).status, 200);
  assert.equal((await save({ yearlyPrice: null })).status, 200);
  assert.equal((await save({ quarterlyPrice: 0 })).status, 422);
  const { quarterlyPrice, halfYearlyPrice } = (await save({ quarterlyPrice: 15, halfYearlyPrice: 30 })).body.data;
  assert.deepEqual([quarterlyPrice, halfYearlyPrice], [15, 30]);
  const contradictions = [{ halfYearlyPrice: 30.01 }, { quarterlyPrice: 14.99 }, { quarterlyPrice: 18.01 }];
  for (const prices of [...contradictions, { yearlyPrice: 60.01 }]) {
    assert.equal((await save(prices)).body.code, 'performer.plan_dearer_than_shorter', JSON.stringify(prices));
  }
  assert.match((await save({ halfYearlyPrice: 31 })).body.message, /۳۱.*۳۰/);
  assert.equal((await save({ halfYearlyPrice: 31, isDearPlanMeant: true })).status, 200);
  assert.equal((await save({ quarterlyPrice: null, halfYearlyPrice: null })).status, 200);
  assert.equal((await save({ monthlyPrice: 0, yearlyPrice: 0 })).status, 200);
});
