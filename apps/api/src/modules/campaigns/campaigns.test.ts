import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestApi } from '../../testing/api.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { reverse } from '../ledger/reversals.ts';
import { MOST_A_DAY } from './campaigns.service.ts';
import { MOST_PER_FAN } from './recipients.repository.ts';
import { sendBatch } from './send.ts';
import { startCampaign } from './start.ts';
import { openCampaigns, runCampaign, runUnsending } from './testing.ts';

test('a mass message reaches each fan once, as a message of his own conversation', async (t) => {
  const { api, followers, makeId, figures, received, latestOf } = await openCampaigns(await createTestApi(t));
  const fans = await followers(3);
  const stranger = await api.createUser();
  const id = await makeId({ text: 'new ink' });
  await api.runJobs();
  assert.deepEqual(await received([...fans, stranger]), [1, 1, 1, 0]);
  assert.equal((await latestOf(fans[0]!)).text, 'new ink');
  const { state, recipients, sent, waiting } = await figures(id);
  assert.deepEqual([state, recipients, sent, waiting], ['sent', 3, 3, 0]);
  assert.ok(
    api.events.some(
      ({ target, event }) => event.name === 'message.created' && JSON.stringify(target).includes(fans[1]!.id),
    ),
  );
});

test('lists and rules are joined, and the preview counts what is sent', async (t) => {
  const { api, her, as, followers, makeId, figures, received } = await openCampaigns(await createTestApi(t));
  const [one, two, three, four] = await followers(4);
  const list = async (name: string, ...fans: string[]): Promise<string> => {
    const id: string = (await as.post('/performer/fan-lists', { name })).body.data._id;
    await as.post(`/performer/fan-lists/${id}/members`, { fanIds: fans });
    return id;
  };
  const [close, far, muted] = [
    await list('close', one!.id, two!.id),
    await list('far', three!.id, four!.id),
    await list('muted', two!.id),
  ];
  for (const fan of [one!, two!, three!]) await api.subscribe(fan, her);
  const audience = { listIds: [close, far], excludedListIds: [muted], rules: [{ kind: 'subscribed' }] };
  const preview = await as.post('/performer/campaigns/preview', { audience });
  assert.deepEqual(preview.body.data, { count: 2, isMore: false });
  const id = await makeId({ audience });
  await api.runJobs();
  assert.equal((await figures(id)).recipients, 2);
  assert.deepEqual(await received([one!, two!, three!, four!]), [1, 0, 1, 0]);
});

test('a misspelt name is refused: without the bound it was meant for, the message would go to every fan', async (t) => {
  const { as, followers, received } = await openCampaigns(await createTestApi(t));
  const fans = await followers(2);
  const send = (body: object) => as.post('/performer/campaigns', { text: 'new ink', ...body });
  for (const [body, field] of [
    [{ audience: { listIDs: [crypto.randomUUID()] } }, 'audience'],
    [{ audience: {}, prize: 5 }, ''],
    [{ audience: {}, scheduleAt: '2030-01-01T10:00:00Z' }, ''],
  ] as const) {
    const { status, body: answer } = await send(body);
    assert.equal(status, 422, JSON.stringify(answer));
    assert.ok(JSON.stringify(answer).includes(field));
  }
  assert.equal((await as.post('/performer/campaigns/preview', { audience: { list: [] } })).status, 422);
  assert.deepEqual(await received(fans), [0, 0]);
});

test('recipients are frozen at the start, and whoever blocks, leaves or is gone meanwhile gets nothing', async (t) => {
  const { api, her, follower, followers, makeId, figures, received } = await openCampaigns(await createTestApi(t));
  const fans = await followers(6);
  const [there, blocks, blocked, suspended, abroad, left] = fans;
  for (const fan of fans) await api.subscribe(fan, her);
  const id = await makeId({ audience: { rules: [{ kind: 'subscribed' }] } });
  await startCampaign(api.context, id);
  const late = await follower('late');
  await api.subscribe(late, her);
  await api.as(blocks!).post('/block/users', { userId: her.id });
  await api.as(her).post('/block/users', { userId: blocked!.id });
  await api.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', suspended!.id).execute();
  await api.db.updateTable('users').set({ country: 'FR' }).where('id', '=', abroad!.id).execute();
  await api.db.insertInto('performer_country_blocks').values({ performer_id: her.id, country: 'FR' }).execute();
  await api.db.updateTable('subscriptions').set({ status: 'expired' }).where('user_id', '=', left!.id).execute();
  await sendBatch(api.context, id);
  const { state, recipients, sent, skipped } = await figures(id);
  assert.deepEqual([state, recipients, sent], ['sent', 6, 1]);
  assert.deepEqual(skipped, { gone: 1, blocked: 2, country: 1, left: 1, cap: 0, failed: 0 });
  const { count } = await api.db
    .selectFrom('messages')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  assert.equal(count, 1);
  assert.deepEqual(await received([there!, late]), [1, 0]);
});

