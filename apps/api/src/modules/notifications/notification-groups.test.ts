import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { notify, type Notice, type SiteKind } from './notify.ts';

interface Entry {
  _id: string;
  kind: string;
  actor: { _id: string; name: string } | null;
  amount: number | null;
  link: string | null;
  isRead: boolean;
  count: number;
  others: number;
}

const createWorld = async (t: TestContext) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const fans = [];
  for (let number = 0; number < 4; number += 1) fans.push(await api.createUser({ name: `Fan ${number}` }));
  const tell = (notice: Omit<Notice, 'userId' | 'about' | 'kind'> & { kind: SiteKind }, userId = performer.id) =>
    api.context.work((unit) => notify(unit, { userId, ...notice }));
  const list = async (
    account = performer,
    query = '',
  ): Promise<{ data: Entry[]; total: number; nextCursor?: string }> =>
    (await api.as(account).get(`/notifications${query}`)).body.data;
  return { api, performer, fans, tell, list };
};

const LIKED = { kind: 'like', link: '/posts/1' } as const;

test('those who did the same to the same thing stand in one entry, the last of them by name', async (t) => {
  const { fans, tell, list } = await createWorld(t);
  for (const { id } of fans) await tell({ ...LIKED, actorId: id });
  await tell({ kind: 'like', link: '/posts/2', actorId: fans[0]!.id });
  const { data, total } = await list();
  assert.equal(total, 2);
  assert.deepEqual(
    data.map(({ link, actor, count, others }) => [link, actor?.name, count, others]),
    [
      ['/posts/2', 'Fan 0', 1, 0],
      ['/posts/1', 'Fan 3', 4, 3],
    ],
  );
});

test('one who did it again is one person, and what was paid is added up exactly', async (t) => {
  const { fans, tell, list } = await createWorld(t);
  for (const amount of [10n, 20n, 30n]) {
    await tell({ kind: 'tip', link: '/posts/1', actorId: fans[0]!.id, amount });
  }
  const [entry] = (await list()).data;
  assert.deepEqual([entry?.count, entry?.others, entry?.amount], [3, 0, 0.6]);
});

test('opening an entry marks all of it as read, and nothing else', async (t) => {
  const { api, performer, fans, tell, list } = await createWorld(t);
  await tell({ ...LIKED, actorId: fans[0]!.id });
  await tell({ ...LIKED, actorId: fans[1]!.id });
  const [seen] = (await list()).data;
  await tell({ ...LIKED, actorId: fans[2]!.id });
  await tell({ kind: 'follow', actorId: fans[0]!.id });
  const answer = await api.as(performer).post(`/notifications/${seen!._id}/read`);
  assert.deepEqual(answer.body.data, { unreadNotifications: 2 });
  // The like that came after the look is an unread entry of its own.
  assert.deepEqual(
    (await list()).data.map(({ kind, isRead, count }) => [kind, isRead, count]),
    [
      ['follow', false, 1],
      ['like', false, 1],
      ['like', true, 2],
    ],
  );
  await api.as(performer).post('/notifications/read-all');
  assert.deepEqual(
    (await list()).data.map(({ kind, count }) => [kind, count]),
    [
      ['follow', 1],
      ['like', 3],
    ],
  );
});

test('nobody opens the notices of another', async (t) => {
  const { api, fans, tell, list } = await createWorld(t);
  await tell({ ...LIKED, actorId: fans[0]!.id });
  const [entry] = (await list()).data;
  assert.equal((await api.as(fans[1]!).post(`/notifications/${entry!._id}/read`)).status, 404);
  assert.equal((await list()).data[0]?.isRead, false);
});

