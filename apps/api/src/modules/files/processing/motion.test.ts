import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import type { TestAccount } from '../../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../../testing/api.ts';
import { publishPost } from '../../feed-posts/testing.ts';
import { belowApi } from '../testing.ts';
import { checkMotion, readMotion } from './motion.ts';
import { makeMoving, temporaryFolder } from './testing.ts';

const FORMATS = ['gif', 'webp', 'apng', 'avif'] as const;
const form = (bytes: Buffer) => ({ field: 'file', name: 'x', type: 'image/gif', bytes });

const uploadPicture = async (api: TestApi, performer: TestAccount, bytes: Buffer) => {
  const { body } = await api.as(performer).upload('/performer/feeds/photo/upload', form(bytes));
  await api.runJobs();
  return (await api.as(performer).get(`/files/${body.data._id}/status`)).body.data;
};

test('a picture that moves goes on moving, whatever its format, with a still in all sizes beside it', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  for (const format of FORMATS) {
    const { status, file } = await uploadPicture(api, performer, await makeMoving(t, format));
    assert.deepEqual([status, file.width, file.height], ['ready', 96, 64], format);
    const served = await api.guest.get(belowApi(file.motion));
    assert.deepEqual([served.status, served.headers['content-type']], [200, 'image/webp'], format);
    const { pages, loop } = await sharp(served.bytes, { pages: -1 }).metadata();
    assert.deepEqual([pages, loop], [5, 0], format);
    const still = await api.guest.get(belowApi(file.thumbnails.large.webp));
    assert.equal((await sharp(still.bytes, { pages: -1 }).metadata()).pages ?? 1, 1, format);
  }
});

test('a still of the same formats does not move, and a locked picture tells no address of what moves', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const still = await uploadPicture(api, performer, await makeMoving(t, 'gif', { frames: 1 }));
  assert.deepEqual([still.status, still.file.motion], ['ready', null]);
  const { file } = await uploadPicture(api, performer, await makeMoving(t, 'gif'));
  const post = await publishPost(api, performer, { audience: 'subscribers', fileIds: [file._id] });
  const [locked] = (await api.guest.get(`/user/feeds/${post._id}`)).body.data.files;
  assert.deepEqual([locked.motion, locked.thumbnails], [null, null]);
  const bare = belowApi(file.motion).split('?')[0] ?? '';
  assert.equal((await api.guest.get(bare)).status, 403);
});

test('where a picture stands for somebody or is looked at by operators, one that moves is refused in words', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const gif = form(await makeMoving(t, 'gif'));
  const sent = [
    await api.as(fan).upload('/users/avatar/upload', gif),
    await api.as(performer).upload('/performers/cover/upload', gif),
    await api.as(performer).upload('/performer/feeds/thumbnail/upload', gif),
  ];
  for (const { status, body } of sent) assert.deepEqual([status, body.code], [422, 'files.moving_picture']);
});

test('frames and their pixels together are bounded', () => {
  const here = { kind: 'photo', mime: 'image/gif', hasFfmpeg: true } as const;
  assert.throws(() => checkMotion({ frames: 2001, width: 1, height: 1 }, here), { message: 'files.motion_too_large' });
  assert.throws(() => checkMotion({ frames: 401, width: 500, height: 500 }, here), {
    message: 'files.motion_too_large',
  });
  assert.doesNotThrow(() => checkMotion({ frames: 400, width: 500, height: 500 }, here));
});

test('how often a picture changes is read from its head, and where nothing can make it move it is refused', async (t) => {
  const folder = await temporaryFolder(t);
  for (const format of FORMATS) {
    const file = path.join(folder, `moving.${format}`);
    await writeFile(file, await makeMoving(t, format, { frames: 7 }));
    const mime = `image/${format}`;
    const motion = await readMotion(file, mime);
    assert.deepEqual(motion && { ...motion }, { frames: 7, width: 96, height: 64 }, format);
    if (!motion) continue;
    const withoutFfmpeg = () => checkMotion(motion, { kind: 'photo', mime, hasFfmpeg: false });
    if (format === 'gif' || format === 'webp') assert.doesNotThrow(withoutFfmpeg);
    else assert.throws(withoutFfmpeg, { message: 'files.moving_picture' });
  }
});
