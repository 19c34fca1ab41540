import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { INDEX_FILE, type ServedPackage } from '../../apps/edge/src/packages/package-index.ts';
import { storePackages, type PackedPackage } from './store-packages.ts';

const packed = (name: string, version: string): PackedPackage => {
  const archive = Buffer.from(`${name} ${version}`);
  const manifest = {} as ServedPackage['manifest'];
  const file = `${name}-${version}.tgz`;
  return { entry: { name, version, file, integrity: '', bytes: archive.length, manifest }, archive };
};

test('whoever reads the list while packages are made anew has all that it names', async (t) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'barg-packages-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const names = Array.from({ length: 20 }, (_, at) => `part-${at}`);
  const ofVersion = (version: string) => names.map((name) => packed(name, version));
  await storePackages(folder, ofVersion('1.0.0'));
  await writeFile(path.join(folder, 'left.draft'), 'of one that was interrupted');

  let isDone = false;
  let looks = 0;
  const look = async (): Promise<void> => {
    while (!isDone) {
      const text = await readFile(path.join(folder, INDEX_FILE), 'utf8');
      const { packages } = JSON.parse(text) as { packages: Array<{ version: string; file: string }> };
      // What only the list of before named may have gone since it was read.
      if (packages[0]?.version === '2.0.0')
        for (const { file } of packages) assert.ok(existsSync(path.join(folder, file)), file);
      looks += 1;
    }
  };
  const looking = look();
  await storePackages(folder, ofVersion('2.0.0'));
  isDone = true;
  await looking;
  assert.ok(looks > 0);
  const files = ofVersion('2.0.0').map(({ entry }) => entry.file);
  assert.deepEqual(new Set(await readdir(folder)), new Set([INDEX_FILE, ...files]));
});
