import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { someoneWaits } from '../../testing/someone-waits.ts';
import { showVideo } from './show-video.ts';
import { film, OWN_VIDEOS as OWN, publishVideo, sendVideo, thumbnail, WITHOUT_FFMPEG } from './testing.ts';
import { removeVideo } from './videos.service.ts';

const HOUR = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

/** Moves the moment of a video, as if so many hours had passed; its job falls due with it. */
const letPass = async (api: TestApi, id: string, hours: number): Promise<void> => {
  const past = sql`make_interval(hours => ${hours})`;
  await sql`update videos set published_at = published_at - ${past} where id = ${id}`.execute(api.db);
  await sql`update graphile_worker._private_jobs set run_at = run_at - ${past}`.execute(api.db);
};

const count = async (api: TestApi, performer: TestAccount): Promise<number> =>
  (await api.guest.get(`/performers/${performer.id}`)).body.data.videoCount;

const told = async (api: TestApi, fan: TestAccount): Promise<string[]> =>
  (await api.as(fan).get('/notifications')).body.data.data.map(({ link }: { link: string }) => link);

const isShown = async (api: TestApi, id: string): Promise<boolean> =>
  (await api.guest.get(`/performer-assets/videos/${id}`)).status === 200;

const change = (api: TestApi, performer: TestAccount, id: string, publishAt: string) =>
  api.as(performer).sendForm('PUT', `${OWN}/edit/${id}`, { publishAt }, []);

const makeWorld = async (t: Parameters<typeof createTestApi>[0]) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const [performer, fan] = [await api.createPerformer(), await api.createUser({ balance: 20 })];
  await api.as(fan).post(`/follows/${performer.id}`);
  return { api, performer, fan };
};

test('until its moment a video is there for its performer alone, film, cover and teaser', async (t) => {
  const { api, performer, fan } = await makeWorld(t);
  const video = await publishVideo(api, performer, {
    words: { audience: 'paid', price: '4', publishAt: inHours(24) },
    files: [await film(), await thumbnail(), await film('teaser')],
  });
  const { _id: id, file, teaser } = video;
  const fileIds = [file._id, video.thumbnail?._id ?? '', teaser?._id ?? ''];
  for (const reader of [api.guest, api.as(fan)]) {
    assert.equal((await reader.get(`/performer-assets/videos/${id}`)).status, 404);
    const { data } = (await reader.get(`/performer-assets/videos/search?performerId=${performer.id}`)).body;
    assert.deepEqual([data.total, data.data], [0, []]);
    assert.equal((await reader.post('/files/public-info', { fileIds })).body.data.total, 0);
    for (const fileId of fileIds) {
      assert.equal((await reader.post(`/user/performer-assets/videos/${id}/${fileId}/url`)).status, 404);
    }
    assert.ok(!(await reader.get('/sitemap/videos')).text.includes(id));
  }
  for (const fileId of fileIds) {
    assert.equal((await api.as(fan).post('/files/sign-url', { fileId })).status, 404);
    assert.equal((await api.as(performer).post('/files/sign-url', { fileId })).status, 200);
  }
  const like = { objectType: 'video', objectId: id, action: 'like' };
  assert.equal((await api.as(fan).post('/reactions', like)).status, 404);
  assert.equal((await api.as(fan).pay(`/wallet/charges/video/${id}`, { expectedPrice: 4 })).status, 404);
  assert.deepEqual([await told(api, fan), await count(api, performer)], [[], 0]);
  assert.equal(video.state, 'scheduled');
  const planned = async (state: string) =>
    (await api.as(performer).get(`${OWN}/search?state=${state}`)).body.data.total;
  assert.deepEqual([await planned('scheduled'), await planned('published')], [1, 0]);
});

test('it appears at its moment, once, and followers are told then', async (t) => {
  const { api, performer, fan } = await makeWorld(t);
  const { _id: id } = await publishVideo(api, performer, { words: { publishAt: inHours(24) } });
  await letPass(api, id, 25);
  assert.equal(await isShown(api, id), false, 'not before its job has run');
  const before = api.events.length;
  await api.runJobs();
  // A second worker, and one that was restarted, find nothing to do.
  for (const task of ['settle-video', 'settle-videos']) {
    await api.context.work((unit) => unit.addJob(task, { videoId: id }));
  }
  await api.runJobs();
  const windows = api.events.slice(before).filter(({ event }) => event.name === 'account.changed');
  assert.deepEqual(
    windows.map(({ target, event }) => [target, event.data]),
    [[{ kind: 'user', userId: performer.id }, { area: 'works' }]],
    'her windows show it as out',
  );
  const shown = (await api.guest.get(`/performer-assets/videos/${id}`)).body.data;
  assert.ok(Date.parse(shown.publishedAt) > Date.now() - HOUR, 'it stands where it appeared');
  assert.deepEqual([await told(api, fan), await count(api, performer)], [[`/videos/${id}`], 1]);
});

