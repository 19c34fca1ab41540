import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { openSocket } from '../../testing/sockets.ts';
import type { Poll } from './polls.schema.ts';
import { makePoll, optionOf, publishPoll } from './testing.ts';

const voteFor = (api: TestApi, fan: TestAccount, poll: Poll, index: number) =>
  api.as(fan).post(`/user/feeds/vote/${poll._id}`, { optionId: optionOf(poll, index) });

test('a vote is told to who looks: the result to those who may see it, to others how many have voted', async (t) => {
  const api = await createTestApi(t);
  const url = await api.listen();
  const performer = await api.createPerformer();
  const [reader, voter, last] = [await api.createUser(), await api.createUser(), await api.createUser()];
  const { poll, post } = await publishPoll(api, performer);
  const ref = { pollId: poll._id };
  const [hers, undecided] = [await openSocket(t, url, performer), await openSocket(t, url, reader)];
  for (const socket of [hers, undecided]) assert.equal((await socket.emit('poll.join', ref)).ok, true);
  await voteFor(api, voter, poll, 1);
  const fact = { pollId: poll._id, postId: post._id, totalVotes: 1 };
  const votes = { [optionOf(poll, 0)]: 0, [optionOf(poll, 1)]: 1, [optionOf(poll, 2)]: 0 };
  assert.deepEqual((await hers.event('poll.voted')).data, { ...fact, votes });
  assert.deepEqual((await undecided.event('poll.voted')).data, { ...fact, votes: null });

  // Having voted she joins again, and is told all; the same vote once more is no news.
  await voteFor(api, reader, poll, 1);
  const { counted } = await undecided.emit('poll.join', ref);
  assert.deepEqual(counted, { ...fact, totalVotes: 2, votes: { ...votes, [optionOf(poll, 1)]: 2 } });
  await voteFor(api, reader, poll, 1);
  await voteFor(api, last, poll, 0);
  const third = await undecided.event('poll.voted', ({ data }) => data.totalVotes === 3);
  assert.deepEqual(third.data.votes, { ...votes, [optionOf(poll, 0)]: 1, [optionOf(poll, 1)]: 2 });
  assert.deepEqual(
    hers.named('poll.voted').map(({ data }) => (data as { totalVotes: number }).totalVotes),
    [1, 2, 3],
  );
});

test('nobody follows a poll whose post is not open to them, and who has left is told no more', async (t) => {
  const api = await createTestApi(t);
  const url = await api.listen();
  const performer = await api.createPerformer();
  const [fan, voter] = [await api.createUser(), await api.createUser()];
  const locked = await publishPoll(api, performer, { post: { audience: 'subscribers', teaser: 'hint' } });
  const unpublished = await makePoll(api, performer);
  const [visitor, socket] = [await openSocket(t, url), await openSocket(t, url, fan)];
  for (const pollId of [locked.poll._id, unpublished._id]) {
    assert.equal((await socket.emit('poll.join', { pollId })).code, 'request.not_found');
  }
  const { poll } = await publishPoll(api, performer);
  assert.equal((await visitor.emit('poll.join', { pollId: poll._id })).code, 'request.not_found');
  await socket.emit('poll.join', { pollId: poll._id });
  await socket.emit('poll.leave', { pollId: poll._id });
  await voteFor(api, voter, poll, 0);
  // What comes after the vote has come, so the vote would have come before.
  await api.as(performer).post('/streaming/live', { title: 'Ink' });
  await socket.event('stream.started');
  assert.deepEqual(socket.named('poll.voted'), []);
});
