import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { LIMITS } from '../../platform/limits.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { filesJobs } from './files.jobs.ts';
import { makeClip } from './processing/testing.ts';
import { laneOf, LONG_FROM_BYTES } from './processing-turn.ts';
import { makePhoto, sendToPost } from './testing.ts';

/** Every file that jobs name, in the order in which a free worker takes them. */
const queued = async (api: TestApi): Promise<string[]> => {
  const { rows } = await sql<{ fileId: string }>`select payload ->> 'fileId' as "fileId"
    from graphile_worker._private_jobs order by priority, run_at, id`.execute(api.db);
  return rows.map(({ fileId }) => fileId);
};

test('accounts take turns, and who comes while others wait keeps none of them waiting without end', async (t) => {
  const api = await createTestApi(t);
  const [a, b, c] = [await api.createPerformer(), await api.createPerformer(), await api.createPerformer()];
  let width = 100;
  const photo = async (owner: TestAccount) => sendToPost(api, owner, 'photo', await makePhoto({ width: (width += 1) }));
  const ofA = [await photo(a), await photo(a), await photo(a)];
  const ofB = [await photo(b), await photo(b)];
  assert.deepEqual(await queued(api), [ofA[0], ofB[0], ofA[1], ofB[1], ofA[2]]);
  // Two turns later somebody else comes: now is its turn, and not before all that was there.
  await sql`update files set status = 'ready' where id = any(${[ofA[0], ofB[0]]}::uuid[])`.execute(api.db);
  const ofC = [await photo(c), await photo(c)];
  const rest = (await queued(api)).filter((id) => id !== ofA[0] && id !== ofB[0]);
  assert.deepEqual(rest, [ofA[1], ofB[1], ofC[0], ofA[2], ofC[1]]);
});

test('a file keeps its turn when a lost worker’s job is replaced', async (t) => {
  const api = await createTestApi(t);
  const [a, b] = [await api.createPerformer(), await api.createPerformer()];
  await sendToPost(api, a, 'photo', await makePhoto({ width: 301 }));
  await sendToPost(api, a, 'photo', await makePhoto({ width: 302 }));
  await sendToPost(api, b, 'photo', await makePhoto({ width: 303 }));
  const before = await queued(api);
  await sql`update files set progressed_at = progressed_at - interval '2 minutes'`.execute(api.db);
  await sql`delete from graphile_worker._private_jobs where payload ->> 'fileId' = ${String(before[2])}`.execute(
    api.db,
  );
  await filesJobs['resume-files'](api.context, {});
  assert.deepEqual(await queued(api), before);
});

test('pictures, short recordings and long ones wait apart', () => {
  assert.equal(laneOf('photo', LONG_FROM_BYTES * 2), 'quick');
  assert.equal(laneOf('feed-video', LONG_FROM_BYTES - 1), 'short');
  assert.equal(laneOf('message-video', LONG_FROM_BYTES), 'long');
  assert.deepEqual([laneOf('feed-audio', 1000), laneOf('feed-audio', LONG_FROM_BYTES)], ['short', 'long']);
});

test('an account may have so many files wait as its role allows, and is told when to come again', async (t) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  const wait = (owner: TestAccount, count: number, lane: string) =>
    sql`insert into files (id, owner_id, kind, mime, size, sha256, storage_key, lane)
      select gen_random_uuid(), ${owner.id}, 'message-photo', 'image/jpeg', 1, sha256(n::text::bytea), n, ${lane}
      from generate_series(1, ${count}::int) n`.execute(api.db);
  const photo = { field: 'file', name: 'x.jpg', type: 'image/jpeg', bytes: await makePhoto() };
  const clip = { field: 'file', name: 'x.mp4', type: 'video/mp4', bytes: await makeClip(t, { size: '160x90' }) };
  const asFan = (as: string, form: typeof photo) => api.as(fan).upload(`/messages/private/file/${as}`, form);
  const { all, recordings } = LIMITS.waitingFiles.user;
  await wait(fan, recordings, 'short');
  const refused = await asFan('video', clip);
  assert.deepEqual([refused.status, refused.body.code], [429, 'files.too_many_waiting']);
  assert.ok(Number(refused.headers['retry-after']) > 0);
  assert.equal((await asFan('photo', photo)).status, 200, 'pictures have room of their own');
  await wait(fan, all - recordings - 1, 'quick');
  const other = { ...photo, bytes: await makePhoto({ width: 333 }) };
  assert.equal((await asFan('photo', other)).body.code, 'files.too_many_waiting');
  await wait(performer, all + 1, 'quick');
  assert.equal((await api.as(performer).upload('/performer/feeds/photo/upload', photo)).status, 200);
});
