import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { request as connect } from 'node:http';
import path from 'node:path';
import { test } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { belowApi, makePhoto } from '../files/testing.ts';
import { TUS, tusOf } from './testing.ts';

const MEGABYTE = 1024 * 1024;
/** A program, and enough of it to be known by. */
const PROGRAM = Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(64 * 1024, 7)]);

interface Begun {
  path: string;
  method: 'POST' | 'PATCH';
  headers: Record<string, string>;
  /** How much is announced, of which only `bytes` are ever sent. */
  length: number;
  bytes: Buffer;
}

/** Begins to send over a real line, and goes no further: resolves with the answer that comes all the same. */
const sendBeginning = async (origin: string, { path: url, method, headers, length, bytes }: Begun) => {
  const request = connect(`${origin}/api${url}`, { method, headers: { ...headers, 'content-length': length } });
  const answer = Promise.withResolvers<{ status: number; code: string }>();
  request.on('error', answer.reject);
  request.on('response', (response) => {
    let text = '';
    response.on('data', (chunk: Buffer) => (text += chunk.toString()));
    response.on('end', () =>
      answer.resolve({ status: response.statusCode ?? 0, code: (JSON.parse(text) as { code: string }).code }),
    );
  });
  request.write(bytes);
  const told = await answer.promise;
  request.destroy();
  return told;
};

const leftOnDisk = async ({ context: { config } }: TestApi): Promise<string[]> => {
  const folders = ['tmp', 'uploads'].map((folder) => readdir(path.join(config.dataDir, folder)).catch(() => []));
  return (await Promise.all(folders)).flat();
};

const REFUSED = { status: 415, code: 'request.unsupported_type' };

const formHead = (field: string, type: string): Buffer =>
  Buffer.from(
    `--edge\r\ncontent-disposition: form-data; name="${field}"; filename="x.mp4"\r\ncontent-type: ${type}\r\n\r\n`,
  );
const word = (name: string, value: string): Buffer =>
  Buffer.from(`--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
const multipart = ({ token }: TestAccount) => ({
  authorization: token,
  'content-type': 'multipart/form-data; boundary=edge',
});

test('what is of another kind by its first bytes is refused before the rest of it is sent, whichever way it comes', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const origin = await api.listen();
  const begin = (url: string, field: string, account: TestAccount, words: Buffer[] = []) =>
    sendBeginning(origin, {
      path: url,
      method: 'POST',
      headers: multipart(account),
      length: 20 * MEGABYTE,
      bytes: Buffer.concat([...words, formHead(field, 'video/mp4'), PROGRAM]),
    });
  assert.deepEqual(await begin('/performer/feeds/video/upload', 'file', performer), REFUSED);
  const words = [word('title', 'Wind'), word('audience', 'free')];
  assert.deepEqual(await begin('/performer/performer-assets/videos/upload', 'video', performer, words), REFUSED);
  assert.deepEqual(await begin('/messages/private/file/photo', 'file', fan), REFUSED);
  const { data } = (await api.as(performer).post('/performer/feeds/upload-url', { type: 'video' })).body;
  assert.deepEqual(await begin(belowApi(data.uploadUrl), 'file', performer), REFUSED);

  const id = await tusOf(api, performer).start(20 * MEGABYTE, { type: 'video' });
  const part = { ...TUS, authorization: performer.token, 'upload-offset': '0' };
  const told = await sendBeginning(origin, {
    path: `/uploads/${id}`,
    method: 'PATCH',
    headers: { ...part, 'content-type': 'application/offset+octet-stream' },
    length: 20 * MEGABYTE,
    bytes: PROGRAM,
  });
  assert.deepEqual(told, REFUSED);
  assert.ok(Number.isNaN(await tusOf(api, performer).offset(id)), 'it is not to be gone on with');
  assert.equal((await api.as(performer).get('/uploads')).body.data.total, 0);
  assert.deepEqual(await leftOnDisk(api), []);
});

test('parts that are too small to tell are looked at together', async (t) => {
  const api = await createTestApi(t);
  const tus = tusOf(api, await api.createPerformer());
  const bad = await tus.start(MEGABYTE, { type: 'video' });
  assert.equal((await tus.send(bad, 0, PROGRAM.subarray(0, 3000))).status, 204);
  const refused = await tus.send(bad, 3000, PROGRAM.subarray(3000, 6000));
  assert.deepEqual([refused.status, refused.body.code], [415, 'request.unsupported_type']);
  const photo = await makePhoto({ width: 2000, height: 2000 });
  const good = await tus.start(photo.length, { type: 'photo' });
  for (let offset = 0; offset < photo.length; offset += 3000) {
    assert.equal((await tus.send(good, offset, photo.subarray(offset, offset + 3000))).status, 204);
  }
});

test('what its sender’s system calls by another name than it is sent as is refused before any of it is sent', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const tus = tusOf(api, performer);
  const answers: Array<[type: string, filetype: string, status: number]> = [
    ['photo', 'video/mp4', 415],
    ['photo', 'image/svg+xml', 415],
    ['video', 'image/png', 415],
    ['teaser', 'application/pdf', 415],
    ['audio', 'image/png', 415],
    ['audio', 'video/webm', 201],
    ['video', 'video/x-matroska', 201],
    ['video', 'application/octet-stream', 201],
    ['photo', 'image/x-whatever', 201],
    ['photo', '', 201],
  ];
  for (const [type, filetype, status] of answers) {
    assert.equal((await tus.begin(100, { type, filetype })).status, status, `${filetype} as ${type}`);
    const asked = await api.as(performer).post('/performer/feeds/upload-url', { type, contentType: filetype });
    assert.equal(asked.status, status === 201 ? 200 : status, `an address for ${filetype} as ${type}`);
  }
  const avatar = await api.as(performer).post('/performers/avatar/upload-url', { contentType: 'video/mp4' });
  assert.deepEqual([avatar.status, avatar.body.code], [415, 'request.unsupported_type']);
});

test('what there is no room for, or is too large, is refused as it begins', async (t) => {
  const api = await createTestApi(t, { UPLOAD_QUOTA_MB: '3' });
  const performer = await api.createPerformer();
  const origin = await api.listen();
  const begin = (as: string, length: number) =>
    sendBeginning(origin, {
      path: `/performer/feeds/${as}/upload`,
      method: 'POST',
      headers: multipart(performer),
      length,
      bytes: formHead('file', 'image/jpeg'),
    });
  assert.deepEqual(await begin('photo', 5 * MEGABYTE), { status: 413, code: 'files.storage_full' });
  assert.deepEqual(await begin('photo', 26 * MEGABYTE), { status: 413, code: 'request.too_large' });
  const address = await api.as(performer).post('/performer/feeds/upload-url', { type: 'photo', size: 5 * MEGABYTE });
  assert.equal(address.body.code, 'files.storage_full');
});
