import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestApi } from '../../testing/api.ts';
import { publishPost } from '../feed-posts/testing.ts';
import { publishVideo, WITHOUT_FFMPEG } from '../videos/testing.ts';

test('whoever looks counts once a day, visitors by their network', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const { _id } = await publishPost(api, performer);
  const visit = async (remoteAddress: string): Promise<number> => {
    const answer = await api.app.inject({ method: 'POST', url: `/api/user/feeds/view/${_id}`, remoteAddress });
    return answer.json().data.viewCount;
  };
  const path = `/user/feeds/view/${_id}`;
  await Promise.all(Array.from({ length: 5 }, () => api.as(fan).post(path)));
  assert.equal((await api.as(fan).post(path)).body.data.viewCount, 1);
  assert.deepEqual([await visit('192.0.2.1'), await visit('192.0.2.1'), await visit('192.0.2.2')], [2, 2, 3]);
  assert.deepEqual([await visit('2001:db8:1:2::7'), await visit('2001:db8:1:2:9::8')], [4, 4]);
  const other = await publishPost(api, performer);
  assert.equal((await api.as(fan).post(`/user/feeds/view/${other._id}`)).body.data.viewCount, 1);
});

test('the next day counts anew, and what was remembered goes', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const { _id } = await publishPost(api, performer);
  const view = async () => (await api.as(fan).post(`/user/feeds/view/${_id}`)).body.data.viewCount;
  assert.equal(await view(), 1);
  const [{ viewer: today } = {}] = await api.db.selectFrom('views').select('viewer').execute();
  assert.ok(today && !today.includes(Buffer.from(fan.id.replaceAll('-', ''), 'hex')));
  await sql`update views set day = day - 2`.execute(api.db);
  assert.equal(await view(), 2);
  await api.context.work((unit) => unit.addJob('forget-old-rows', {}));
  await api.runJobs();
  assert.equal((await api.db.selectFrom('views').selectAll().execute()).length, 1);
});

test('a film that is begun again, and an address that is asked for anew, are the same view', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const { _id, file } = await publishVideo(api, performer);
  for (let round = 0; round < 3; round += 1) {
    await api.as(fan).post(`/user/performer-assets/videos/${_id}/${file._id}/url`);
  }
  assert.equal((await api.guest.get(`/performer-assets/videos/${_id}`)).body.data.viewCount, 1);
});
