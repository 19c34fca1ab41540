import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { promisify } from 'node:util';
import { INDEX_FILE, parseIndex, type ServedPackage } from '../../apps/edge/src/packages/package-index.ts';
import { storePackages, takePackages, UnreadableList, type PackedPackage } from './store-packages.ts';

const packed = (name: string, version: string): PackedPackage => {
  const archive = Buffer.from(`${name} ${version}`);
  const manifest = {} as ServedPackage['manifest'];
  const hash = createHash('sha256').update(archive).digest('hex').slice(0, 16);
  const file = `${name}-${version}.${hash}.tgz`;
  return {
    entry: { name: `@barg/${name}`, version, file, integrity: 'sha512-', bytes: archive.length, manifest },
    archive,
  };
};

test('whoever reads the list while packages are made anew has all that it names', async (t) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'barg-packages-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const names = Array.from({ length: 20 }, (_, at) => `part-${'abcdefghijklmnopqrst'.charAt(at)}`);
  const ofVersion = (version: string) => names.map((name) => packed(name, version));
  await storePackages(folder, ofVersion('1.0.0'));
  await writeFile(path.join(folder, 'left.draft'), 'of one that was interrupted');

  let isDone = false;
  let looks = 0;
  const look = async (): Promise<void> => {
    while (!isDone) {
      const text = await readFile(path.join(folder, INDEX_FILE), 'utf8');
      const { packages } = JSON.parse(text) as { packages: Array<{ version: string; file: string }> };
      for (const { file } of packages) assert.ok(existsSync(path.join(folder, file)), file);
      looks += 1;
    }
  };
  const looking = look();
  await storePackages(folder, ofVersion('2.0.0'));
  isDone = true;
  await looking;
  assert.ok(looks > 0);
  const files = [...ofVersion('1.0.0'), ...ofVersion('2.0.0')].map(({ entry }) => entry.file);
  assert.deepEqual(new Set(await readdir(folder)), new Set([INDEX_FILE, ...files]));
});

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name !== INDEX_FILE).toSorted();

test('what lock files may name stays, the newest twenty of each, and what is made again is no former one', async (t) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'barg-packages-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const versions = Array.from({ length: 25 }, (_, at) => `1.${at}.0`);
  for (const version of versions) await storePackages(folder, [packed('part', version)]);
  const kept = versions.slice(-20).map((version) => packed('part', version).entry.file);
  assert.deepEqual(await filesIn(folder), kept.toSorted());
  await storePackages(folder, [packed('part', '1.20.0')]);
  assert.deepEqual(await filesIn(folder), kept.toSorted());
  const { packages, former } = parseIndex(await readFile(path.join(folder, INDEX_FILE), 'utf8'));
  assert.deepEqual([packages[0]?.version, former[0]?.version, former.length], ['1.20.0', '1.24.0', 19]);
});

test('the packages of an image are taken over beside what lies there', async (t) => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'barg-packages-'));
  t.after(() => rm(root, { recursive: true, force: true }));
  const [image, lasting] = [path.join(root, 'image'), path.join(root, 'lasting')];
  await assert.rejects(takePackages(image, lasting), /holds no packages/);
  await storePackages(lasting, [packed('part', '1.0.0')]);
  await storePackages(image, [packed('part', '2.0.0')]);
  assert.deepEqual(
    (await takePackages(image, lasting)).map(({ version }) => version),
    ['2.0.0'],
  );
  await takePackages(image, lasting);
  assert.deepEqual(await filesIn(lasting), [packed('part', '1.0.0').entry.file, packed('part', '2.0.0').entry.file]);
  assert.equal((await readFile(path.join(lasting, packed('part', '2.0.0').entry.file))).toString(), 'part 2.0.0');
});

test('a list that cannot be read keeps what it names, and does not keep a site from starting', async (t) => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'barg-packages-'));
  t.after(() => rm(root, { recursive: true, force: true }));
  const [image, lasting] = [path.join(root, 'image'), path.join(root, 'lasting')];
  await storePackages(image, [packed('part', '1.0.0')]);
  await storePackages(lasting, [packed('part', '2.0.0')]);
  const list = path.join(lasting, INDEX_FILE);
  for (const text of ['{"packages":1}', '', '{']) {
    await writeFile(list, text);
    await assert.rejects(takePackages(image, lasting), UnreadableList);
    assert.deepEqual(await filesIn(lasting), [packed('part', '2.0.0').entry.file]);
    assert.equal(await readFile(list, 'utf8'), text);
  }
  const main = path.join(import.meta.dirname, 'main.ts');
  const { stderr } = await promisify(execFile)(process.execPath, [main, '--from', image, '--out', lasting]);
  assert.match(stderr, /index\.json cannot be read, so nothing was changed there/);
  assert.deepEqual(await filesIn(lasting), [packed('part', '2.0.0').entry.file]);
});
