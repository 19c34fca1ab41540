import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { TestAccount } from '../../testing/accounts.ts';
import { publishPost } from '../feed-posts/testing.ts';
import { belowApi, makePhoto, uploadPhoto } from '../files/testing.ts';
import { addPhoto, publishGallery } from '../galleries/testing.ts';
import { uploadFor } from '../messages/testing.ts';
import { openSite } from '../removals/testing.ts';
import { endRestoring, onlyItemOf } from '../vault/testing.ts';
import { reportsModule } from './reports.module.ts';

interface Shown {
  _id: string;
  thumbnails: { small: { webp: string } };
}

const setUp = async (t: Parameters<typeof openSite>[0]) => {
  const site = await openSite(t);
  const { api, operator, fan } = site;
  const report = async (type: string, _id: string, by: TestAccount = fan): Promise<string> =>
    (await api.as(by).post('/reports', { type, _id, reason: 'nudity' })).body.data._id;
  const read = async (id: string) => {
    const { since, excerptNow, content } = (await api.as(operator).get(`/operator/reports/${id}`)).body.data;
    const reported: Shown[] = content.reportedFiles.files;
    const idsOf = (files: Shown[]) => files.map(({ _id }) => _id);
    const { goneCount } = content.reportedFiles;
    return { since, excerptNow, reported, ids: idsOf(reported), now: idsOf(content.files), goneCount };
  };
  const close = (id: string) => api.as(operator).post(`/operator/reports/${id}/close`, { outcome: 'none', note: '' });
  /** Lets days pass for files and reports, and runs what lets go of files. */
  const sweep = async (days: number) => {
    const past = sql`make_interval(days => ${days})`;
    await sql`update files set created_at = created_at - ${past}`.execute(api.db);
    await sql`update reports set handled_at = handled_at - ${past}`.execute(api.db);
    await api.context.work((unit) => unit.addJob('forget-unused-files', {}));
    await api.runJobs();
  };
  return { ...site, report, read, close, sweep };
};

test('a picture that was replaced after it was reported is shown to operators alone, until a month after the decision', async (t) => {
  const { api, performer, fan, report, read, close, sweep } = await setUp(t);
  const bad = await uploadPhoto(api, performer);
  const { _id: postId } = await publishPost(api, performer, { fileIds: [bad] });
  await api.runJobs();
  const { _id: itemId } = await onlyItemOf(api, performer);
  const id = await report('feed', postId);
  assert.deepEqual([(await read(id)).since, (await read(id)).ids], ['unchanged', [bad]]);
  const good = await uploadPhoto(api, performer, await makePhoto({ width: 333 }));
  assert.equal((await api.as(performer).put(`/performer/feeds/${postId}`, { fileIds: [good] })).status, 200);
  assert.equal((await api.as(performer).delete(`/performer/vault/${itemId}`)).status, 200, 'she is told of nothing');
  await endRestoring(api);
  await sweep(2);
  const { reported, ...rest } = await read(id);
  assert.deepEqual(rest, { since: 'changed', excerptNow: null, ids: [bad], now: [good], goneCount: 0 });
  const address = belowApi(reported[0]?.thumbnails.small.webp ?? '');
  assert.equal((await api.guest.get(address)).status, 200, 'by the address that the operator has got');
  assert.equal((await api.as(fan).post('/files/sign-urls', { fileIds: [bad] })).body.data.total, 0);

  assert.equal((await close(id)).status, 200);
  await sweep(29);
  await endRestoring(api);
  assert.equal((await api.guest.get(address)).status, 200, 'a decision is asked about');
  await sweep(2);
  await endRestoring(api);
  assert.notEqual((await api.guest.get(address)).status, 200);
  assert.deepEqual((await read(id)).goneCount, 1);
  assert.equal(await api.db.selectFrom('files').select('id').where('id', '=', bad).executeTakeFirst(), undefined);
});

test('it is used again by its owner as any other', async (t) => {
  const { api, performer, report, read } = await setUp(t);
  const photo = await uploadPhoto(api, performer);
  const { _id: postId } = await publishPost(api, performer, { fileIds: [photo] });
  const id = await report('feed', postId);
  const change = (fileIds: string[]) => api.as(performer).put(`/performer/feeds/${postId}`, { fileIds });
  assert.equal((await change([])).status, 200);
  assert.equal((await read(id)).since, 'changed');
  assert.equal((await change([photo])).status, 200);
  assert.equal((await read(id)).since, 'unchanged');
});

test('a file of a message that its sender took back is let go with the decision', async (t) => {
  const { api, performer, fan, report, read, close, sweep } = await setUp(t);
  const talk = await api.as(fan).post('/conversations', { source: 'performer', sourceId: performer.id });
  const fileId: string = (await uploadFor(api, fan)).body.data._id;
  const url = `/messages/conversations/${talk.body.data._id}`;
  const { _id } = (await api.as(fan).post(url, { text: '', fileIds: [fileId] })).body.data;
  await api.runJobs();
  const id = await report('message', _id, performer);
  assert.equal((await api.as(fan).delete(`/messages/${_id}`)).status, 200);
  await sweep(2);
  assert.deepEqual([(await read(id)).ids, (await read(id)).goneCount], [[fileId], 0]);
  await close(id);
  assert.deepEqual([(await read(id)).ids, (await read(id)).goneCount], [[], 1]);
  await sweep(2);
  assert.equal(await api.db.selectFrom('files').select('id').where('id', '=', fileId).executeTakeFirst(), undefined);
});

test('who reports a gallery again reports its photos of then as well, and they are forgotten with their author', async (t) => {
  const { api, performer, report, read } = await setUp(t);
  const { _id: galleryId } = await publishGallery(api, performer);
  const [first, second] = [await addPhoto(api, performer, galleryId), await addPhoto(api, performer, galleryId)];
  await api.runJobs();
  const id = await report('gallery', galleryId);
  const gone = await api.as(performer).delete(`/performer/performer-assets/photos/${first._id}`);
  assert.equal(gone.status, 200, gone.text);
  const third = await addPhoto(api, performer, galleryId);
  assert.equal(await report('gallery', galleryId), id);
  assert.deepEqual(
    (await read(id)).ids,
    [first, second, third].map(({ file }) => file._id),
  );
  await api.context.work(async (unit) => reportsModule.forget?.(unit, { id: performer.id, name: performer.username }));
  assert.deepEqual((await read(id)).ids, []);
});

test('they go with a removal that cannot be undone any more', async (t) => {
  const { api, performer, report, read, remove, passThirtyDays } = await setUp(t);
  const { _id: postId } = await publishPost(api, performer, { fileIds: [await uploadPhoto(api, performer)] });
  const id = await report('feed', postId);
  assert.equal((await remove('feed', postId)).status, 200);
  await sql`update reports set status = 'open', handled_at = null, outcome = null, handled_by = null`.execute(api.db);
  await passThirtyDays();
  assert.deepEqual([(await read(id)).ids, (await read(id)).goneCount], [[], 0]);
});
