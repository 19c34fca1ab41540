import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { insertGallery } from '../../testing/content.ts';
import { newId } from '../../platform/ids.ts';
import { payPerformer } from '../ledger/movements.ts';
import { rewardPerformer } from '../ledger/referral.ts';
import { reverse } from '../ledger/reversals.ts';
import { askHer } from '../private-streams/testing.ts';
import { buyTicket, endAfter, openDoors } from '../stream-tickets/testing.ts';

const UNTOLD = { title: null, at: null, fan: null };

const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/**
 * In a month of the past a subscription, and a gallery that two fans bought; now a tip, and the gallery is paid back to one of
 * them.
 */
const makeHistory = async (t: TestContext) => {
  const api = await createTestApi(t);
  const [one, other] = [await api.createUser({ balance: 1000 }), await api.createUser({ balance: 1000 })];
  const performer = await api.createPerformer();
  const work = await insertGallery(api.db, performer, { price: 6 });
  const profile = { type: 'profile' as const, id: performer.id };
  const item = { type: 'gallery' as const, id: work };
  const past = new Date('2026-05-31T23:59:59.999Z');
  await api.context.work(async (unit) => {
    const performerId = performer.id;
    const early = { performerId, createdAt: past };
    await payPerformer(unit, { ...early, kind: 'subscription', userId: one.id, amount: 1000n, item: profile });
    await payPerformer(unit, { ...early, kind: 'purchase', userId: one.id, amount: 600n, item });
    const sale = await payPerformer(unit, { ...early, kind: 'purchase', userId: other.id, amount: 600n, item });
    await payPerformer(unit, { performerId, kind: 'tip', userId: one.id, amount: 250n, item: profile });
    await reverse(unit, { kind: 'refund', transactionId: sale.id });
  });
  const ask = async (query: string) => (await api.as(performer).get(`/performer/earning/${query}`)).body.data;
  return { api, one, other, performer, work, ask, past: monthOf(past), now: monthOf(new Date()) };
};

test('a month by kind, work and fan: gross less commission less what was taken back is net', async (t) => {
  const { ask, past, one, work, performer } = await makeHistory(t);
  const byKind = await ask(`breakdown?by=kind&month=${past}`);
  assert.deepEqual(byKind.total, { count: 3, gross: 22, commission: 4.4, takenBack: 0, net: 17.6 });
  assert.deepEqual(byKind.groups, [
    { kind: 'purchase', count: 2, gross: 12, commission: 2.4, takenBack: 0, net: 9.6 },
    { kind: 'subscription', count: 1, gross: 10, commission: 2, takenBack: 0, net: 8 },
  ]);
  const byItem = await ask(`breakdown?by=item&month=${past}`);
  assert.deepEqual(
    byItem.groups.map(({ item: { at, ...item }, net }: { item: { at: string | null }; net: number }) => ({
      ...{ ...item, net, isDated: at !== null },
    })),
    [
      { type: 'gallery', _id: work, title: 'Leaves', fan: null, net: 9.6, isDated: true },
      { type: 'profile', _id: performer.id, title: null, fan: null, net: 8, isDated: false },
    ],
  );
  const [best] = (await ask(`breakdown?by=fan&month=${past}`)).groups;
  assert.deepEqual([best.user._id, best.count, best.net], [one.id, 2, 12.8]);
});

test('what is taken back counts in the month in which it was, with its work and fan', async (t) => {
  const { ask, now, other, work } = await makeHistory(t);
  const byItem = await ask(`breakdown?by=item&month=${now}`);
  assert.deepEqual(byItem.total, { count: 1, gross: 2.5, commission: 0.5, takenBack: -4.8, net: -2.8 });
  const lost = byItem.groups.at(-1);
  assert.deepEqual([lost.item._id, lost.count, lost.takenBack, lost.net], [work, 0, -4.8, -4.8]);
  const refunds = await ask(`search?userId=${other.id}&itemId=${work}&month=${now}`);
  assert.deepEqual(
    refunds.data.map(({ kind, net }: { kind: string; net: number }) => [kind, net]),
    [['refund', -4.8]],
  );
});

test('a stream has its title, whether a ticket of it was bought or it was tipped', async (t) => {
  const api = await createTestApi(t);
  const doors = await openDoors(api);
  await buyTicket(api, doors);
  const tip = { amount: 10, source: { type: 'stream', _id: doors.streamId } };
  assert.equal((await api.as(doors.fan).pay(`/wallet/charges/tip/${doors.performer.id}`, tip)).status, 200);
  await endAfter(api, doors, 3600);
  await api.runJobs();
  const month = monthOf(new Date());
  const asked = await api.as(doors.performer).get(`/performer/earning/breakdown?by=item&month=${month}`);
  assert.deepEqual(
    asked.body.data.groups.map(
      ({ item, count, net }: { item: { _id: string; title: string }; count: number; net: number }) => [
        ...[item._id, item.title],
        ...[count, net],
      ],
    ),
    [[doors.streamId, 'Ink', 2, 12]],
  );
});

