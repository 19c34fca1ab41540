import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../platform/ids.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { publishPost } from '../feed-posts/testing.ts';
import { uploadPhoto } from '../files/testing.ts';
import { film, publishVideo, WITHOUT_FFMPEG } from '../videos/testing.ts';

/** A film of twelve seconds, by itself and in a post. */
const worldOf = async (api: TestApi, audience: 'free' | 'subscribers' = 'free') => {
  const performer = await api.createPerformer();
  const video = await publishVideo(api, performer, { words: { audience } });
  const part = { ...(await film()), field: 'file' };
  const sent = await api.as(performer).upload('/performer/feeds/video/upload', part);
  await api.runJobs();
  const postFileId: string = sent.body.data._id;
  const post = await publishPost(api, performer, { audience, fileIds: [postFileId] });
  return { performer, video, fileId: video.file._id, post, postFileId };
};

const leave = (api: TestApi, account: TestAccount, fileId: string, seconds: unknown) =>
  api.as(account).put(`/files/${fileId}/position`, { seconds });

test('where somebody left a film is told with it, to them alone', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const { video, fileId, post, postFileId } = await worldOf(api);
  const [fan, other] = [await api.createUser(), await api.createUser()];
  const kept = await leave(api, fan, fileId, 7);
  assert.equal(kept.status, 200, kept.text);
  assert.equal(kept.body.data.seconds, 7);
  assert.equal((await leave(api, fan, postFileId, 4)).status, 200);

  const seenBy = async (reader: ReturnType<TestApi['as']>) => ({
    viewed: (await reader.get(`/performer-assets/videos/${video._id}`)).body.data.file.watched,
    opened: (await reader.post(`/user/performer-assets/videos/${video._id}/${fileId}/url`)).body.data.watched,
    inPost: (await reader.get(`/user/feeds/${post._id}`)).body.data.files[0].watched,
  });
  const own = await seenBy(api.as(fan));
  assert.deepEqual([own.viewed, own.opened], [kept.body.data, kept.body.data]);
  assert.equal(own.inPost.seconds, 4);
  const nothing = { viewed: null, opened: null, inPost: null };
  assert.deepEqual(await seenBy(api.as(other)), nothing);
  assert.deepEqual(await seenBy(api.guest), nothing);

  // The last word of whichever device counts; what ended begins anew, and is known to have.
  await leave(api, fan, fileId, 0);
  assert.equal((await seenBy(api.as(fan))).opened.seconds, 0);
});

test('a position lies within the film', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const { fileId } = await worldOf(api);
  const fan = await api.createUser();
  await api.db.updateTable('files').set({ duration_ms: 12_300 }).where('id', '=', fileId).execute();
  assert.equal((await leave(api, fan, fileId, 600)).body.data.seconds, 13);
  for (const seconds of [-1, 1.5, '7', null, 21_601, undefined]) {
    assert.equal((await leave(api, fan, fileId, seconds)).status, 422, String(seconds));
  }
});

test('only who may see a film leaves a position in it, and who may no more is told none', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const { performer, fileId, post, postFileId } = await worldOf(api, 'subscribers');
  const [subscriber, stranger] = [await api.createUser(), await api.createUser()];
  await api.subscribe(subscriber, performer);
  assert.equal((await leave(api, subscriber, postFileId, 5)).status, 200);
  assert.equal((await leave(api, stranger, fileId, 5)).body.code, 'files.locked');
  assert.equal((await leave(api, stranger, newId(), 5)).status, 404);
  assert.equal((await api.guest.put(`/files/${fileId}/position`, { seconds: 5 })).status, 401);
  await api.db.updateTable('subscriptions').set({ status: 'expired' }).execute();
  assert.equal((await leave(api, subscriber, postFileId, 6)).body.code, 'files.locked');
  const locked = (await api.as(subscriber).get(`/user/feeds/${post._id}`)).body.data;
  assert.deepEqual([locked.isLocked, locked.files[0].watched], [true, null]);

  const photo = await uploadPhoto(api, performer);
  assert.equal((await leave(api, performer, photo, 5)).body.code, 'files.not_playable');
});

test('those left longest ago are forgotten when there are too many', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const { performer, fileId } = await worldOf(api);
  const fan = await api.createUser();
  const template = await api.db.selectFrom('files').selectAll().where('id', '=', fileId).executeTakeFirstOrThrow();
  const files = Array.from({ length: 500 }, () => ({
    ...template,
    id: newId(),
    owner_id: performer.id,
    variants: JSON.stringify(template.variants),
  }));
  await api.db.insertInto('files').values(files).execute();
  const at = (index: number) => new Date(Date.now() - (index + 1) * 60_000);
  const rows = files.map(({ id }, index) => ({ user_id: fan.id, file_id: id, seconds: 3, updated_at: at(index) }));
  await api.db.insertInto('watch_positions').values(rows).execute();
  await leave(api, fan, fileId, 5);
  const left = await api.db.selectFrom('watch_positions').select('file_id').where('user_id', '=', fan.id).execute();
  const ids = left.map(({ file_id: id }) => id);
  assert.equal(ids.length, 500);
  assert.deepEqual([ids.includes(fileId), ids.includes(files.at(-1)?.id ?? '')], [true, false]);
});

test('positions are in the download of an account, and leave with it', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const { fileId } = await worldOf(api);
  const [fan, other] = [await api.createUser(), await api.createUser()];
  for (const account of [fan, other]) await leave(api, account, fileId, 5);
  const { watchPositions } = (await api.as(fan).get('/users/me/export')).body.data;
  assert.equal(watchPositions.length, 1);
  assert.deepEqual([watchPositions[0].fileId, watchPositions[0].seconds], [fileId, 5]);
  await api.context.work((unit) => unit.callHook('forget', { id: fan.id, name: 'Nobody' }));
  const left = await api.db.selectFrom('watch_positions').select('user_id').execute();
  assert.deepEqual(left, [{ user_id: other.id }]);
});