test('one whose job was lost with its worker appears all the same', async (t) => {
  const { api, performer } = await makeWorld(t);
  const { _id: id } = await publishVideo(api, performer, { words: { publishAt: inHours(24) } });
  await letPass(api, id, 25);
  await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a worker that is gone'`.execute(
    api.db,
  );
  await api.context.work((unit) => unit.addJob('settle-videos', {}));
  await api.runJobs();
  assert.deepEqual([await isShown(api, id), await count(api, performer)], [true, 1]);
});

test('one whose film is not ready at its moment appears when it is', async (t) => {
  const { api, performer, fan } = await makeWorld(t);
  const sent = await sendVideo(api, performer, { words: { publishAt: inHours(24) } });
  const { _id: id, file } = sent.body.data;
  const setStatus = (status: 'processing' | 'ready') =>
    api.db.updateTable('files').set({ status }).where('id', '=', file._id).execute();
  await api.runJobs();
  await setStatus('processing');
  await letPass(api, id, 25);
  await api.runJobs();
  assert.deepEqual([await isShown(api, id), await count(api, performer)], [false, 0]);
  await setStatus('ready');
  await api.context.work((unit) => showVideo(unit, { id: file._id, kind: 'video' }));
  await api.runJobs();
  assert.deepEqual(
    [await isShown(api, id), await count(api, performer), await told(api, fan)],
    [true, 1, [`/videos/${id}`]],
  );
});

test('one that operators remove while its film becomes ready is counted no more', async (t) => {
  const { api, performer } = await makeWorld(t);
  const sent = await sendVideo(api, performer, { words: {} });
  const { _id: id, file } = sent.body.data;
  let removal: Promise<boolean> | undefined;
  await api.context.work(async (unit) => {
    await unit.db.updateTable('files').set({ status: 'ready' }).where('id', '=', file._id).execute();
    await showVideo(unit, { id: file._id, kind: 'video' });
    removal = api.context.work((other) => removeVideo(other, id));
    await someoneWaits(api);
  });
  assert.equal(await removal, true);
  assert.equal(await count(api, performer), 0);
});

test('its moment moves, or is now; once it is out it moves no more', async (t) => {
  const { api, performer, fan } = await makeWorld(t);
  const { _id: id } = await publishVideo(api, performer, { words: { publishAt: inHours(24) } });
  const moved = inHours(48);
  const { publishedAt, state } = (await change(api, performer, id, moved)).body.data;
  assert.deepEqual([publishedAt, state], [moved, 'scheduled']);
  await letPass(api, id, 25);
  await api.runJobs();
  assert.equal(await isShown(api, id), false, 'the first plan is void');

  assert.equal((await change(api, performer, id, 'now')).body.data.state, 'published');
  await api.runJobs();
  assert.deepEqual([await count(api, performer), await told(api, fan)], [1, [`/videos/${id}`]]);
  const refused = await change(api, performer, id, inHours(5));
  assert.deepEqual([refused.status, refused.body.code], [409, 'videos.already_published']);
  assert.equal((await change(api, performer, id, 'now')).status, 200, 'it is as wished');
  assert.equal(await count(api, performer), 1);
});

test('a moment that is past, or more than a year away, is refused', async (t) => {
  const { api, performer } = await makeWorld(t);
  const { _id: id } = await publishVideo(api, performer, { words: { publishAt: inHours(24) } });
  for (const hours of [-1, 367 * 24]) {
    const publishAt = inHours(hours);
    const answers = [
      await sendVideo(api, performer, { words: { publishAt } }),
      await change(api, performer, id, publishAt),
    ];
    for (const { status, body } of answers) {
      assert.deepEqual([status, body.code], [422, 'videos.publish_time']);
      assert.equal(body.details[0].path, 'publishAt');
    }
  }
});

test('taken back before its moment it never appears; brought back after it, it does', async (t) => {
  const { api, performer, fan } = await makeWorld(t);
  const { _id: id } = await publishVideo(api, performer, { words: { publishAt: inHours(24) } });
  await api.as(performer).delete(`${OWN}/${id}`);
  assert.equal(await count(api, performer), 0);
  await letPass(api, id, 25);
  await api.runJobs();
  assert.deepEqual([await isShown(api, id), await told(api, fan)], [false, []]);
  assert.equal((await api.as(performer).post(`${OWN}/${id}/restore`)).status, 200);
  await api.runJobs();
  assert.deepEqual(
    [await isShown(api, id), await count(api, performer), await told(api, fan)],
    [true, 1, [`/videos/${id}`]],
  );
});
