import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import { Upload } from '@tus/utils';
import { createApp } from '../../app.ts';
import { afterTest } from '../../testing/after-test.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { fullTest } from '../../testing/full-test.ts';
import { startTestBucket, testFolder, type TestBucket } from '../../platform/files/testing.ts';
import type { S3Storage } from '../../platform/files/storage-config.ts';
import { BucketPartStore } from './bucket-part-store.ts';
import { fallSilent, largePhoto, tusOf } from './testing.ts';

const MB = 1024 * 1024;

/** Two APIs on one database and one bucket, as in two processes of two machines. */
const createTwo = async (t: TestContext) => {
  const bucket = await startTestBucket(t);
  const first = await createTestApi(t, bucket.environment);
  const config = { ...first.context.config, dataDir: await testFolder(t) };
  const context = { ...first.context, config };
  const app = await createApp(context);
  await app.ready();
  afterTest(t, () => app.close());
  const second: TestApi = { ...first, app, context };
  return { bucket, first, second, performer: await first.createPerformer() };
};

const partsIn = ({ objects }: TestBucket): string[] => [...objects.keys()].filter((key) => key.startsWith('uploads/'));

const assertNothingLeft = async (bucket: TestBucket, ...apis: readonly TestApi[]): Promise<void> => {
  assert.deepEqual(partsIn(bucket), []);
  assert.equal(bucket.unfinished(), 0);
  for (const { context } of apis)
    for (const folder of ['uploads', 'tmp'])
      assert.deepEqual(await readdir(path.join(context.config.dataDir, folder)).catch(() => []), [], folder);
};

const assertStored = async (api: TestApi, bytes: Buffer): Promise<void> => {
  const files = await api.db.selectFrom('files').selectAll().execute();
  assert.equal(files.length, 1);
  assert.ok((await api.context.files.get(files[0]?.storage_key ?? '')).equals(bytes));
};

test('an upload goes on in any process, without a disk that they share, and becomes one file', async (t) => {
  const { bucket, first, second, performer } = await createTwo(t);
  const bytes = await largePhoto(13 * MB);
  const [one, other] = [tusOf(first, performer), tusOf(second, performer)];
  const id = await one.start(bytes.length);
  for (const [tus, begin, end] of [
    [one, 0, 4 * MB],
    [other, 4 * MB, 8 * MB],
    [one, 8 * MB, 12 * MB],
    [other, 12 * MB, 13 * MB],
  ] as const) {
    assert.equal(await one.offset(id), begin);
    assert.equal((await tus.send(id, begin, bytes.subarray(begin, end))).status, 204, `${begin}`);
  }
  await assertStored(first, bytes);
  assert.equal(await other.offset(id), bytes.length);
  await assertNothingLeft(bucket, first, second);
});

fullTest('what a cut line has brought is kept, and another process goes on from there', async (t) => {
  const { bucket, first, second, performer } = await createTwo(t);
  const bytes = await largePhoto(3 * MB);
  const id = await tusOf(first, performer).start(bytes.length);
  await fallSilent(t, first, performer, id, bytes);
  const other = tusOf(second, performer);
  const offset = await other.offset(id);
  assert.ok(offset <= MB, `${offset}`);
  assert.equal((await other.send(id, offset, bytes.subarray(offset))).status, 204);
  await assertStored(first, bytes);
  await assertNothingLeft(bucket, first, second);
});

test('the first bytes are looked at together, whichever processes received them', async (t) => {
  const { bucket, first, second, performer } = await createTwo(t);
  const page = Buffer.from('<!doctype html><title>no picture</title>'.repeat(200));
  const id = await tusOf(first, performer).start(page.length);
  assert.equal((await tusOf(first, performer).send(id, 0, page.subarray(0, 2000))).status, 204);
  assert.equal((await tusOf(second, performer).send(id, 2000, page.subarray(2000))).status, 415);
  await assertNothingLeft(bucket, first, second);
});

test('an upload whose process ended before it was joined is joined and stored by whoever is asked next', async (t) => {
  const { bucket, first, second, performer } = await createTwo(t);
  const bytes = await largePhoto(6 * MB);
  const id = await tusOf(first, performer).start(bytes.length);
  bucket.disturb((request) => (request === `POST uploads/${id}` ? 'fails' : null));
  assert.equal((await tusOf(first, performer).send(id, 0, bytes)).status, 500);
  bucket.disturb(() => null);
  assert.equal(await tusOf(second, performer).offset(id), bytes.length);
  await assertStored(first, bytes);
  await assertNothingLeft(bucket, first, second);
});

test('what was given up and what nobody goes on with leaves the bucket', async (t) => {
  const { bucket, first, second, performer } = await createTwo(t);
  const [one, other] = [tusOf(first, performer), tusOf(second, performer)];
  const bytes = await largePhoto(6 * MB);
  const [given, stale] = [await one.start(bytes.length), await one.start(bytes.length)];
  for (const id of [given, stale]) assert.equal((await one.send(id, 0, bytes.subarray(0, 5.5 * MB))).status, 204);
  const { data } = (await first.as(performer).get('/uploads')).body.data;
  assert.deepEqual(
    data.map(({ received }: { received: number }) => received),
    [5.5 * MB, 5.5 * MB],
  );
  assert.equal((await other.cancel(given)).status, 204);
  assert.ok(partsIn(bucket).every((key) => key.includes(stale)));
  await first.db
    .updateTable('uploads')
    .set({ touched_at: sql<Date>`now() - interval '2 days'` })
    .execute();
  await first.context.work((unit) => unit.addJob('forget-stale-uploads', {}));
  await first.runJobs();
  await assertNothingLeft(bucket, first, second);
});

test('a bucket that cannot be asked is a failure, not an upload that is gone', async (t) => {
  const { bucket, first, second, performer } = await createTwo(t);
  const bytes = await largePhoto(MB);
  const id = await tusOf(first, performer).start(bytes.length);
  const ask = () =>
    second.app.inject({
      method: 'HEAD',
      url: `/api/uploads/${id}`,
      headers: { authorization: performer.token, 'tus-resumable': '1.0.0' },
    });
  bucket.disturb((request) => (request === `GET uploads/${id}.info` ? 'fails' : null));
  assert.equal((await ask()).statusCode, 500);
  bucket.disturb(() => null);
  assert.equal((await ask()).statusCode, 200);
});

test('who has lost the lock of an upload writes nothing of it any more', async (t) => {
  const bucket = await startTestBucket(t);
  const { endpoint, region } = bucket;
  const place: S3Storage = { kind: 's3', bucket: bucket.bucket, region, endpoint, publicUrl: null };
  const store = new BucketPartStore(place, async () => false);
  await store.create(new Upload({ id: 'uploads/one', size: 9 * MB, offset: 0 }));
  for (const bytes of [MB, 9 * MB])
    await assert.rejects(store.write(Readable.from([Buffer.alloc(bytes)]), 'uploads/one', 0));
  assert.deepEqual(partsIn(bucket), ['uploads/one.info']);
  assert.equal((await store.getUpload('uploads/one')).offset, 0);
});