test('what is about no thing is grouped by the day and leads to a page that tells more', async (t) => {
  const { api, performer, fans, tell, list } = await createWorld(t);
  for (const { id } of fans) await tell({ kind: 'follow', actorId: id });
  const days = ['2026-01-01T23:59:59Z', '2026-01-02T00:00:00Z', '2026-01-02T10:00:00Z', '2026-01-02T23:59:59Z'];
  const rows = await api.db.selectFrom('notifications').select('id').orderBy('id').execute();
  for (const [at, { id }] of rows.entries()) {
    await api.db
      .updateTable('notifications')
      // Another day is another group, whose newest it may be.
      .set({ created_at: new Date(days[at]!), is_newest: true })
      .where('id', '=', id)
      .execute();
  }
  const { data } = await list(performer);
  assert.deepEqual(
    data.map(({ count, link }) => [count, link]),
    [
      [3, '/creator/followers'],
      [1, '/creator/followers'],
    ],
  );
});

test('several works of one performer are one entry that leads to her, one alone to itself', async (t) => {
  const { performer, fans, tell, list } = await createWorld(t);
  const fan = fans[0]!;
  const post = (number: number) => tell({ kind: 'post', actorId: performer.id, link: `/posts/${number}` }, fan.id);
  await post(1);
  assert.equal((await list(fan)).data[0]?.link, '/posts/1');
  await post(2);
  const { data } = await list(fan);
  assert.deepEqual(
    data.map(({ count, others, link }) => [count, others, link]),
    [[2, 0, `/${performer.username}`]],
  );
});

test("the account's own money is never added up", async (t) => {
  const { tell, list } = await createWorld(t);
  await tell({ kind: 'top-up', actorId: null, amount: 500n, link: '/wallet' });
  await tell({ kind: 'top-up', actorId: null, amount: 500n, link: '/wallet' });
  assert.deepEqual(
    (await list()).data.map(({ amount, count }) => [amount, count]),
    [
      [5, 1],
      [5, 1],
    ],
  );
});

test('pages of entries follow one another without gap or repetition, also when a group grows between them', async (t) => {
  const { fans, tell, list, performer } = await createWorld(t);
  for (let number = 1; number <= 5; number += 1) {
    for (const { id } of fans) await tell({ kind: 'like', actorId: id, link: `/posts/${number}` });
  }
  const first = await list(performer, '?limit=2');
  await tell({ kind: 'like', actorId: fans[0]!.id, link: '/posts/5' });
  const second = await list(performer, `?limit=2&cursor=${first.nextCursor}`);
  const third = await list(performer, `?limit=2&cursor=${second.nextCursor}`);
  assert.deepEqual(
    [first, second, third].map(({ data }) => data.map(({ link }) => link)),
    [['/posts/5', '/posts/4'], ['/posts/3', '/posts/2'], ['/posts/1']],
  );
  assert.equal(third.nextCursor, undefined);
});

test('who is gone or parted from the account is not counted in a group', async (t) => {
  const { api, performer, fans, tell, list } = await createWorld(t);
  for (const { id } of fans) await tell({ ...LIKED, actorId: id });
  await api.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', fans[3]!.id).execute();
  await api.as(performer).post('/block/users', { userId: fans[1]!.id });
  const [entry] = (await list()).data;
  assert.deepEqual([entry?.actor?.name, entry?.count, entry?.others], ['Fan 2', 2, 1]);
});

test('a group stays in the list when it was told of at once, or its newest notice is read or goes', async (t) => {
  const { api, performer, fans, tell, list } = await createWorld(t);
  await Promise.all(fans.map(({ id }) => tell({ ...LIKED, actorId: id })));
  const counts = async () => (await list()).data.map(({ isRead, count }) => [isRead, count]);
  assert.deepEqual(await counts(), [[false, 4]]);
  const told = await api.db.selectFrom('notifications').select(['id', 'actor_id']).orderBy('id', 'desc').execute();
  // The two older ones are read, then the author of the newest is blocked, whose notice is read by that.
  await api.as(performer).post(`/notifications/${told[2]?.id}/read`);
  assert.deepEqual(await counts(), [
    [false, 2],
    [true, 2],
  ]);
  await api.as(performer).post('/block/users', { userId: told[0]?.actor_id });
  assert.deepEqual((await counts()).toSorted(), [
    [false, 1],
    [true, 2],
  ]);
});
