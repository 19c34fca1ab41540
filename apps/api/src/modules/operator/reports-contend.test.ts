import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestApi } from '../../testing/api.ts';
import { someoneWaits } from '../../testing/someone-waits.ts';
import { publishPost } from '../feed-posts/testing.ts';

test('who removes content or suspends from a page locks the reports first, as who closes a report does', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const operator = api.as(await api.createOperator());
  const postId = (await publishPost(api, performer))._id;
  const acts = [
    {
      about: { type: 'feed', _id: postId },
      act: () => operator.post('/operator/removals', { type: 'feed', _id: postId, reason: 'spam', text: '' }),
      lockThing: sql`select from feed_posts where id = ${postId} for update nowait`,
    },
    {
      about: { type: 'performer', _id: performer.id },
      act: () => operator.post(`/operator/users/${performer.id}/suspend`, { reason: 'Not hers' }),
      lockThing: sql`select from users where id = ${performer.id} for no key update nowait`,
    },
  ];
  for (const { about, act, lockThing } of acts) {
    const reported = (await api.as(fan).post('/reports', { ...about, reason: 'spam' })).body.data;
    let answer: ReturnType<typeof act> | undefined;
    await api.context.work(async ({ db }) => {
      await sql`select from reports where id = ${reported._id} for update`.execute(db);
      answer = act();
      await someoneWaits(api);
      // What closing this report locks next: nobody who waits for the report has it.
      await lockThing.execute(db);
    });
    const done = await answer;
    assert.equal(done?.status, 200, done?.text);
    const { status } = await api.db
      .selectFrom('reports')
      .select('status')
      .where('id', '=', reported._id)
      .executeTakeFirstOrThrow();
    assert.equal(status, 'closed');
  }
});

test('who closes one of several reports about a thing locks all of them, the oldest first', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan, other] = [await api.createPerformer(), await api.createUser(), await api.createUser()];
  const operator = api.as(await api.createOperator());
  const postId = (await publishPost(api, performer))._id;
  const report = async (account: typeof fan): Promise<string> =>
    (await api.as(account).post('/reports', { type: 'feed', _id: postId, reason: 'spam' })).body.data._id;
  const [first, second] = [await report(fan), await report(other)];
  const body = { outcome: 'content-removed', note: '' };
  let answer: ReturnType<typeof operator.post> | undefined;
  await api.context.work(async ({ db }) => {
    await sql`select from reports where id = ${first} for update`.execute(db);
    answer = operator.post(`/operator/reports/${second}/close`, body);
    await someoneWaits(api);
    await sql`select from reports where id = ${second} for update nowait`.execute(db);
  });
  assert.equal((await answer)?.status, 200, (await answer)?.text);
});
