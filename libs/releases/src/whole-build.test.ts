import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import test from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { integrityOf } from './file-list.ts';
import { assertFormsMatch, assertHasChunks } from './whole-build.ts';

const buildOf = (contents: Record<string, Buffer | string>) => {
  const bytes = new Map(Object.entries(contents).map(([path, content]) => [path, Buffer.from(content)]));
  const files = [...bytes].map(([path, content]) => ({ path, size: content.length, integrity: integrityOf(content) }));
  const read = async (file: string): Promise<Buffer> => bytes.get(file) ?? Buffer.alloc(0);
  return { files, read };
};

const CHUNK = 'export const shown = 1;\n'.repeat(40);

const containerWith = (...chunks: string[]): string => {
  const pairs = chunks.map((chunk, id) => `${id + 7}:${createHash('sha384').update(chunk).digest('base64')}`);
  return `const hashes=Object.fromEntries("${pairs.join(',')}".split(","));`;
};

test('every part that the container names is there as it was built', () => {
  const container = containerWith(CHUNK, 'home');
  assertHasChunks(container, buildOf({ '7.js': CHUNK, '8.js': 'home', 'more.js': 'x' }));
  assertHasChunks('no list at all', buildOf({}));
  for (const damaged of [CHUNK.slice(0, 900), CHUNK.replace('1', '2')]) {
    const files = buildOf({ '7.js': damaged, '8.js': 'home' });
    assert.throws(() => assertHasChunks(container, files), /its part 7 is not as it was built/);
  }
  assert.throws(() => assertHasChunks(container, buildOf({ '7.js': CHUNK })), /its part 8 is not/);
});

test('a compressed form holds the file beside it', async () => {
  const forms = { 'a.js.br': brotliCompressSync(CHUNK), 'a.js.gz': gzipSync(CHUNK) };
  const whole = buildOf({ 'a.js': CHUNK, ...forms, 'alone.br': 'x', 'empty.js': '', 'empty.js.gz': gzipSync('') });
  await assertFormsMatch(whole, whole.read);
  const damaged: Array<Record<string, Buffer | string>> = [
    { 'a.js': CHUNK.replace('1', '2'), ...forms },
    { 'a.js': CHUNK, 'a.js.br': 'none' },
    { 'a.js': CHUNK, 'a.js.gz': gzipSync(CHUNK).subarray(0, 40) },
    { 'a.js': CHUNK, 'a.js.br': brotliCompressSync(Buffer.alloc(50_000_000)) },
  ];
  for (const contents of damaged) {
    const { files, read } = buildOf(contents);
    await assert.rejects(assertFormsMatch({ files }, read), /^Error: a\.js\.(?:br|gz) holds another a\.js$/);
  }
});
