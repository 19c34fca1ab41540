import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Stats } from 'webpack';
import { sameEverywherePlugin } from './same-everywhere-plugin.mjs';
import { fullTest } from '../../apps/api/src/testing/full-test.ts';

const sources = {
  'page.js': "import { note } from 'kit'; export default () => import('./later.js').then(note);",
  'later.js': "import { note } from 'kit'; export default note('later');",
  'node_modules/kit/index.js': 'export const note = (text) => console.log(text);',
  'node_modules/kit/package.json': '{"name":"kit","version":"1.0.0","type":"module"}',
};

/** Builds a remote with a shared module in this folder. */
async function compileIn(root: string, more: Record<string, string> = {}): Promise<Stats> {
  for (const [file, content] of Object.entries({ ...sources, ...more })) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  }
  const fileName = '[name].[contenthash:8].js';
  const compiler = webpack({
    context: root,
    mode: 'production',
    devtool: 'source-map',
    entry: {},
    output: { path: path.join(root, 'dist'), filename: fileName, chunkFilename: fileName, uniqueName: 'quiz' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'quiz',
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: { './page': path.join(root, 'page.js') },
        manifest: false,
        dts: false,
        shared: { kit: { singleton: true } },
      }),
      sameEverywherePlugin(root),
    ],
  });
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('no result')))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  return stats;
}

/** The bytes of the files of a build in this folder, by name. */
async function buildIn(root: string): Promise<Map<string, string>> {
  const stats = await compileIn(root);
  assert.deepEqual(stats.compilation.errors, []);
  const dist = path.join(root, 'dist');
  const files = (await readdir(dist)).toSorted();
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(path.join(dist, file), 'utf8')] as const)),
  );
}

const folderOf = async (t: TestContext, name: string): Promise<string> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), `barg-${name}-`));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

fullTest('a build is the same bytes in every folder', async (t) => {
  const here = await buildIn(await folderOf(t, 'here'));
  const elsewhere = await buildIn(await folderOf(t, 'in-a-folder-with-a-longer-name'));
  assert.ok([...here.keys()].some((file) => file.startsWith('remoteEntry.')));
  assert.deepEqual([...here.keys()], [...elsewhere.keys()]);
  assert.deepEqual([...here.values()], [...elsewhere.values()]);
});

test('a build that tells where it was made fails, and says which file does', async (t) => {
  const root = await folderOf(t, 'telling');
  const { compilation } = await compileIn(root, {
    'src/where.js': 'export default import.meta.url;',
    'later.js': "import where from './src/where.js'; export default where;",
  });
  const [error, ...others] = compilation.errors.filter(({ message }) => !message.includes('.map '));
  assert.deepEqual(others, []);
  assert.match(
    error?.message ?? '',
    /^\S+\.js holds a path of this machine: file:\/\/\S+-telling-\w+\/src\/where\.js$/,
  );
});

test('a build that has failed is told its own reason alone', async (t) => {
  const { compilation } = await compileIn(await folderOf(t, 'broken'), {
    'src/where.js': 'export default import.meta.url;',
    'later.js': "import where from './src/where.js'; import './broken.js'; export default where;",
    'broken.js': 'const note = ;',
  });
  const [error, ...others] = compilation.errors.map(({ message }) => message);
  assert.match(error ?? '', /^Module parse failed/);
  assert.deepEqual(others, []);
});

test('a map names its file', async (t) => {
  const files = await buildIn(await folderOf(t, 'maps'));
  const maps = [...files].filter(([file]) => file.endsWith('.js.map'));
  assert.ok(maps.length > 1);
  for (const [file, text] of maps) assert.equal((JSON.parse(text) as { file: string }).file, file.slice(0, -4));
});
