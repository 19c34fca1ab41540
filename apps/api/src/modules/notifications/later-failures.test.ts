import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { afterTest } from '../../testing/after-test.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { sendBatch } from '../campaigns/send.ts';
import { startCampaign } from '../campaigns/start.ts';
import { openCampaigns } from '../campaigns/testing.ts';
import { breakInStore } from '../files/testing.ts';
import { openTalk, uploadFor } from '../messages/testing.ts';
import { keepSegments } from '../recordings/keep-segments.ts';
import { writeAtOnce } from '../notice-letters/write-notice-letter.ts';
import { goLive, isRecorded, settle } from '../recordings/testing.ts';

const toldOf = async (api: TestApi, account: TestAccount) => {
  const { data } = (await api.as(account).get('/notifications')).body.data;
  return data.map(({ kind, link, failure, count }: Record<string, unknown>) => [kind, link, failure, count]);
};

test('a performer is told that a mass message was not sent, once, and why; her letter says so too', async (t) => {
  const { api, her, followers, makeId } = await openCampaigns(await createTestApi(t));
  await followers(1);
  const mailbox = { email_verified_at: new Date(), locale: 'en-US' };
  await api.db.updateTable('users').set(mailbox).where('id', '=', her.id).execute();
  const id = await makeId({ text: 'secret ink' });
  const unverify = { verified_at: null, verification_status: 'none' } as const;
  await api.db.updateTable('performers').set(unverify).where('user_id', '=', her.id).execute();
  for (let times = 0; times < 2; times += 1) await startCampaign(api.context, id);
  const [told, ...others] = await toldOf(api, her);
  assert.deepEqual(told, ['campaign-failed', `/creator/mass-messages/${id}`, 'not-verified', 1]);
  assert.ok(!others.some(([kind]: [string]) => kind === 'campaign-failed'));
  await writeAtOnce(api.context, her.id);
  const { text } = await api.db
    .selectFrom('mails')
    .select('text')
    .where('template', '=', 'notices')
    .executeTakeFirstOrThrow();
  assert.match(text, /A mass message of yours was not sent\. Your account is not verified\./);
});

test('a mass message that could not be delivered to somebody says so to its performer, in the end', async (t) => {
  const { api, her, followers, makeId, figures } = await openCampaigns(await createTestApi(t));
  const [, lost] = await followers(2);
  const id = await makeId();
  await startCampaign(api.context, id);
  const given = { state: 'skipped', reason: 'failed' } as const;
  const { db } = api;
  await db.updateTable('campaign_recipients').set(given).where('user_id', '=', lost!.id).execute();
  for (let times = 0; times < 2; times += 1) await sendBatch(api.context, id);
  assert.deepEqual([(await figures(id)).state, (await figures(id)).sent], ['sent', 1]);
  const told = (await toldOf(api, her)).filter(([kind]: [string]) => kind.startsWith('campaign'));
  assert.deepEqual(told, [['campaign-incomplete', `/creator/mass-messages/${id}`, undefined, 1]]);
});

test('a performer is told that nothing of her stream could be kept', async (t) => {
  const api = await createTestApi(t);
  afterTest(t, await keepSegments(api.context));
  const performer = await api.createPerformer();
  const id = await goLive(api, performer);
  await isRecorded(api, id);
  await api.as(performer).put(`/streaming/live/${id}`, { status: 'ended' });
  await settle(api);
  assert.deepEqual(await toldOf(api, performer), [['recording-failed', '/live/broadcast', 'not-recorded', 1]]);
});

test('who sent a film that can never be played is told, once for a message', async (t) => {
  const api = await createTestApi(t);
  const { fan, id, post } = await openTalk(api);
  const fileIds: string[] = [];
  for (let count = 0; count < 2; count += 1) fileIds.push((await uploadFor(api, fan)).body.data._id);
  await post(fan, { text: 'look', fileIds });
  for (const fileId of fileIds) await breakInStore(api, fileId, Buffer.from('torn'));
  await api.runJobs();
  assert.deepEqual(await toldOf(api, fan), [['message-file-failed', `/messages/${id}`, undefined, 2]]);
});
