import assert from 'node:assert/strict';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { request as connect } from 'node:http';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { publishPost } from '../feed-posts/testing.ts';
import { makePhoto } from '../files/testing.ts';
import { fillTheQueue, tusOf, TUS } from './testing.ts';
import { dropLock, takeLock } from './upload-locks.repository.ts';
import { markFinished } from './uploads.repository.ts';

const MEGABYTE = 1024 * 1024;

const partsOf = (api: TestApi) => readdir(path.join(api.context.config.dataDir, 'uploads')).catch(() => []);
const filesOf = (api: TestApi) => api.db.selectFrom('files').selectAll().execute();

/** A photo of some size: what stands behind the end of a JPEG is ignored by whoever shows it. */
const largePhoto = async (bytes: number): Promise<Buffer> => {
  const photo = await makePhoto();
  return Buffer.concat([photo, Buffer.alloc(bytes - photo.length, 7)]);
};

/** Sends the head of a part over a real line, and cuts it once the server has read some of it. */
const sendAndCut = async (origin: string, { token }: TestAccount, id: string, bytes: Buffer): Promise<void> => {
  const headers = { ...TUS, authorization: token, 'upload-offset': '0' };
  const request = connect(`${origin}/api/uploads/${id}`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/offset+octet-stream', 'content-length': bytes.length },
  });
  request.on('error', () => undefined);
  await new Promise<void>((resolve) =>
    request.write(bytes.subarray(0, Math.floor(bytes.length * 0.4)), () => resolve()),
  );
  await delay(100);
  request.destroy();
};

test('a file in parts becomes one file under the id of its upload, and stands in a post', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const tus = tusOf(api, performer);
  const bytes = await makePhoto();
  const id = await tus.start(bytes.length, { type: 'photo', filename: 'C:\\my\\leaf.jpg', fingerprint: 'leaf-1' });
  assert.equal((await tus.send(id, 0, bytes.subarray(0, 1000))).headers['upload-offset'], '1000');
  const [open] = (await api.as(performer).get('/uploads')).body.data.data;
  assert.deepEqual(
    [open._id, open.type, open.name, open.fingerprint, open.size, open.received],
    [id, 'photo', 'leaf.jpg', 'leaf-1', bytes.length, 1000],
  );
  // A part that was sent twice, or belongs elsewhere, changes nothing.
  assert.equal((await tus.send(id, 0, bytes.subarray(0, 1000))).body.code, 'uploads.offset_conflict');
  assert.equal(await tus.offset(id), 1000);
  assert.equal((await tus.send(id, 1000, bytes.subarray(1000))).status, 204);
  assert.equal(await tus.offset(id), bytes.length, 'whoever missed the answer hears that it is complete');

  assert.deepEqual(await partsOf(api), []);
  assert.equal((await api.as(performer).get('/uploads')).body.data.total, 0);
  const [file] = await filesOf(api);
  assert.deepEqual([file?.id, file?.name, file?.kind], [id, 'leaf.jpg', 'feed-photo']);
  assert.ok((await api.context.files.get(file?.storage_key ?? '')).equals(bytes));
  await api.runJobs();
  assert.equal((await publishPost(api, performer, { fileIds: [id] })).files[0]?.status, 'ready');
});

test('a line that is cut leaves what came, and the file goes on from there intact', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const tus = tusOf(api, performer);
  const bytes = await largePhoto(6 * MEGABYTE);
  const id = await tus.start(bytes.length);
  await sendAndCut(await api.listen(), performer, id, bytes);
  const offset = await tus.offset(id);
  assert.ok(offset > 0 && offset < bytes.length, `${offset} of ${bytes.length}`);
  assert.equal((await tus.send(id, offset, bytes.subarray(offset))).status, 204);
  const [file] = await filesOf(api);
  assert.ok((await api.context.files.get(file?.storage_key ?? '')).equals(bytes));
});

