import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request as connect } from 'node:http';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { insertGallery } from '../../testing/content.ts';
import { collectLog } from '../../testing/log-lines.ts';

const PHOTO_UPLOAD = '/api/performer/feeds/photo/upload';
const FORM = 'multipart/form-data; boundary=leaf';
const PART = '--leaf\r\ncontent-disposition: form-data; name="file"; filename="leaf.jpg"\r\n\r\n';
const WHOLE = `${PART}bytes\r\n--leaf--\r\n`;

const BROKEN: Array<[what: string, contentType: string, body: string]> = [
  ['ends within the file', FORM, `${PART}bytes`],
  ['ends within the head of a part', FORM, PART.slice(0, 40)],
  ['ends before the first part', FORM, '--leaf'],
  ['has no part', FORM, 'nothing of a form'],
  ['names no boundary', 'multipart/form-data', WHOLE],
  ['names an empty boundary', 'multipart/form-data; boundary=', WHOLE],
  ['names an empty boundary in quotes', 'multipart/form-data; boundary=""', WHOLE],
];

/** Nothing else would be received at all. */
const JPEG_HEAD = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

const leftovers = (api: TestApi) => readdir(path.join(api.context.config.dataDir, 'tmp')).catch(() => []);

test('a form that cannot be read is the sender’s fault, on every route that takes one', async (t) => {
  const { log, lines } = collectLog();
  const api = await createTestApi(t, {}, log);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const galleryId = await insertGallery(api.db, performer);
  const routes = [
    [PHOTO_UPLOAD, performer],
    ['/api/performer/feeds/video/upload', performer],
    [`/api/performer/performer-assets/photos/upload?galleryId=${galleryId}`, performer],
    ['/api/users/avatar/upload', fan],
    [`/api/addresses/${randomUUID()}`, fan, 'PUT'],
  ] as const;
  for (const [url, { token }, method = 'POST'] of routes) {
    for (const [what, contentType, body] of BROKEN) {
      // This one takes fields and no file.
      const payload = method === 'PUT' ? body.replace('; filename="leaf.jpg"', '') : body;
      const headers = { authorization: token, 'content-type': contentType };
      const answer = await api.app.inject({ method, url, headers, payload });
      assert.deepEqual([answer.statusCode, answer.json().code], [400, 'request.malformed'], `${url}: ${what}`);
      assert.equal(answer.json().requestId, answer.headers['x-request-id']);
    }
  }
  assert.deepEqual(await leftovers(api), []);
  assert.deepEqual(
    lines.filter(({ level }) => level > 30),
    [],
  );
});

test('a sender who goes away leaves no file behind and is no trouble to report', async (t) => {
  const { log, lines } = collectLog();
  const api = await createTestApi(t, {}, log);
  const { token } = await api.createPerformer();
  const url = `${await api.listen()}${PHOTO_UPLOAD}`;
  const headers = { authorization: token, 'content-type': FORM, 'content-length': 1_000_000 };
  const sender = connect(url, { method: 'POST', headers }).on('error', () => undefined);
  sender.write(PART);
  sender.write(Buffer.concat([JPEG_HEAD, Buffer.alloc(100_000)]));
  while ((await leftovers(api)).length === 0) await delay(10);
  sender.destroy();
  while ((await leftovers(api)).length > 0) await delay(10);
  assert.equal((await api.guest.get('/health')).status, 200);
  assert.deepEqual(
    lines.filter(({ level }) => level > 30),
    [],
  );
});
