import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { compressPlugin } from './compress.ts';

const createApp = async () => {
  const app = Fastify();
  await app.register(compressPlugin);
  app.get('/long', async () => ({ data: 'برگ'.repeat(1000) }));
  app.get('/short', async () => ({ data: 'برگ' }));
  return app;
};

const ask = async (url: string, acceptEncoding?: string) =>
  (await createApp()).inject({ url, headers: acceptEncoding ? { 'accept-encoding': acceptEncoding } : {} });

test('a long answer is compressed for who can read it', async () => {
  const { headers, rawPayload } = await ask('/long', 'br, gzip, deflate');
  assert.equal(headers['content-encoding'], 'gzip');
  assert.equal(headers['content-length'], String(rawPayload.length));
  assert.equal(headers.vary, 'accept-encoding');
  assert.ok(rawPayload.length < 1000);
  assert.equal(JSON.parse(gunzipSync(rawPayload).toString()).data.length, 3000);
});

test('for others it stays as it is, and caches keep the two apart', async () => {
  const { headers, payload } = await ask('/long');
  assert.equal(headers['content-encoding'], undefined);
  assert.equal(headers.vary, 'accept-encoding');
  assert.equal(JSON.parse(payload).data.length, 3000);
});

test('a short answer is not worth it', async () => {
  const { headers, payload } = await ask('/short', 'gzip');
  assert.equal(headers['content-encoding'], undefined);
  assert.equal(headers.vary, undefined);
  assert.equal(JSON.parse(payload).data, 'برگ');
});
