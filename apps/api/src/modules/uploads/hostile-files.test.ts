import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { startTestBucket } from '../../platform/files/testing.ts';
import { makeClip } from '../files/processing/testing.ts';
import { belowApi, makePhoto } from '../files/testing.ts';
import { uploadKindOf, type UploadType } from './upload-kinds.ts';
import { hostileFiles } from './hostile-files.ts';
import { sendForm, tusOf } from './testing.ts';

interface Answer {
  status: number;
  body: { code?: string; data?: { _id: string } } | null;
}

/** Sends bytes under a name that is a path. */
type Way = (api: TestApi, performer: TestAccount, as: UploadType, bytes: Buffer) => Promise<Answer>;

const NAME = '../../../../tmp/evil.jpg';
const form = (bytes: Buffer) => ({ field: 'file', name: NAME, type: 'image/jpeg', bytes });

const ways: Record<string, Way> = {
  'by a form': (api, performer, as, bytes) => api.as(performer).upload(`/performer/feeds/${as}/upload`, form(bytes)),
  'to an address': async (api, performer, as, bytes) => {
    const { data } = (await api.as(performer).post('/performer/feeds/upload-url', { type: as })).body;
    return api.guest.upload(belowApi(data.uploadUrl), form(bytes));
  },
  'straight to the bucket': async (api, performer, as, bytes) => {
    const { data } = (await api.as(performer).post('/performer/feeds/upload-url', { type: as })).body;
    const status = await sendForm(data, bytes);
    // Nothing at all is refused by the bucket itself.
    if (status !== 204) return { status, body: null };
    return api.as(performer).put(`/files/${data.fileId}/metadata`, { name: NAME });
  },
  'in parts': async (api, performer, as, bytes) => tusOf(api, performer).sendWhole(bytes, { type: as, filename: NAME }),
};

/** An API with a bucket where the way leads there; `stored` answers what lies in it. */
const openFor = async (t: TestContext, way: string) => {
  if (way !== 'straight to the bucket') {
    const api = await createTestApi(t);
    return { api, stored: () => onDisk(api) };
  }
  const bucket = await startTestBucket(t);
  const api = await createTestApi(t, bucket.environment);
  return {
    api,
    stored: async () => [...(await onDisk(api)), ...[...bucket.objects.keys()].map((key) => path.basename(key))],
  };
};

/** Everything that lies anywhere in the data directory, but for the folders and the keys of the server itself. */
const onDisk = async ({ context: { config } }: TestApi): Promise<string[]> => {
  const found = await Promise.all(
    ['files', 'tmp', 'uploads'].map((folder) =>
      readdir(path.join(config.dataDir, folder), { recursive: true, withFileTypes: true }).catch(() => []),
    ),
  );
  return found.flat().flatMap((entry) => (entry.isFile() ? [entry.name] : []));
};

for (const [way, send] of Object.entries(ways)) {
  test(`${way}, nothing hostile gets in, and nothing of it stays`, async (t) => {
    const { api, stored } = await openFor(t, way);
    const performer = await api.createPerformer();
    for (const { what, as, bytes, code } of await hostileFiles(await makeClip(t))) {
      const { status, body } = await send(api, performer, as, bytes);
      assert.ok(status >= 400 && status < 500, `${what}: ${status}`);
      assert.equal(body?.code, code, what);
    }
    const empty = await send(api, performer, 'photo', Buffer.alloc(0));
    assert.ok([400, 415, 422].includes(empty.status), `an empty file: ${empty.status}`);
    for (const table of ['files', 'uploads'] as const) {
      assert.deepEqual(await api.db.selectFrom(table).selectAll().execute(), [], table);
    }
    assert.deepEqual(await stored(), []);
  });

  test(`${way}, a name that is a path stays a label, and what is good gets in`, async (t) => {
    const { api, stored } = await openFor(t, way);
    const performer = await api.createPerformer();
    const { status } = await send(api, performer, 'photo', await makePhoto());
    assert.ok(status === 200 || status === 204, String(status));
    const file = await api.db.selectFrom('files').selectAll().executeTakeFirstOrThrow();
    assert.deepEqual([file.name, file.kind], ['evil.jpg', uploadKindOf('photo')]);
    assert.match(file.storage_key, /^[0-9a-f-]{36}\/original$/);
    assert.deepEqual(await stored(), ['original']);
  });
}
