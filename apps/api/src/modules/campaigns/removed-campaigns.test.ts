import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi } from '../../testing/api.ts';
import { sendBatch } from './send.ts';
import { startCampaign } from './start.ts';
import { openCampaigns } from './testing.ts';

const open = async (t: TestContext) => {
  const site = await openCampaigns(await createTestApi(t));
  const { api } = site;
  const operator = api.as(await api.createOperator());
  const report = async (fan: TestAccount, id: string): Promise<string> => {
    const answer = await api.as(fan).post('/reports', { type: 'message', _id: id, reason: 'nudity', text: '' });
    assert.equal(answer.status, 200, answer.text);
    return answer.body.data._id;
  };
  const removeFor = async (reportId: string): Promise<string> => {
    const closed = await operator.post(`/operator/reports/${reportId}/close`, { outcome: 'content-removed' });
    assert.equal(closed.status, 200, closed.text);
    return (await operator.get('/operator/removals')).body.data.data[0]._id;
  };
  const restore = (id: string) => operator.post(`/operator/removals/${id}/restore`, { text: '' });
  const opens = async (fan: TestAccount, fileId: string): Promise<number> =>
    (await api.as(fan).post('/files/sign-urls', { fileIds: [fileId] })).body.data.total;
  return { ...site, operator, report, removeFor, restore, opens };
};

test('a mass message that one fan has reported goes from all of them, with its photo, and comes back to all', async (t) => {
  const { api, as, followers, makeId, figures, photo, latestOf, operator, report, removeFor, restore, opens } =
    await open(t);
  const fans = await followers(3);
  const fileId = await photo();
  const id = await makeId({ text: 'look at me', fileIds: [fileId] });
  await api.runJobs();
  const reportId = await report(fans[0]!, (await latestOf(fans[0]!))._id);
  const otherReport = await report(fans[1]!, (await latestOf(fans[1]!))._id);
  const { content } = (await operator.get(`/operator/reports/${reportId}`)).body.data;
  assert.deepEqual(content.copies, { of: 'mass-message', count: 3 });

  const removalId = await removeFor(reportId);
  for (const fan of fans) assert.equal(await opens(fan, fileId), 0, 'files are closed at once');
  await api.runJobs();
  const texts = async () => Promise.all(fans.map(async (fan) => (await latestOf(fan)).text));
  assert.deepEqual(await texts(), ['', '', '']);
  for (const fan of fans) {
    const { isDeleted, files } = await latestOf(fan);
    assert.deepEqual([isDeleted, files], [true, []]);
  }
  assert.equal((await figures(id)).isTakenDown, true);
  assert.equal((await operator.get(`/operator/reports/${otherReport}`)).body.data.status, 'closed');
  const removal = (await operator.get(`/operator/removals/${removalId}`)).body.data;
  assert.deepEqual([removal.content.text, removal.content.files.length], ['look at me', 1]);
  assert.equal((await as.post(`/performer/campaigns/${id}/unsend`)).body.code, 'campaigns.nothing_to_unsend');
  const again = await as.post('/performer/campaigns', { text: 'look at me', audience: {} });
  assert.deepEqual([again.status, again.body.code], [409, 'messages.words_taken_down']);

  assert.equal((await restore(removalId)).status, 200);
  await api.runJobs();
  assert.deepEqual(await texts(), ['look at me', 'look at me', 'look at me']);
  for (const fan of fans) assert.equal(await opens(fan, fileId), 1);
  assert.deepEqual([(await latestOf(fans[2]!)).files.length, (await figures(id)).isTakenDown], [1, false]);
});

test('its sending stops, and who had bought it has it again when it is back', async (t) => {
  const { api, follower, makeId, figures, photo, latestOf, report, removeFor, restore, received } = await open(t);
  const first = await follower('First');
  const fileId = await photo();
  const id = await makeId({ text: 'for you', fileIds: [fileId], price: 5 });
  await startCampaign(api.context, id);
  await sendBatch(api.context, id);
  const { _id } = await latestOf(first);
  assert.equal((await api.as(first).pay(`/wallet/charges/message/${_id}`, { expectedPrice: 5 })).status, 200);
  // Somebody is still to get it.
  const late = await follower('Late');
  await api.db
    .insertInto('campaign_recipients')
    .columns(['campaign_id', 'user_id', 'performer_id', 'state', 'due_at'])
    .expression((eb) =>
      eb
        .selectFrom('campaigns')
        .select(['id', eb.val(late.id).as('user_id'), 'performer_id'])
        .select([eb.val('waiting' as const).as('state'), eb.fn<Date>('now').as('due_at')])
        .where('id', '=', id),
    )
    .execute();
  await api.db.updateTable('campaigns').set({ state: 'sending', ended_at: null }).where('id', '=', id).execute();
  const removalId = await removeFor(await report(first, _id));
  await sendBatch(api.context, id);
  await api.runJobs();
  assert.deepEqual(await received([late]), [0]);
  assert.equal((await figures(id)).state, 'cancelled');
  assert.equal((await latestOf(first)).isDeleted, true);
  await restore(removalId);
  await api.runJobs();
  const back = await latestOf(first);
  assert.deepEqual([back.isDeleted, back.text, back.isLocked ?? false], [false, 'for you', false]);
  assert.equal((await api.as(first).post('/files/sign-urls', { fileIds: [fileId] })).body.data.total, 1);
});

test('after thirty days its words and files are gone for good', async (t) => {
  const { api, followers, makeId, figures, photo, latestOf, report, removeFor } = await open(t);
  const [fan] = await followers(2);
  const id = await makeId({ text: 'look at me', fileIds: [await photo()] });
  await api.runJobs();
  await removeFor(await report(fan!, (await latestOf(fan!))._id));
  await api.runJobs();
  await api.db
    .updateTable('removals')
    .set({ undoable_until: new Date(Date.now() - 1000) })
    .execute();
  await api.context.work((unit) => unit.addJob('purge-removals', {}));
  await api.runJobs();
  assert.deepEqual([(await figures(id)).text, (await figures(id)).fileIds], ['', []]);
  assert.deepEqual(await api.db.selectFrom('removed_copies').selectAll().execute(), []);
  assert.deepEqual(await api.db.selectFrom('files').select('id').where('storage_key', '<>', '').execute(), []);
});

test('one that is to be sent later is not, when the site has removed its words or files meanwhile', async (t) => {
  const { api, followers, makeId, figures, latestOf, report, removeFor } = await open(t);
  const [fan] = await followers(1);
  await makeId({ text: 'look at me' });
  await api.runJobs();
  const later = await makeId({ text: 'look at me', scheduledAt: new Date(Date.now() + 3_600_000).toISOString() });
  await removeFor(await report(fan!, (await latestOf(fan!))._id));
  await startCampaign(api.context, later);
  const { state, failure } = await figures(later);
  assert.deepEqual([state, failure], ['failed', 'removed']);
});

test('of somebody who leaves no words are kept with what the site had removed', async (t) => {
  const { api, her, followers, makeId, latestOf, report, removeFor } = await open(t);
  const fans = await followers(2);
  await makeId({ text: 'look at me' });
  await api.runJobs();
  await removeFor(await report(fans[0]!, (await latestOf(fans[0]!))._id));
  await api.runJobs();
  await api.db.updateTable('users').set({ password_hash: null }).where('id', '=', her.id).execute();
  const left = await api.as(her).post('/users/me/delete', {});
  assert.equal(left.status, 200, left.text);
  await api.runJobs();
  for (const table of ['removed_copies', 'removed_bytes'] as const)
    assert.deepEqual(await api.db.selectFrom(table).selectAll().execute(), [], table);
});
