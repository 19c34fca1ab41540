import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { sizesOf, totalOf } from './sizes.ts';

test('bytes are counted as they are and compressed as far as they go', async () => {
  const content = Buffer.from('برگ '.repeat(500));
  const { raw, gzip, brotli } = await sizesOf(content);
  assert.equal(raw, 3500);
  assert.equal(gzip, gzipSync(content, { level: 9 }).length);
  assert.ok(brotli <= brotliCompressSync(content).length);
});

test('an empty file has no bytes but a header', async () => {
  assert.equal((await sizesOf(Buffer.alloc(0))).raw, 0);
});

test('totals add up', () => {
  const files = [
    { raw: 10, gzip: 5, brotli: 4 },
    { raw: 1, gzip: 2, brotli: 3 },
  ];
  assert.deepEqual(totalOf(files), { raw: 11, gzip: 7, brotli: 7 });
  assert.deepEqual(totalOf([]), { raw: 0, gzip: 0, brotli: 0 });
});
