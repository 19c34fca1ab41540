import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { sql } from 'kysely';
import { createTestApi } from '../../testing/api.ts';
import { insertPost } from '../../testing/content.ts';
import { CHUNK } from './notify-chunk.ts';
import { notifyAudience } from './notify-audience.ts';

const FOLLOWERS = 2 * CHUNK + 10;

const createWorld = async (t: Parameters<typeof createTestApi>[0]) => {
  const api = await createTestApi(t);
  const [performer, subscriber] = [await api.createPerformer(), await api.createUser()];
  await sql`insert into users (id, role, username, email, name, password_hash, locale)
    select gen_random_uuid(), 'user', 'r' || n, 'r' || n || '@barg.example', 'Reader', 'x', 'en-US'
    from generate_series(1, ${FOLLOWERS}) n`.execute(api.db);
  await sql`insert into follows (follower_id, performer_id)
    select id, ${performer.id}::uuid from users where name = 'Reader'`.execute(api.db);
  await api.subscribe(subscriber, performer);
  const postId = await insertPost(api.db, performer);
  const countNotices = async () => {
    const { rows } = await sql<{ all: number; people: number }>`
      select count(*)::int as all, count(distinct user_id)::int as people from notifications`.execute(api.db);
    return rows[0];
  };
  return { api, performer, postId, countNotices };
};

test('an audience is told by one statement a chunk, each of it once, also when it is told again', async (t) => {
  const { mock } = t.mock.method(pg.Client.prototype, 'query');
  const { api, postId, countNotices } = await createWorld(t);
  const announce = async () => {
    await api.context.work((unit) => unit.addJob('announce-post', { postId }));
    mock.resetCalls();
    await api.runJobs();
    return mock.calls.filter(({ arguments: [text] }) => String(text).includes('insert into notifications')).length;
  };
  const all = { all: FOLLOWERS + 1, people: FOLLOWERS + 1 };
  // The last one finds that nobody is left.
  assert.equal(await announce(), 4);
  assert.deepEqual(await countNotices(), all);
  await announce();
  assert.deepEqual(await countNotices(), all);
});

test('telling goes on where it was cut off', async (t) => {
  const { api, performer, postId, countNotices } = await createWorld(t);
  const news = { performerId: performer.id, link: `/posts/${postId}` };
  const crash = new Error('the process ended');
  const crashing: typeof api.context.work = (body) =>
    api.context.work(async (unit) => {
      await body(unit);
      throw crash;
    });
  const telling = { task: 'announce-post', payload: {}, news };
  await assert.rejects(notifyAudience({ ...api.context, work: crashing }, telling), crash);
  assert.deepEqual(await countNotices(), { all: 0, people: 0 });
  await notifyAudience(api.context, { ...telling, payload: { postId } });
  assert.deepEqual(await countNotices(), { all: CHUNK, people: CHUNK });
  await api.runJobs();
  assert.deepEqual(await countNotices(), { all: FOLLOWERS + 1, people: FOLLOWERS + 1 });
});
