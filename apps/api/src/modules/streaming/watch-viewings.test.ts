import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
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
