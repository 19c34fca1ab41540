import assert from 'node:assert/strict';
import test from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressible } from './compress.ts';

const html = `<!doctype html>${'برگ '.repeat(300)}`;

test('compresses a page by the best means that the browser takes', async () => {
  const compressPage = compressible(html);
  const brotli = await compressPage('gzip, deflate, br, zstd');
  assert.equal(brotli.encoding, 'br');
  assert.equal(brotliDecompressSync(brotli.body).toString(), html);
  const gzip = await compressPage('gzip');
  assert.equal(gzip.encoding, 'gzip');
  assert.equal(gunzipSync(gzip.body).toString(), html);
  for (const accepted of [undefined, '', 'identity']) {
    assert.deepEqual(await compressPage(accepted), { body: html, encoding: null });
  }
});

test('compresses once for all who take the same', async () => {
  const compressPage = compressible(html);
  const [one, other] = await Promise.all([compressPage('br'), compressPage('br, gzip')]);
  assert.equal(one.body, other.body);
});
