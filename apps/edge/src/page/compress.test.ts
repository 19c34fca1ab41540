import assert from 'node:assert/strict';
import test from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressPage } from './compress.ts';

const html = `<!doctype html>${'برگ '.repeat(300)}`;

test('compresses a page by the best means that the browser takes', async () => {
  const brotli = await compressPage(html, 'gzip, deflate, br, zstd');
  assert.equal(brotli.encoding, 'br');
  assert.equal(brotliDecompressSync(brotli.body).toString(), html);
  const gzip = await compressPage(html, 'gzip');
  assert.equal(gzip.encoding, 'gzip');
  assert.equal(gunzipSync(gzip.body).toString(), html);
  for (const accepted of [undefined, '', 'identity']) {
    assert.deepEqual(await compressPage(html, accepted), { body: html, encoding: null });
  }
});
