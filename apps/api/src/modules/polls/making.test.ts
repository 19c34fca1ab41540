import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestApi } from '../../testing/api.ts';
import { publishPost } from '../feed-posts/testing.ts';
import { makePoll, optionOf, publishPoll } from './testing.ts';

const DAY = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString();

test('a poll is a question, two to ten different options, and an end within bounds', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const make = async (body: object) => {
    const poll = { question: 'Tea?', options: ['Yes', 'No'], ...body };
    return (await api.as(performer).post('/performer/feeds/polls', poll)).body;
  };
  const many = (count: number) => Array.from({ length: count }, (_, index) => `Option ${index}`);
  for (const body of [
    { question: ' <b></b> ' },
    { question: 'x'.repeat(201) },
    { options: ['Yes'] },
    { options: many(11) },
    { options: ['Yes', ''] },
    { options: ['Yes', 'x'.repeat(81)] },
    { options: ['Yes', 'yes '] },
    { options: ['Yes', 'Y\u200ces'] },
    { endsAt: 'tomorrow' },
  ]) {
    assert.equal((await make(body)).code, 'request.invalid_values', JSON.stringify(body));
  }
  for (const endsAt of [inDays(-1), inDays(91)]) {
    const refused = await make({ endsAt });
    assert.deepEqual([refused.code, refused.details[0].path], ['polls.end_out_of_bounds', 'endsAt']);
  }
  for (const times of [
    { opensAt: inDays(10), endsAt: inDays(9) },
    { opensAt: inDays(10), endsAt: inDays(101) },
    { opensAt: inDays(-10), endsAt: inDays(-1) },
    { opensAt: inDays(367), endsAt: inDays(368) },
  ]) {
    assert.equal((await make(times)).code, 'polls.end_out_of_bounds', JSON.stringify(times));
  }
  const later = inDays(99);
  assert.equal((await make({ opensAt: inDays(10), endsAt: later })).data.endsAt, later);
  const { data } = await make({ question: '<i>Tea</i>?', options: many(10), endsAt: inDays(89) });
  assert.deepEqual([data.question, data.options.length, data.totalVotes], ['Tea?', 10, 0]);
  assert.equal((await make({})).data.endsAt, null);
});

test('only performers make polls, and the same key makes one', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const poll = { question: 'Tea?', options: ['Yes', 'No'] };
  assert.equal((await api.guest.post('/performer/feeds/polls', poll)).status, 401);
  assert.equal((await api.as(fan).post('/performer/feeds/polls', poll)).status, 403);
  const key = { 'idempotency-key': 'poll-once-1' };
  const ids: string[] = [];
  for (let round = 0; round < 2; round++) {
    ids.push((await api.as(performer).post('/performer/feeds/polls', poll, key)).body.data._id);
  }
  assert.equal(ids[0], ids[1]);
});

test('a post may be a poll alone; a poll stands in one post, of its performer, before its end', async (t) => {
  const api = await createTestApi(t);
  const [performer, other] = [await api.createPerformer(), await api.createPerformer()];
  const [mine, hers, over] = [await makePoll(api, performer), await makePoll(api, other), await makePoll(api, other)];
  await api.db
    .updateTable('polls')
    .set({ ends_at: sql<Date>`now()` })
    .where('id', '=', over._id)
    .execute();
  const publish = async (account: typeof performer, pollId: string) =>
    (await api.as(account).post('/performer/feeds', { audience: 'free', pollId })).body;
  const both = await Promise.all([publish(performer, mine._id), publish(performer, mine._id)]);
  assert.deepEqual(both.map(({ code }) => code).sort(), ['polls.not_usable', undefined]);
  assert.equal(both.find(({ data }) => data)?.data.poll._id, mine._id);
  assert.equal((await publish(performer, hers._id)).details[0].path, 'pollId');
  assert.equal((await publish(other, over._id)).code, 'polls.not_usable');
  assert.equal((await api.as(performer).get('/performer/feeds')).body.data.total, 1);
});

test('a poll is replaced and taken away until somebody has voted', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const { poll, post } = await publishPoll(api, performer, { post: { text: '' } });
  const edit = async (body: object) => (await api.as(performer).put(`/performer/feeds/${post._id}`, body)).body;
  assert.equal((await edit({ pollId: null })).code, 'feeds.empty');
  assert.equal((await edit({ pollId: poll._id, text: 'See below' })).data.poll._id, poll._id);
  assert.equal((await edit({ pollId: null })).data.poll, null);
  const second = await makePoll(api, performer);
  assert.equal((await edit({ pollId: second._id })).data.poll._id, second._id);
  const vote = { optionId: optionOf(second, 0) };
  assert.equal((await api.as(fan).post(`/user/feeds/vote/${second._id}`, vote)).status, 200);
  for (const pollId of [null, (await makePoll(api, performer))._id]) {
    assert.equal((await edit({ pollId })).code, 'polls.has_votes');
  }
  assert.equal((await edit({ pollId: second._id, text: 'Still here' })).data.poll.totalVotes, 1);
});

test('what came of no post within a day is forgotten with the next poll', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const [old, { poll: published }] = [await makePoll(api, performer), await publishPoll(api, performer)];
  await api.db
    .updateTable('polls')
    .set({ created_at: sql<Date>`now() - interval '25 hours'` })
    .execute();
  const fresh = await makePoll(api, performer);
  const left = await api.db.selectFrom('polls').select('id').orderBy('id').execute();
  assert.deepEqual(
    left.map(({ id }) => id),
    [published._id, fresh._id],
  );
  assert.ok(!left.some(({ id }) => id === old._id));
});

test('reports of a post that is a poll alone show its words to the operator', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan, operator] = [await api.createPerformer(), await api.createUser(), await api.createOperator()];
  const { _id } = await publishPost(api, performer, { text: '', pollId: (await makePoll(api, performer))._id });
  await api.as(fan).post('/reports', { type: 'feed', _id, reason: 'spam' });
  const { data } = (await api.as(operator).get('/operator/reports')).body.data;
  assert.match(JSON.stringify(data), /Which colour next/);
  assert.match((await api.as(operator).get(`/operator/reports/${data[0]._id}`)).text, /Indigo/);
});

test('a poll outlasts the moment at which its post appears', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const write = async (endsAt: string, publishAt: string) => {
    const { _id: pollId } = await makePoll(api, performer, { endsAt, opensAt: publishAt });
    return { pollId, body: { text: 'Soon', audience: 'free', pollId, publishAt } };
  };
  const { body } = await write(inDays(2), inDays(1));
  const late = await api.as(performer).post('/performer/feeds', { ...body, publishAt: inDays(3) });
  assert.deepEqual([late.status, late.body.code, late.body.details[0].path], [422, 'polls.ends_before_post', 'pollId']);
  const { _id } = (await api.as(performer).post('/performer/feeds', body)).body.data;
  const change = (changes: object) => api.as(performer).put(`/performer/feeds/${_id}`, changes);
  const moved = await change({ publishAt: inDays(3) });
  assert.deepEqual([moved.body.code, moved.body.details[0].path], ['polls.ends_before_post', 'publishAt']);
  const { _id: shortPoll } = await makePoll(api, performer, { endsAt: inDays(0.5) });
  assert.equal((await change({ pollId: shortPoll })).body.code, 'polls.ends_before_post');
  const { _id: longPoll } = await makePoll(api, performer, { endsAt: inDays(4) });
  assert.equal((await change({ pollId: longPoll, publishAt: inDays(3) })).status, 200);
  assert.equal((await change({ publishAt: null })).status, 200);
});