test('a fan gets no more than a few mass messages of one performer a day', async (t) => {
  const { api, follower, makeId, figures, received } = await openCampaigns(await createTestApi(t));
  const fan = await follower();
  for (let number = 0; number < MOST_PER_FAN; number += 1) await runCampaign(api, await makeId());
  const more = await makeId();
  await runCampaign(api, more);
  assert.equal((await figures(more)).skipped.cap, 1);
  const other = await openCampaigns(api);
  await api.as(fan).post(`/follows/${other.her.id}`);
  await runCampaign(api, await other.makeId());
  await sql`update campaign_recipients set sent_at = sent_at - interval '25 hours'`.execute(api.db);
  const next = await makeId();
  await runCampaign(api, next);
  assert.equal((await figures(next)).sent, 1, 'the next day');
  assert.equal((await api.db.selectFrom('messages').select('id').execute()).length, MOST_PER_FAN + 2);
  assert.equal((await received([fan])).length, 1);
});

test('two mass messages at once do not break the cap', async (t) => {
  const { api, follower, makeId } = await openCampaigns(await createTestApi(t));
  await follower();
  const ids = [];
  for (let number = 0; number <= MOST_PER_FAN; number += 1) ids.push(await makeId());
  await Promise.all(ids.map((id) => startCampaign(api.context, id)));
  await Promise.all(ids.map((id) => sendBatch(api.context, id)));
  assert.equal((await api.db.selectFrom('messages').select('id').execute()).length, MOST_PER_FAN);
});

test('in quiet hours it waits, and comes when they are over', async (t) => {
  const { api, follower, makeId, figures, received } = await openCampaigns(await createTestApi(t));
  const fan = await follower();
  const [from, to] = [-60, 60].map((minutes) => new Date(Date.now() + minutes * 60_000).toISOString().slice(11, 16));
  const set = await api.as(fan).put('/users/me/quiet-hours', { quietHours: { from, to, timeZone: 'UTC' } });
  assert.equal(set.status, 200, set.text);
  const id = await makeId();
  await runCampaign(api, id);
  const { state, sent, waiting } = await figures(id);
  assert.deepEqual([state, sent, waiting], ['sending', 0, 1]);
  const { due_at: due } = await api.db.selectFrom('campaign_recipients').select('due_at').executeTakeFirstOrThrow();
  assert.equal(due.toISOString().slice(11, 16), to);
  await api.as(fan).put('/users/me/quiet-hours', { quietHours: null });
  await sql`update campaign_recipients set due_at = now()`.execute(api.db);
  await sendBatch(api.context, id);
  assert.deepEqual(await received([fan]), [1]);
});

