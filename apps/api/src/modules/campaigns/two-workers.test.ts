import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { countWaiting } from '../../testing/money/contend.ts';
import { lockCampaign } from './campaigns.repository.ts';
import { sendBatch } from './send.ts';
import { startCampaign } from './start.ts';
import { openCampaigns } from './testing.ts';

test('two workers on one mass message write each fan once', async (t) => {
  const { api, followers, makeId, figures, received } = await openCampaigns(await createTestApi(t));
  const fans = await followers(15);
  const id = await makeId();
  await Promise.all([startCampaign(api.context, id), startCampaign(api.context, id)]);
  await Promise.all([sendBatch(api.context, id), sendBatch(api.context, id), sendBatch(api.context, id)]);
  assert.deepEqual(
    await received(fans),
    fans.map(() => 1),
  );
  assert.equal((await figures(id)).sent, 15);
});

test('what another worker does at the same moment is in the figures of whoever counts last', async (t) => {
  const { api, followers, makeId, figures } = await openCampaigns(await createTestApi(t));
  await followers(2);
  const id = await makeId();
  await startCampaign(api.context, id);
  await sendBatch(api.context, id);
  await api.db.updateTable('campaigns').set({ state: 'sending' }).where('id', '=', id).execute();
  let counted: Promise<void> | undefined;
  await api.context.work(async ({ db }) => {
    await lockCampaign(db, id);
    counted = sendBatch(api.context, id);
    while ((await countWaiting(api)) === 0);
    await db
      .updateTable('campaign_recipients')
      .set({ state: 'skipped', reason: 'blocked', message_id: null, conversation_id: null, sent_at: null })
      .where('campaign_id', '=', id)
      .execute();
  });
  await counted;
  const { sent, skipped } = await figures(id);
  assert.deepEqual([sent, skipped.blocked], [0, 2]);
});
