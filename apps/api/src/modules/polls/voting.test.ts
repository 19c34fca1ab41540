import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { countWaiting } from '../../testing/money/contend.ts';
import { purchase } from '../feed-posts/testing.ts';
import { holdPoll, insertVote } from './polls.repository.ts';
import type { Poll } from './polls.schema.ts';
import { makePoll, optionOf, publishPoll, QUESTION } from './testing.ts';

const voteFor = (api: TestApi, fan: TestAccount, poll: Poll, index: number) =>
  api.as(fan).post(`/user/feeds/vote/${poll._id}`, { optionId: optionOf(poll, index) });

const pollOf = async (reader: TestApi['guest'], postId: string): Promise<Poll | null> =>
  (await reader.get(`/user/feeds/${postId}`)).body.data.poll;

const votesOf = (poll: Poll | null) => poll?.options.map(({ votes }) => votes);

const PASSWORD = 'leaf-and-root-1';

/** A fan with a password to leave with. */
const register = async (api: TestApi): Promise<TestAccount> => {
  const person = { name: 'Sara', username: 'sara', email: 'sara@barg.example', password: PASSWORD };
  const { token } = (await api.guest.post('/auth/users/register', person)).body.data;
  const me = await api.guest.get('/users/me', { authorization: token });
  return { id: me.body.data._id, username: person.username, token };
};

const endNow = ({ db }: TestApi, { _id }: Poll) =>
  db
    .updateTable('polls')
    .set({ ends_at: sql<Date>`now()` })
    .where('id', '=', _id)
    .execute();

test('the result is for who has voted and for the owner; others read question, options and how many voted', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const [fan, other] = [await api.createUser(), await api.createUser()];
  const { poll, post } = await publishPoll(api, performer);
  assert.equal(post.poll?.question, QUESTION);
  const { data } = (await voteFor(api, fan, poll, 1)).body;
  assert.deepEqual([votesOf(data), data.myOptionId, data.totalVotes], [[0, 1, 0], optionOf(poll, 1), 1]);
  assert.deepEqual(await pollOf(api.as(fan), post._id), data);
  for (const reader of [api.guest, api.as(other)]) {
    const seen = await pollOf(reader, post._id);
    assert.deepEqual([votesOf(seen), seen?.totalVotes, seen?.myOptionId], [[null, null, null], 1, null]);
    assert.ok(seen?.options.every(({ share, text }) => share === null && text));
  }
  assert.deepEqual(votesOf(await pollOf(api.as(performer), post._id)), [0, 1, 0]);
  const shares = (await voteFor(api, other, poll, 2)).body.data.options.map(({ share }: { share: number }) => share);
  assert.deepEqual(shares, [0, 0.5, 0.5]);
});

test('an account votes once: the same again changes nothing, another option is refused', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const { poll } = await publishPoll(api, await api.createPerformer());
  for (let round = 0; round < 2; round++) {
    assert.deepEqual(votesOf((await voteFor(api, fan, poll, 0)).body.data), [1, 0, 0]);
  }
  const refused = await voteFor(api, fan, poll, 1);
  assert.deepEqual([refused.status, refused.body.code], [409, 'polls.already_voted']);
});

test('votes are counted exactly when many come at once, some of them twice', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const fans: TestAccount[] = [];
  for (let count = 0; count < 8; count++) fans.push(await api.createUser());
  const { poll, post } = await publishPoll(api, performer);
  const answers = await Promise.all(
    fans.flatMap((fan, index) => [voteFor(api, fan, poll, index % 3), voteFor(api, fan, poll, (index + 1) % 3)]),
  );
  const statuses = answers.map(({ status }) => status).sort();
  assert.deepEqual(statuses, [...Array<number>(8).fill(200), ...Array<number>(8).fill(409)]);
  const seen = await pollOf(api.as(performer), post._id);
  assert.equal(seen?.totalVotes, 8);
  const { rows } = await sql<{ total: number }>`
    select count(v.*)::int as total from poll_options o left join poll_votes v on v.option_id = o.id
    where o.poll_id = ${poll._id} group by o.id, o.position order by o.position`.execute(api.db);
  assert.deepEqual(
    votesOf(seen),
    rows.map(({ total }) => total),
  );
});

test('a vote counts another one for another option that is being made', async (t) => {
  const api = await createTestApi(t);
  const [fan, other] = [await api.createUser(), await api.createUser()];
  const { poll } = await publishPoll(api, await api.createPerformer());
  const voting = await api.context.work(async ({ db }) => {
    await holdPoll(db, poll._id);
    await insertVote(db, { poll_id: poll._id, option_id: optionOf(poll, 1), user_id: other.id });
    let isOver = false;
    const done = voteFor(api, fan, poll, 0).finally(() => (isOver = true));
    while (!isOver && (await countWaiting(api)) === 0);
    return { done };
  });
  assert.deepEqual(votesOf((await voting.done).body.data), [1, 1, 0]);
});