test('a paid one is locked until it is bought, counts what it brought, and follows refunds', async (t) => {
  const { api, her, followers, makeId, figures, photo, latestOf, as } = await openCampaigns(await createTestApi(t));
  const [buyer, other] = await followers(2);
  const fileId = await photo();
  const id = await makeId({ text: 'xyzzy-paid', fileIds: [fileId], price: 10 });
  await api.runJobs();
  const locked = await latestOf(buyer!);
  assert.deepEqual([locked.isLocked, locked.text, locked.files.length], [true, 'xyzzy-paid', 1]);
  assert.equal((await api.as(buyer!).post('/files/sign-url', { fileId })).status, 404);
  const bought = await api.as(buyer!).pay(`/wallet/charges/message/${locked._id}`, { expectedPrice: 10 });
  assert.equal(bought.status, 200, bought.text);
  assert.equal((await latestOf(buyer!)).isLocked, false);
  assert.equal((await api.as(buyer!).post('/files/sign-url', { fileId })).status, 200);
  assert.equal((await api.as(other!).post('/files/sign-url', { fileId })).status, 404, 'another fan has not paid');
  await api.as(buyer!).post(`/messages/read-all/conversation/${locked.conversationId}`);
  const after = await figures(id);
  assert.deepEqual([after.bought, after.income, after.seen], [1, 8, 1]);
  const again = { audience: { excludesBuyers: true }, fileIds: [fileId] };
  assert.equal((await as.post('/performer/campaigns/preview', again)).body.data.count, 1, 'who has it is left out');
  const transactionId: string = bought.body.data.transaction._id;
  await api.context.work((unit) => reverse(unit, { kind: 'refund', transactionId, amount: 1000n }));
  const refunded = await figures(id);
  assert.deepEqual([refunded.bought, refunded.income], [0, 0]);
  const offered = (await as.post('/performer/campaigns/preview', again)).body.data;
  assert.equal(offered.count, 2, 'who got the money back is offered it again');
  assert.deepEqual(await findImbalances(api.db), []);
  assert.equal((await api.as(her).post('/files/sign-url', { fileId })).status, 200);
});

test('unsending takes it back from all but who has bought it', async (t) => {
  const { api, followers, makeId, figures, photo, latestOf, as } = await openCampaigns(await createTestApi(t));
  const [buyer, ...others] = await followers(4);
  const fileId = await photo();
  const id = await makeId({ text: 'xyzzy-paid', fileIds: [fileId], price: 10 });
  await api.runJobs();
  const message = await latestOf(buyer!);
  await api.as(buyer!).pay(`/wallet/charges/message/${message._id}`, { expectedPrice: 10 });
  assert.equal((await as.post(`/performer/campaigns/${id}/unsend`)).status, 200);
  await Promise.all([runUnsending(api, id), runUnsending(api, id)]);
  await api.runJobs();
  assert.equal((await as.post(`/performer/campaigns/${id}/unsend`)).status, 200, 'twice changes nothing');
  for (const fan of others) assert.equal((await latestOf(fan)).isDeleted, true);
  const kept = await latestOf(buyer!);
  assert.deepEqual([kept.text, kept.files.length], ['xyzzy-paid', 1]);
  assert.equal((await api.as(buyer!).post('/files/sign-url', { fileId })).status, 200);
  const { state, unsent, bought } = await figures(id);
  assert.deepEqual([state, unsent, bought], ['unsent', 3, 1]);
});

test('a cancelled one goes on to nobody, also where it is cancelled while it is sent', async (t) => {
  const { api, followers, makeId, figures, as } = await openCampaigns(await createTestApi(t));
  await followers(12);
  const id = await makeId();
  await startCampaign(api.context, id);
  const [, cancelled] = await Promise.all([sendBatch(api.context, id), as.post(`/performer/campaigns/${id}/cancel`)]);
  const found = async () => (await api.db.selectFrom('messages').select('id').execute()).length;
  const atEnd = await found();
  await api.runJobs();
  assert.equal(await found(), atEnd);
  const { state, sent, waiting, recipients } = await figures(id);
  assert.equal(state, cancelled.status === 200 ? 'cancelled' : 'sent');
  assert.deepEqual([sent, waiting], [atEnd, 0], 'nobody waits for what is not sent any more');
  assert.equal(recipients, 12);
  assert.equal((await as.post(`/performer/campaigns/${id}/cancel`)).body.code, 'campaigns.ended');
});

test('a scheduled one is sent at its time, and can be cancelled before', async (t) => {
  const { api, followers, make, makeId, figures, received, as } = await openCampaigns(await createTestApi(t));
  const fans = await followers(1);
  const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
  const [id, cancelled] = [await makeId({ scheduledAt }), await makeId({ scheduledAt })];
  await as.post(`/performer/campaigns/${cancelled}/cancel`);
  await api.runJobs();
  assert.equal((await figures(id)).state, 'scheduled');
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(api.db);
  await api.runJobs();
  assert.deepEqual([(await figures(id)).state, (await figures(cancelled)).state], ['sent', 'cancelled']);
  assert.deepEqual(await received(fans), [1]);
  const past = await make({ scheduledAt: new Date(Date.now() - 1000).toISOString() });
  assert.equal(past.body.code, 'campaigns.time_out_of_bounds');
});

