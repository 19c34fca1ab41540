import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { countWaiting } from '../../testing/money/contend.ts';
import { countRoundTrips } from '../../testing/round-trips.ts';
import { reinstateAccount, suspendAccount } from '../accounts/suspension.ts';
import { lockQuietConversations } from '../conversations/many-conversations.repository.ts';
import { lockCampaign, moveCampaign } from './campaigns.repository.ts';
import { MOST_PER_FAN } from './recipients.repository.ts';
import { CHUNK, sendBatch } from './send.ts';
import { startCampaign } from './start.ts';
import { openCampaigns, runCampaign } from './testing.ts';

/** Followers as rows, where it takes many of them. */
const manyFollowers = async ({ db }: TestApi, performerId: string, count: number): Promise<void> => {
  await sql`with made as (
      insert into users (id, role, name, username, search_text)
      select id, 'user', 'Fan', replace(id::text, '-', ''), 'fan'
      from (select gen_random_uuid() as id from generate_series(1, ${count}::int)) fan returning id)
    insert into follows (follower_id, performer_id) select id, ${performerId}::uuid from made`.execute(db);
};

const stateOf = async ({ db }: TestApi, campaignId: string, userId: string) =>
  db
    .selectFrom('campaign_recipients')
    .select(['state', 'reason', 'attempts'])
    .where('campaign_id', '=', campaignId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

/** Has the database refuse each message to one fan, as a fault of one row would. */
const breakMessagesTo = async ({ db }: TestApi, userId: string): Promise<() => Promise<void>> => {
  await sql`create function break_message() returns trigger language plpgsql as $$
    begin
      if ${sql.lit(userId)}::uuid = any (new.member_ids) then raise 'broken'; end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger zz_break before insert on messages for each row execute function break_message()`.execute(
    db,
  );
  return async () => {
    await sql`drop trigger zz_break on messages`.execute(db);
    await sql`drop function break_message()`.execute(db);
  };
};

test('those of a chunk who get nothing keep it from nobody else, and each is told of for his reason', async (t) => {
  const { api, her, followers, makeId, figures, received } = await openCampaigns(await createTestApi(t));
  const [there, muting, blocks, capped, quiet, gone] = await followers(6);
  for (let number = 0; number < MOST_PER_FAN; number += 1) await runCampaign(api, await makeId());
  await sql`update campaign_recipients set sent_at = sent_at - interval '25 hours'
    where user_id <> ${capped!.id}`.execute(api.db);
  const [talk] = (await api.as(muting!).get('/conversations')).body.data.data;
  await api.as(muting!).put(`/conversations/${talk._id}/update`, { muted: true });
  const [from, to] = [-60, 60].map((minutes) => new Date(Date.now() + minutes * 60_000).toISOString().slice(11, 16));
  await api.as(quiet!).put('/users/me/quiet-hours', { quietHours: { from, to, timeZone: 'UTC' } });
  const id = await makeId();
  await startCampaign(api.context, id);
  await api.as(blocks!).post('/block/users', { userId: her.id });
  await api.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', gone!.id).execute();
  await sendBatch(api.context, id);
  const { state, sent, waiting, skipped } = await figures(id);
  assert.deepEqual([state, sent, waiting], ['sending', 2, 1]);
  assert.deepEqual([skipped.blocked, skipped.cap, skipped.gone, skipped.failed], [1, 1, 1, 0]);
  assert.deepEqual(await received([there!, muting!]), [MOST_PER_FAN + 1, MOST_PER_FAN + 1]);
  const told = api.events.findLast(
    ({ target, event }) => event.name === 'message.created' && JSON.stringify(target).includes(muting!.id),
  );
  assert.ok(told && 'isMuted' in told.event.data && told.event.data.isMuted);
});

test('one whose message cannot be stored is found, tried again later, and the others of his chunk have theirs', async (t) => {
  const { api, followers, makeId, figures, received } = await openCampaigns(await createTestApi(t));
  const fans = await followers(5);
  const [broken, ...others] = fans;
  const mend = await breakMessagesTo(api, broken!.id);
  const id = await makeId();
  await runCampaign(api, id);
  assert.deepEqual(
    await received(others),
    others.map(() => 1),
  );
  const failed = await stateOf(api, id, broken!.id);
  assert.deepEqual([failed.state, failed.attempts], ['waiting', 1]);
  const unread = await api.as(others[0]!).get('/messages/counting-not-read-messages');
  assert.equal(unread.body.data.totalNotSeenMessages, 1, 'what was rolled back with him counts once');
  await mend();
  await sql`update campaign_recipients set due_at = now() where state = 'waiting'`.execute(api.db);
  await sendBatch(api.context, id);
  assert.deepEqual(
    await received(fans),
    fans.map(() => 1),
  );
  assert.deepEqual([(await figures(id)).state, (await figures(id)).sent], ['sent', fans.length]);
});

test('a conversation in which somebody is at work is not waited for, and has its message a moment later', async (t) => {
  const { api, followers, makeId, figures, received } = await openCampaigns(await createTestApi(t));
  const fans = await followers(3);
  await runCampaign(api, await makeId());
  const [talk] = (await api.as(fans[0]!).get('/conversations')).body.data.data;
  const id = await makeId();
  await startCampaign(api.context, id);
  await api.context.work(async ({ db }) => {
    await lockQuietConversations(db, [talk._id]);
    await sendBatch(api.context, id);
  });
  assert.deepEqual([(await figures(id)).sent, (await figures(id)).waiting], [2, 1]);
  await sql`update campaign_recipients set due_at = now() where state = 'waiting'`.execute(api.db);
  await sendBatch(api.context, id);
  assert.deepEqual(await received(fans), [2, 2, 2]);
  assert.equal((await figures(id)).state, 'sent');
});

test('cancelled while it is sent, it goes on to nobody of the next chunk', async (t) => {
  const { api, her, makeId, figures, as } = await openCampaigns(await createTestApi(t));
  await manyFollowers(api, her.id, CHUNK * 2);
  const id = await makeId();
  await startCampaign(api.context, id);
  const [, cancelled] = await Promise.all([sendBatch(api.context, id), as.post(`/performer/campaigns/${id}/cancel`)]);
  const { sent, waiting, state } = await figures(id);
  assert.equal(state, cancelled.status === 200 ? 'cancelled' : 'sent');
  assert.equal(sent % CHUNK, 0, 'a chunk is sent whole or not at all');
  assert.equal(waiting, 0);
});

test('suspended while it is sent, she writes to nobody any more, also when she is back, and is told', async (t) => {
  const { api, her, followers, makeId, photo, received } = await openCampaigns(await createTestApi(t));
  const [here, quiet] = await followers(2);
  const [from, to] = [-60, 60].map((minutes) => new Date(Date.now() + minutes * 60_000).toISOString().slice(11, 16));
  await api.as(quiet!).put('/users/me/quiet-hours', { quietHours: { from, to, timeZone: 'UTC' } });
  const [half, frozen] = [await makeId({ fileIds: [await photo()] }), await makeId({ fileIds: [await photo()] })];
  await runCampaign(api, half);
  await startCampaign(api.context, frozen);
  await api.context.work((unit) => suspendAccount(unit, { userId: her.id, reason: 'reported' }));
  await api.db.deleteFrom('quiet_hours').execute();
  await sql`update campaign_recipients set due_at = now() where state = 'waiting'`.execute(api.db);
  const sendAll = async () => {
    for (const id of [half, frozen]) await sendBatch(api.context, id);
    await api.runJobs();
  };
  await sendAll();
  await api.context.work((unit) => reinstateAccount(unit, her.id));
  await sendAll();
  assert.deepEqual(await received([here!, quiet!]), [1, 0]);
  const campaigns = await api.db.selectFrom('campaigns').select(['state', 'sent_count']).orderBy('id').execute();
  assert.deepEqual(
    campaigns.map(({ state, sent_count }) => [state, sent_count]),
    [
      ['cancelled', 1],
      ['cancelled', 0],
    ],
  );
  const notices = api.db.selectFrom('notifications').select('link').where('user_id', '=', her.id);
  const told = await notices.where('kind', '=', 'campaign-incomplete').orderBy('link').execute();
  assert.deepEqual(
    told.map(({ link }) => link),
    [half, frozen].map((id) => `/creator/mass-messages/${id}`),
  );
  const kept = await api.db.selectFrom('campaign_files').select('campaign_id').execute();
  assert.deepEqual(kept, [{ campaign_id: half }], 'files that nobody has are gone');
});

test('one that is begun while she is suspended is ended with the others', async (t) => {
  const { api, her, followers, makeId, received } = await openCampaigns(await createTestApi(t));
  const [fan] = await followers(1);
  const id = await makeId();
  const suspending = await api.context.work(async (unit) => {
    await lockCampaign(unit.db, id);
    const done = api.context.work((other) => suspendAccount(other, { userId: her.id, reason: 'reported' }));
    while ((await countWaiting(api)) === 0);
    await moveCampaign(unit.db, id, { from: ['pending'], to: 'sending', started_at: new Date() });
    return { done };
  });
  await suspending.done;
  await api.runJobs();
  assert.deepEqual(await received([fan!]), [0]);
  const { state } = await api.db.selectFrom('campaigns').select('state').executeTakeFirstOrThrow();
  assert.equal(state, 'cancelled');
});

test('a chunk takes as many statements as one recipient', async (t) => {
  const counted = countRoundTrips(t);
  const { api, her, makeId, figures } = await openCampaigns(await createTestApi(t));
  const costOf = async (id: string): Promise<number> => {
    await startCampaign(api.context, id);
    return (await counted(() => sendBatch(api.context, id))).statements;
  };
  await manyFollowers(api, her.id, 1);
  const one = await costOf(await makeId());
  await manyFollowers(api, her.id, CHUNK - 1);
  const hundred = await costOf(await makeId());
  assert.ok(one > 0);
  assert.ok(hundred <= one + 2, `${hundred} statements for a chunk of ${CHUNK}, ${one} for one recipient`);
  assert.ok(hundred / CHUNK <= 0.35, `${hundred / CHUNK} statements for each recipient`);
  const again = await makeId({ text: 'again' });
  assert.ok((await costOf(again)) <= hundred, 'where the conversations are there already');
  assert.equal((await figures(again)).sent, CHUNK);
});
