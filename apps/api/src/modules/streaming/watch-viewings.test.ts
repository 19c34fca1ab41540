import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { endLostViewings } from './watch-viewings.ts';

test('who may not watch any more loses the picture within a minute also where no order came', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const live = await api.as(performer).post('/streaming/live', { title: 'Ink', audience: 'followers' });
  const streamId = String(live.body.data._id);
  const watch = async (resourceId: string, country: string | null = null) => {
    const { id } = await api.createUser();
    await api.context.viewings.begin(streamId, { resourceId, accountId: id, country });
    return id;
  };
  const [blocked, banned, suspended] = [await watch('blocked'), await watch('banned'), await watch('suspended')];
  await watch('german', 'DE');
  // Whoever follows no more was let in: that is asked at the entrance alone.
  await watch('watching', 'FR');
  await api.context.viewings.begin(streamId, { resourceId: 'hers', accountId: performer.id, country: 'DE' });
  const operator = await api.createOperator();
  await api.context.viewings.begin(streamId, { resourceId: 'operator', accountId: operator.id, country: 'DE' });
  await endLostViewings(api.context);
  assert.deepEqual(api.live.ended, []);

  // As another process does whose order is lost.
  await api.db.insertInto('user_blocks').values({ blocker_id: performer.id, blocked_id: blocked }).execute();
  await api.db.insertInto('performer_country_blocks').values({ performer_id: performer.id, country: 'DE' }).execute();
  const ban = { performer_id: performer.id, user_id: banned, by_id: performer.id, kind: 'ban' as const, reason: '' };
  await api.db.insertInto('stream_restrictions').values(ban).execute();
  await api.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', suspended).execute();
  await endLostViewings(api.context);
  assert.deepEqual(api.live.ended.toSorted(), ['banned', 'blocked', 'german', 'suspended']);
  assert.deepEqual(
    (await api.context.viewings.list()).map(({ resourceId }) => resourceId),
    ['watching', 'hers', 'operator'],
  );
});

test('a country where the site is closed loses the picture as well: at once, and within a minute by the look', async (t) => {
  const api = await createTestApi(t);
  await api.listen();
  const performer = await api.createPerformer();
  const { _id: streamId } = (await api.as(performer).post('/streaming/live', { title: 'Ink' })).body.data;
  const watch = async (resourceId: string, country: string | null, { id } = { id: '' }) => {
    const accountId = id || (await api.createUser()).id;
    await api.context.viewings.begin(streamId, { resourceId, accountId, country });
  };
  await watch('german', 'DE');
  await watch('french', 'FR');
  await watch('unknown', null);
  await watch('operator', 'DE', await api.createOperator());
  await setSetting(api, 'blockedCountries', ['DE']);
  await t.waitFor(() => assert.deepEqual(api.live.ended, ['german']));

  await watch('later', 'DE');
  await endLostViewings(api.context);
  assert.deepEqual(api.live.ended, ['german', 'later']);
  const left = (await api.context.viewings.list()).map(({ resourceId }) => resourceId);
  assert.deepEqual(left, ['french', 'unknown', 'operator']);
});

test('who had left a stream before it ended is forgotten', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { _id: streamId } = (await api.as(performer).post('/streaming/live', { title: 'Ink' })).body.data;
  const { id: accountId } = await api.createUser();
  await api.context.viewings.begin(streamId, { resourceId: 'left', accountId, country: null });
  await api.db.updateTable('streams').set({ status: 'ended', ended_at: new Date() }).execute();
  await endLostViewings(api.context);
  assert.deepEqual([await api.context.viewings.list(), api.live.ended], [[], []]);
});
