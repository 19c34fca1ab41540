import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { sendBatch } from './send.ts';
import { startCampaign } from './start.ts';
import { openCampaigns, runUnsending } from './testing.ts';

test('her windows are told each time that a job has moved a mass message on', async (t) => {
  const { api, her, as, followers, makeId } = await openCampaigns(await createTestApi(t));
  await followers(2);
  const id = await makeId();
  const toldBy = async (act: () => Promise<unknown>): Promise<number> => {
    const before = api.events.length;
    await act();
    const told = api.events.slice(before).filter(({ event }) => event.name === 'account.changed');
    for (const { target, event } of told) {
      assert.deepEqual([target, event.data], [{ kind: 'user', userId: her.id }, { area: 'campaigns' }]);
    }
    return told.length;
  };
  assert.equal(await toldBy(() => startCampaign(api.context, id)), 1);
  assert.equal(await toldBy(() => startCampaign(api.context, id)), 0, 'it has begun already');
  assert.equal(await toldBy(() => sendBatch(api.context, id)), 1, 'once for all of a batch');
  await as.post(`/performer/campaigns/${id}/unsend`);
  assert.equal(await toldBy(() => runUnsending(api, id)), 1);
});

test('they are told of one that cannot be sent', async (t) => {
  const { api, her, makeId } = await openCampaigns(await createTestApi(t));
  const id = await makeId();
  await api.db
    .updateTable('performers')
    .set({ verification_status: 'refused', verified_at: null })
    .where('user_id', '=', her.id)
    .execute();
  const before = api.events.length;
  await startCampaign(api.context, id);
  const told = api.events.slice(before).filter(({ event }) => event.name === 'account.changed');
  assert.equal(told.length, 1);
});