test('what cannot be sent any more fails and says why', async (t) => {
  const { api, her, followers, makeId, figures, as } = await openCampaigns(await createTestApi(t));
  await followers(1);
  const listId: string = (await as.post('/performer/fan-lists', { name: 'close' })).body.data._id;
  const [gone, refused] = [await makeId({ audience: { excludedListIds: [listId] } }), await makeId()];
  await as.delete(`/performer/fan-lists/${listId}`);
  await startCampaign(api.context, gone);
  const unverify = { verified_at: null, verification_status: 'none' } as const;
  await api.db.updateTable('performers').set(unverify).where('user_id', '=', her.id).execute();
  await startCampaign(api.context, refused);
  const verify = { verified_at: new Date(), verification_status: 'verified' } as const;
  await api.db.updateTable('performers').set(verify).where('user_id', '=', her.id).execute();
  for (const [id, failure] of [
    [gone, 'list-gone'],
    [refused, 'not-verified'],
  ] as const) {
    const found = await figures(id);
    assert.deepEqual([found.state, found.failure, found.recipients], ['failed', failure, 0]);
  }
});

test('a repeated request makes one, files stand in one place, and there are only so many a day', async (t) => {
  const { api, her, followers, make, photo, as } = await openCampaigns(await createTestApi(t));
  const [fan] = await followers(1);
  const fileId = await photo();
  const body = { text: 'once', audience: {}, fileIds: [fileId] };
  const key = crypto.randomUUID();
  const [first, second] = [
    await as.post('/performer/campaigns', body, { 'idempotency-key': key }),
    await as.post('/performer/campaigns', body, { 'idempotency-key': key }),
  ];
  assert.equal(first.body.data._id, second.body.data._id, second.text);
  assert.equal((await make({ fileIds: [fileId] })).body.code, 'messages.file_sent');
  const opened = await as.post('/conversations', { source: 'user', sourceId: fan!.id });
  const sent = await as.post(`/messages/conversations/${opened.body.data._id}`, { fileIds: [fileId] });
  assert.equal(sent.body.code, 'messages.file_sent');
  const processing = await api.db.selectFrom('files').select('id').where('id', '=', fileId).execute();
  assert.equal(processing.length, 1);
  for (let number = 1; number < MOST_A_DAY; number += 1) assert.equal((await make()).status, 200);
  const refused = await make();
  assert.deepEqual([refused.status, refused.body.code], [429, 'campaigns.too_many']);
  await sql`update campaigns set created_at = created_at - interval '25 hours' where performer_id = ${her.id}`.execute(
    api.db,
  );
  assert.equal((await make()).status, 200, 'the next day');
});

test('files that are not ready are not sent, and prices keep their bounds', async (t) => {
  const { api, make, photo } = await openCampaigns(await createTestApi(t));
  const fileId = await photo();
  await api.db.updateTable('files').set({ status: 'processing' }).where('id', '=', fileId).execute();
  assert.equal((await make({ fileIds: [fileId], price: 5 })).body.code, 'campaigns.files_not_ready');
  assert.equal((await make({ price: 1_000_000 })).body.code, 'messages.price_out_of_bounds');
  assert.equal((await make({ text: '' })).status, 422);
});

test("another's mass messages do not exist, and fans have none", async (t) => {
  const { api, follower, makeId } = await openCampaigns(await createTestApi(t));
  const [fan, id, other] = [await follower(), await makeId(), await api.createPerformer()];
  for (const end of ['', '/cancel', '/unsend']) {
    const url = `/performer/campaigns/${id}${end}`;
    const ask = (who: typeof fan) => (end === '' ? api.as(who).get(url) : api.as(who).post(url));
    assert.equal((await ask(other)).status, 404, end);
    assert.equal((await ask(fan)).status, 403, end);
  }
  assert.equal((await api.as(other).get('/performer/campaigns')).body.data.total, 0);
});
