import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { WORKSPACE } from '../workspace.ts';
import { serviceWorkerConfig } from './service-worker.mjs';

/** Builds a worker after a shell of this one script, as the shell's build does. */
async function build(t: TestContext, script: string) {
  const cache = path.join(WORKSPACE, '.cache');
  await mkdir(cache, { recursive: true });
  const directory = await mkdtemp(path.join(cache, 'worker-'));
  t.after(() => rm(directory, { recursive: true, force: true }));
  await mkdir(path.join(directory, 'service-worker'));
  await writeFile(path.join(directory, 'service-worker/index.ts'), 'console.log(self.__WB_MANIFEST);');
  await writeFile(path.join(directory, 'service-worker/off.ts'), 'export {};');
  await writeFile(path.join(directory, 'main.js'), script);
  const dist = path.join(directory, 'dist');
  const shell: Configuration = {
    ...{ name: 'shell', context: directory, mode: 'production', entry: './main.js' },
    output: { path: dist, filename: '[name].[contenthash:8].js' },
  };
  const worker: Configuration = { ...serviceWorkerConfig({ directory }), cache: false };
  const compiler = webpack([shell, worker]);
  const stats = await new Promise<MultiStats>((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('no result')))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  const errors = stats.stats.flatMap(({ compilation }) => compilation.errors.map(({ message }) => message));
  return { errors, readWorker: () => readFile(path.join(dist, 'service-worker.js'), 'utf8') };
}

test('the worker lists the scripts of the shell that it was built after', async (t) => {
  const { errors, readWorker } = await build(t, 'console.log(1);');
  assert.deepEqual(errors, []);
  assert.match(await readWorker(), /"url":"\/main\.[0-9a-f]{8}\.js"/);
});

test('a shell that cannot be built says why, and the worker that finds nothing of it does not hide that', async (t) => {
  const { errors } = await build(t, "import './nothing.js';");
  assert.match(errors.join('\n'), /Can't resolve '\.\/nothing\.js'/);
});
