import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { fingerprint } from './fingerprint.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'barg-fingerprint-'));
  await write('src/index.ts', 'export {};');
});
afterEach(() => rm(folder, { recursive: true }));

async function write(name: string, text: string): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

test('changes with a source that is added, edited or removed', async () => {
  const seen = new Set([await fingerprint([folder])]);
  await write('src/leaf.ts', 'export const leaf = 1;');
  seen.add(await fingerprint([folder]));
  await write('src/leaf.ts', 'export const leaf = 22;');
  seen.add(await fingerprint([folder]));
  await utimes(path.join(folder, 'src/leaf.ts'), 1, 1);
  seen.add(await fingerprint([folder]));
  await rm(path.join(folder, 'src/index.ts'));
  seen.add(await fingerprint([folder]));
  assert.equal(seen.size, 5);
});

test('stays when builds, packages or tests change', async () => {
  const before = await fingerprint([folder, path.join(folder, 'absent.json')]);
  await write('dist/index.js', '');
  await write('node_modules/leaf/index.js', '');
  await write('src/index.test.ts', '');
  assert.equal(await fingerprint([folder, path.join(folder, 'absent.json')]), before);
});