test('an upload is its owner’s alone', async (t) => {
  const api = await createTestApi(t);
  const [performer, other] = [await api.createPerformer(), await api.createPerformer()];
  const bytes = await makePhoto();
  const id = await tusOf(api, performer).start(bytes.length);
  const foreign = tusOf(api, other);
  assert.equal((await foreign.send(id, 0, bytes)).status, 404);
  assert.ok(Number.isNaN(await foreign.offset(id)));
  assert.equal((await foreign.cancel(id)).status, 404);
  assert.equal((await tusOf(api, await api.createUser()).begin(10)).status, 403);
  assert.equal((await api.as(other).get('/uploads')).body.data.total, 0);
  assert.equal(await tusOf(api, performer).offset(id), 0);
});

test('what is announced bounds what may come, by kind and by the room there is', async (t) => {
  const api = await createTestApi(t, { UPLOAD_QUOTA_MB: '3' });
  const performer = await api.createPerformer();
  const tus = tusOf(api, performer);
  const { code, details } = (await tus.begin(26 * MEGABYTE)).body;
  assert.deepEqual([code, details[0].maximum], ['request.too_large', 25 * MEGABYTE]);
  assert.equal((await tus.begin(0)).body.code, 'request.invalid_values');
  assert.equal((await tus.begin(4 * MEGABYTE)).body.code, 'files.storage_full');
  // Two at once cannot both take the room that is left.
  const both = await Promise.all([tus.begin(2 * MEGABYTE), tus.begin(2 * MEGABYTE)]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [201, 413]);
  const [open] = (await api.as(performer).get('/uploads')).body.data.data;
  assert.equal((await tus.send(open._id, 0, await largePhoto(2 * MEGABYTE + 1))).body.code, 'request.too_large');
  const form = { field: 'file', name: 'leaf.jpg', type: 'image/jpeg', bytes: await largePhoto(2 * MEGABYTE) };
  assert.equal((await api.as(performer).upload('/performer/feeds/photo/upload', form)).body.code, 'files.storage_full');
  assert.equal((await tus.cancel(open._id)).status, 204);
  assert.deepEqual(await partsOf(api), []);
  assert.equal((await api.as(performer).upload('/performer/feeds/photo/upload', form)).status, 200);
});

test('requests that do not speak tus are refused with a code', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const id = await tusOf(api, performer).start(10);
  const call = async (method: 'POST' | 'PATCH' | 'DELETE', url: string, headers: object) => {
    const answer = await api.app.inject({
      method,
      url: `/api/uploads${url}`,
      headers: { authorization: performer.token, ...headers },
    });
    return answer.json().code;
  };
  const stream = { 'content-type': 'application/offset+octet-stream' };
  assert.equal(await call('POST', '', { 'upload-length': '10' }), 'uploads.protocol');
  assert.equal(
    await call('POST', '', { ...TUS, 'upload-length': '10', 'upload-metadata': 'type %%%' }),
    'request.malformed',
  );
  const script = `type ${Buffer.from('script').toString('base64')}`;
  assert.equal(
    await call('POST', '', { ...TUS, 'upload-length': '10', 'upload-metadata': script }),
    'request.invalid_values',
  );
  assert.equal(await call('PATCH', `/${id}`, { ...stream, 'upload-offset': '0' }), 'uploads.protocol');
  assert.equal(await call('PATCH', `/${id}`, { ...TUS, ...stream, 'upload-offset': '-1' }), 'request.malformed');
  assert.equal(await call('PATCH', `/${id}`, { ...TUS, 'upload-offset': '0' }), 'request.unsupported_type');
  assert.equal(await call('DELETE', `/${id}`, {}), 'uploads.protocol');
});