test('after its end nobody votes, and everyone reads the result', async (t) => {
  const api = await createTestApi(t);
  const [fan, late] = [await api.createUser(), await api.createUser()];
  const endsAt = new Date(Date.now() + 3_600_000).toISOString();
  const { poll, post } = await publishPoll(api, await api.createPerformer(), { poll: { endsAt } });
  assert.deepEqual([poll.endsAt, poll.isEnded], [endsAt, false]);
  await voteFor(api, fan, poll, 0);
  await endNow(api, poll);
  const refused = await voteFor(api, late, poll, 0);
  assert.deepEqual([refused.status, refused.body.code], [409, 'polls.ended']);
  const seen = await pollOf(api.guest, post._id);
  assert.deepEqual([seen?.isEnded, votesOf(seen)], [true, [1, 0, 0]]);
});

test('guests, the owner, and options of other polls are refused; what no post carries is not there', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const { poll } = await publishPoll(api, performer);
  const loose = await makePoll(api, performer);
  const body = { optionId: optionOf(poll, 0) };
  assert.equal((await api.guest.post(`/user/feeds/vote/${poll._id}`, body)).status, 401);
  assert.equal((await voteFor(api, performer, poll, 0)).body.code, 'polls.own');
  const foreign = await api.as(fan).post(`/user/feeds/vote/${poll._id}`, { optionId: optionOf(loose, 0) });
  assert.deepEqual([foreign.body.code, foreign.body.details[0].path], ['polls.unknown_option', 'optionId']);
  assert.equal((await api.as(fan).post(`/user/feeds/vote/${poll._id}`, { optionId: 'first' })).status, 422);
  assert.equal((await voteFor(api, fan, loose, 0)).status, 404);
  assert.equal((await api.as(fan).post(`/user/feeds/vote/${newId()}`, body)).status, 404);
});

test('nothing of a poll in a locked post leaves the server, and entitlement opens it', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan, subscriber, buyer] = [
    await api.createPerformer(),
    await api.createUser(),
    await api.createUser(),
    await api.createUser(),
  ];
  await api.subscribe(subscriber, performer);
  const members = await publishPoll(api, performer, { post: { audience: 'subscribers' } });
  const sold = await publishPoll(api, performer, { post: { audience: 'paid', price: 4 } });
  await purchase(api, buyer, performer, { type: 'feed', id: sold.post._id });
  for (const { poll, post } of [members, sold]) {
    for (const reader of [api.guest, api.as(fan)]) {
      for (const url of [`/user/feeds/${post._id}`, '/user/feeds/landing']) {
        const { text } = await reader.get(url);
        for (const secret of [QUESTION, poll._id, 'Saffron', optionOf(poll, 0)]) assert.ok(!text.includes(secret), url);
      }
    }
    const refused = await voteFor(api, fan, poll, 0);
    assert.deepEqual([refused.status, refused.body.code], [403, 'polls.locked']);
    assert.ok(!refused.text.includes('Saffron'));
  }
  assert.equal((await voteFor(api, subscriber, members.poll, 0)).status, 200);
  assert.equal((await voteFor(api, subscriber, sold.poll, 0)).status, 403);
  assert.equal((await voteFor(api, buyer, sold.poll, 0)).status, 200);
});

test('whoever blocks whom, the poll is not there for the other', async (t) => {
  const api = await createTestApi(t);
  const [performer, blocked, blocking] = [await api.createPerformer(), await api.createUser(), await api.createUser()];
  const { poll } = await publishPoll(api, performer);
  await api.as(performer).post('/block/users', { userId: blocked.id });
  await api.as(blocking).post('/block/users', { userId: performer.id });
  for (const fan of [blocked, blocking]) assert.equal((await voteFor(api, fan, poll, 0)).status, 404);
});

test('a poll goes with its post, and the vote of a deleted account stays without a name', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await register(api)];
  const [kept, dropped] = [await publishPoll(api, performer), await publishPoll(api, performer)];
  await voteFor(api, fan, kept.poll, 2);
  const exported = (await api.as(fan).get('/users/me/export')).body.data;
  assert.equal(exported.pollVotes[0].optionId, optionOf(kept.poll, 2));
  const gone = await api.as(fan).post('/users/me/delete', { password: PASSWORD, forfeited: 0 });
  assert.equal(gone.status, 200, gone.text);
  assert.deepEqual(votesOf(await pollOf(api.as(performer), kept.post._id)), [0, 0, 1]);
  const votes = await api.db.selectFrom('poll_votes').select('user_id').execute();
  assert.deepEqual(votes, [{ user_id: null }]);
  await api.as(performer).delete(`/performer/feeds/${dropped.post._id}`);
  assert.equal((await voteFor(api, await api.createUser(), dropped.poll, 0)).status, 404);
});
