import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { promisify } from 'node:util';
import { archiveOf, integrityOf } from './archive.ts';

const FILES = [
  { place: 'src/index.js', content: Buffer.from('export const one = 1;\n') },
  { place: `${'deep/'.repeat(25)}file.js`, content: Buffer.alloc(200_000, 'x') },
  { place: 'bin/run.js', content: Buffer.from('#!/usr/bin/env node\n'), isProgram: true },
  { place: 'empty.json', content: Buffer.alloc(0) },
];

test('is an archive that tar unpacks, programs as programs', async (t) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'barg-archive-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'package.tgz');
  await writeFile(file, archiveOf(FILES));
  await promisify(execFile)('tar', ['xzf', file, '-C', folder]);
  for (const { place, content, isProgram = false } of FILES) {
    const unpacked = path.join(folder, 'package', place);
    assert.deepEqual(await readFile(unpacked), content, place);
    assert.equal(((await stat(unpacked)).mode & 0o111) !== 0, isProgram, place);
  }
});

test('has the same bytes whatever order the files come in, on every machine', () => {
  const archive = archiveOf(FILES);
  assert.deepEqual(archiveOf(FILES.toReversed()), archive);
  // Written down: another Node, processor or day must not change it.
  const digest = createHash('sha256')
    .update(archiveOf(FILES.slice(0, 1)))
    .digest('hex');
  assert.equal(digest, '3d047ffb933421337b3043bf6a21c3e1f8eeb227f42f970f4d0bacd3a80c0d59');
  assert.match(integrityOf(archive), /^sha512-[A-Za-z0-9+/]{86}==$/);
});

test('refuses a name that the format cannot hold', () => {
  assert.throws(() => archiveOf([{ place: 'x'.repeat(300), content: Buffer.alloc(0) }]), /too long for an archive/);
});