test('what may not be stored is refused with its last part, and nothing of it stays', async (t) => {
  const api = await createTestApi(t);
  const tus = tusOf(api, await api.createPerformer());
  const { status, body, id } = await tus.sendWhole(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  assert.deepEqual([status, body.code], [415, 'request.unsupported_type']);
  assert.ok(Number.isNaN(await tus.offset(id)));
  assert.deepEqual([await partsOf(api), await filesOf(api)], [[], []]);
});

test('an upload whose process ended before the file was taken is finished when it is asked about', async (t) => {
  const api = await createTestApi(t);
  const tus = tusOf(api, await api.createPerformer());
  const bytes = await makePhoto();
  const id = await tus.start(bytes.length);
  await writeFile(path.join(api.context.config.dataDir, 'uploads', id), bytes);
  assert.deepEqual(await Promise.all([tus.offset(id), tus.offset(id)]), [bytes.length, bytes.length]);
  assert.deepEqual(
    (await filesOf(api)).map((file) => file.id),
    [id],
  );
});

test('who asks while another request stores the file is told that all has arrived', async (t) => {
  const api = await createTestApi(t);
  const tus = tusOf(api, await api.createPerformer());
  const id = await tus.start(40);
  const lock = { uploadId: id, purpose: 'receive' } as const;
  assert.ok(await takeLock(api.db, lock, id));
  const asked = tus.offset(id);
  const isWanted = () => api.db.selectFrom('upload_locks').select('is_wanted').executeTakeFirstOrThrow();
  while (!(await isWanted()).is_wanted);
  await markFinished(api.db, id);
  await rm(path.join(api.context.config.dataDir, 'uploads', id), { force: true });
  await dropLock(api.db, lock, id);
  assert.equal(await asked, 40);
});

test('uploads that stand still for a day are removed with their bytes; the others stay', async (t) => {
  const api = await createTestApi(t);
  const tus = tusOf(api, await api.createPerformer());
  const [left, young] = [await tus.start(100), await tus.start(100)];
  await tus.send(left, 0, Buffer.alloc(40));
  await tus.send(young, 0, Buffer.alloc(60));
  const folder = path.join(api.context.config.dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'orphan'), 'bytes whose row is gone');
  await api.db
    .updateTable('uploads')
    .set({ touched_at: new Date(Date.now() - 86_460_000) })
    .where('id', '=', left)
    .execute();
  await api.context.work((unit) => unit.addJob('forget-stale-uploads', {}));
  await api.runJobs();
  assert.deepEqual((await partsOf(api)).toSorted(), [young, `${young}.json`]);
  assert.ok(Number.isNaN(await tus.offset(left)));
  assert.equal(await tus.offset(young), 60);
});

test('uploads that found no folder for their parts go on once there is one, without a restart', async (t) => {
  const api = await createTestApi(t);
  const tus = tusOf(api, await api.createPerformer());
  const bytes = await makePhoto();
  const place = path.join(api.context.config.dataDir, 'uploads');
  await rm(place, { recursive: true, force: true });
  // No folder can be made at the place of a file.
  await writeFile(place, '');
  assert.equal((await tus.begin(bytes.length)).status, 500);
  await rm(place);
  assert.equal((await tus.sendWhole(bytes)).status, 204);
});

test('a file that arrives while too many wait is kept, and stored without being sent again', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const tus = tusOf(api, performer);
  const bytes = await makePhoto();
  const id = await tus.start(bytes.length, { type: 'photo' });
  const emptyTheQueue = await fillTheQueue(api, performer);
  assert.equal((await tus.send(id, 0, bytes)).body.code, 'files.too_many_waiting');
  const held = await tus.head(id);
  assert.deepEqual([held.status, held.headers['retry-after']], [423, '120'], 'whoever sends it does not begin anew');
  assert.ok((await partsOf(api)).length > 0);
  await emptyTheQueue();
  assert.equal(await tus.offset(id), bytes.length);
  assert.deepEqual(
    (await filesOf(api)).map((file) => file.id),
    [id],
  );
  assert.deepEqual(await partsOf(api), []);
});
