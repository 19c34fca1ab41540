import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import type { Context } from '../../context.ts';
import type { Work } from '../../platform/unit-of-work.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { makePhoto } from './testing.ts';
import { REMOVE_BYTES } from './release-files.ts';
import { storeFile } from './files.service.ts';

/** Stores a photograph where `work` ends as told; answers the key of its bytes. */
const storeWith = async (api: TestApi, work: Work): Promise<string> => {
  const { id: ownerId } = await api.createPerformer();
  const bytes = await makePhoto();
  const photo = path.join(api.context.config.dataDir, 'leaf.jpg');
  await writeFile(photo, bytes);
  const keys: string[] = [];
  const files: Context['files'] = {
    ...api.context.files,
    putFile: (key, source) => {
      keys.push(key);
      return api.context.files.putFile(key, source);
    },
  };
  const file = {
    path: photo,
    name: 'leaf.jpg',
    mime: 'image/jpeg',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest(),
  };
  const storing = storeFile({ ...api.context, files, work }, { ownerId, kind: 'feed-photo', file });
  await assert.rejects(storing, /connection/);
  return keys[0] ?? '';
};

/** The first unit of work ends as told, the others as always. */
const onceAs = (api: TestApi, first: Work): Work => {
  let isFirst = true;
  return (body) => {
    const work = isFirst ? first : api.context.work;
    isFirst = false;
    return work(body);
  };
};

test('the bytes of a file that was committed stay when the answer to the commit is lost', async (t) => {
  const api = await createTestApi(t);
  const committed: Work = async (body) => {
    await api.context.work(body);
    throw new Error('the connection was lost');
  };
  const key = await storeWith(api, onceAs(api, committed));
  assert.notEqual(await api.context.files.size(key), null);
  await api.runJobs();
  assert.deepEqual(await api.db.selectFrom('files').select('status').execute(), [{ status: 'ready' }]);
});

test('those of one that was rolled back are removed', async (t) => {
  const api = await createTestApi(t);
  const rolledBack: Work = (body) =>
    api.context.work(async (unit) => {
      await body(unit);
      throw new Error('the connection was lost');
    });
  const key = await storeWith(api, onceAs(api, rolledBack));
  assert.equal(await api.context.files.size(key), null);
});

test('while the database does not answer, bytes whose end is not known stay', async (t) => {
  const api = await createTestApi(t);
  const down: Work = () => Promise.reject(new Error('no connection'));
  const key = await storeWith(api, down);
  assert.notEqual(await api.context.files.size(key), null);
});

test('deleted bytes leave the store some at a time, all of them', async (t) => {
  const api = await createTestApi(t);
  const keys = Array.from({ length: 25 }, (_, number) => `0/${number}`);
  for (const key of keys) await api.context.files.put(key, Buffer.from('leaf'));
  await api.context.work((unit) => unit.addJob(REMOVE_BYTES, { keys }));
  await api.runJobs();
  for (const key of keys) assert.equal(await api.context.files.size(key), null);
});