test('works without a title are told apart by when they were, and with whom', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const post = await api
    .as(performer)
    .post('/performer/feeds', { text: 'A bowl', audience: 'paid', price: 5, fileIds: [] });
  assert.equal(post.status, 200, post.text);
  await api.db
    .updateTable('feed_posts')
    .set({ text: '', published_at: new Date('2026-05-01T08:00:00Z') })
    .execute();
  const fans = [await api.createUser({ balance: 100 }), await api.createUser({ balance: 100 })];
  const expected: unknown[] = [['feed', null, '2026-05-01T08:00:00.000Z', undefined]];
  const pay = (userId: string, amount: bigint, item: { type: 'feed' | 'private-stream'; id: string }) =>
    api.context.work((unit) =>
      payPerformer(unit, { performerId: performer.id, userId, amount, kind: 'purchase', item }),
    );
  for (const [index, fan] of fans.entries()) {
    const id = await askHer(api, fan, performer);
    const started_at = new Date(`2026-05-0${index + 2}T20:15:00.000Z`);
    await api.db.updateTable('private_streams').set({ started_at }).where('id', '=', id).execute();
    await pay(fan.id, 500n - BigInt(index), { type: 'private-stream', id });
    expected.push(['private-stream', null, started_at.toISOString(), fan.id]);
  }
  await pay(fans[0]?.id ?? '', 1000n, { type: 'feed', id: post.body.data._id });
  const asked = await api.as(performer).get(`/performer/earning/breakdown?by=item&month=${monthOf(new Date())}`);
  assert.deepEqual(
    asked.body.data.groups.map(
      ({ item }: { item: { type: string; title: null; at: string; fan: { _id: string } | null } }) => [
        ...[item.type, item.title, item.at, item.fan?._id],
      ],
    ),
    expected,
  );
});

test('all subscriptions and gifts are one line, as are referrals, and each leads to exactly its entries', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser({ balance: 1000 })];
  const performerId = performer.id;
  const sold = { performerId, userId: fan.id, amount: 1000n };
  await api.context.work(async (unit) => {
    for (let count = 0; count < 3; count += 1) {
      const item = { type: 'subscription' as const, id: newId() };
      const { id } = await payPerformer(unit, { ...sold, kind: 'subscription', item });
      if (count === 0) await reverse(unit, { kind: 'refund', transactionId: id });
    }
    await payPerformer(unit, { ...sold, kind: 'tip', item: { type: 'profile', id: performerId } });
    await rewardPerformer(unit, { referrerId: performerId, amount: 50n, availableAt: null });
  });
  const month = monthOf(new Date());
  const ask = async (query: string) => (await api.as(performer).get(`/performer/earning/${query}`)).body.data;
  const { groups } = await ask(`breakdown?by=item&month=${month}`);
  assert.deepEqual(
    groups.map(({ item, count, net }: { item: object; count: number; net: number }) => [item, count, net]),
    [
      [{ type: 'subscription', _id: null, ...UNTOLD }, 3, 16],
      [{ type: 'profile', _id: performerId, ...UNTOLD }, 1, 8],
      [{ type: 'referral', _id: null, ...UNTOLD }, 1, 0.5],
    ],
  );
  for (const { item, net, count, takenBack } of groups) {
    const found = await ask(`search?month=${month}&itemType=${item.type}`);
    const sum = found.data.reduce((all: number, one: { net: number }) => all + one.net, 0);
    assert.deepEqual([sum, found.total], [net, takenBack < 0 ? count + 1 : count], item.type);
  }
  assert.equal((await api.as(performer).get('/performer/earning/search?itemType=other')).status, 422);
});

test('each figure’s entries are found by what it stands for', async (t) => {
  const { api, ask, past, one, work, performer } = await makeHistory(t);
  const total = async (query: string) => (await ask(`search?${query}`)).total;
  assert.equal(await total(`month=${past}`), 3);
  assert.equal(await total(`month=${past}&userId=${one.id}`), 2);
  assert.equal(await total(`itemId=${work}`), 3);
  assert.equal(await total(`itemId=${work}&kind=refund`), 1);
  const status = async (query: string) => (await api.as(performer).get(`/performer/earning/${query}`)).status;
  assert.equal(await status('breakdown?by=week&month=2026-05'), 422);
  assert.equal(await status('breakdown?month=2026-13'), 422);
  assert.equal(await status('search?month=2026-5'), 422);
  assert.equal((await api.as(one).get('/performer/earning/breakdown?month=2026-05')).status, 403);
});

test('fans after the first fifty are on the next page, those whose purchases were taken back last', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const item = { type: 'profile' as const, id: performer.id };
  const fans: Array<{ id: string }> = [];
  for (let count = 0; count < 52; count += 1) fans.push(await api.createUser({ balance: 100 }));
  await api.context.work(async (unit) => {
    for (const { id: userId } of fans)
      await payPerformer(unit, { performerId: performer.id, kind: 'tip', userId, amount: 100n, item });
  });
  const ask = async (offset: number) => {
    const query = `by=fan&month=${monthOf(new Date())}&offset=${offset}`;
    return (await api.as(performer).get(`/performer/earning/breakdown?${query}`)).body;
  };
  const [first, next] = [(await ask(0)).data, (await ask(50)).data];
  assert.deepEqual([first.groups.length, first.hasMore, next.groups.length, next.hasMore], [50, true, 2, false]);
  const shown = [...first.groups, ...next.groups].map(({ user }: { user: { _id: string } }) => user._id);
  assert.deepEqual(new Set(shown), new Set(fans.map(({ id }) => id)));
  assert.equal((await ask(10_001)).statusCode, 422);
});
