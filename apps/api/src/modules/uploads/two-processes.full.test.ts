import assert from 'node:assert/strict';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import { createApp } from '../../app.ts';
import { afterTest } from '../../testing/after-test.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { makePhoto } from '../files/testing.ts';
import { fallSilent, largePhoto, tusOf } from './testing.ts';

/** Two APIs on one database and one store, as in two processes. */
const createTwo = async (t: TestContext) => {
  const first = await createTestApi(t);
  const app = await createApp({ ...first.context });
  await app.ready();
  afterTest(t, () => app.close());
  const second: TestApi = { ...first, app };
  return { first, second, performer: await first.createPerformer() };
};

const filesOf = (api: TestApi) => api.db.selectFrom('files').selectAll().execute();

const assertStored = async (api: TestApi, bytes: Buffer): Promise<void> => {
  const [file, ...others] = await filesOf(api);
  assert.equal(others.length, 0);
  assert.ok((await api.context.files.get(file?.storage_key ?? '')).equals(bytes));
  assert.deepEqual(await readdir(path.join(api.context.config.dataDir, 'uploads')), []);
  assert.deepEqual(await api.db.selectFrom('upload_locks').selectAll().execute(), []);
};

test('an upload that was begun by one process goes on by another, and becomes one file', async (t) => {
  const { first, second, performer } = await createTwo(t);
  const bytes = await largePhoto(300_000);
  const [one, other] = [tusOf(first, performer), tusOf(second, performer)];
  const id = await one.start(bytes.length);
  assert.equal((await one.send(id, 0, bytes.subarray(0, 100_000))).status, 204);
  assert.equal(await other.offset(id), 100_000);
  assert.equal((await other.send(id, 100_000, bytes.subarray(100_000, 200_000))).status, 204);
  assert.equal((await one.send(id, 200_000, bytes.subarray(200_000))).status, 204);
  await assertStored(first, bytes);
});

test('a line that hangs at one process lets go for another, and nothing is mixed', async (t) => {
  const { first, second, performer } = await createTwo(t);
  const bytes = await largePhoto(3_000_000);
  const id = await tusOf(first, performer).start(bytes.length);
  await fallSilent(t, first, performer, id, bytes);
  const other = tusOf(second, performer);
  const offset = await other.offset(id);
  assert.ok(offset <= 1_000_000);
  assert.equal((await other.send(id, offset, bytes.subarray(offset))).status, 204);
  await assertStored(first, bytes);
});

test('of two processes that are sent the same part at once, one takes it', async (t) => {
  const { first, second, performer } = await createTwo(t);
  const bytes = await largePhoto(2_000_000);
  const [one, other] = [tusOf(first, performer), tusOf(second, performer)];
  const id = await one.start(bytes.length);
  const part = bytes.subarray(0, 1_000_000);
  await Promise.all([one.send(id, 0, part), other.send(id, 0, part)]);
  const offset = await one.offset(id);
  assert.equal((await other.send(id, offset, bytes.subarray(offset))).status, 204);
  await assertStored(first, bytes);
});

test('a complete upload is stored once, also when two processes are asked for it at once', async (t) => {
  const { first, second, performer } = await createTwo(t);
  const bytes = await largePhoto(300_000);
  const [one, other] = [tusOf(first, performer), tusOf(second, performer)];
  const id = await one.start(bytes.length);
  await writeFile(path.join(first.context.config.dataDir, 'uploads', id), bytes);
  assert.deepEqual(await Promise.all([one.offset(id), other.offset(id)]), [bytes.length, bytes.length]);
  await assertStored(first, bytes);
});

test('who was killed with an upload keeps it for seconds only', async (t) => {
  const { first, performer } = await createTwo(t);
  const bytes = await makePhoto();
  const tus = tusOf(first, performer);
  const id = await tus.start(bytes.length);
  const held_until = sql<Date>`now() + interval '1 second'`;
  const lock = { upload_id: id, purpose: 'receive', holder: performer.id, held_until } as const;
  await first.db.insertInto('upload_locks').values(lock).execute();
  const begun = performance.now();
  assert.equal((await tus.send(id, 0, bytes)).status, 204);
  assert.ok(performance.now() - begun > 500);
  await assertStored(first, bytes);
});
