import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';
import { WORKSPACE } from '../workspace.ts';
import { runWebpack } from './build-remote.ts';
import { DeployError } from './deploy-error.ts';

const PLUGIN = pathToFileURL(path.join(WORKSPACE, 'tools/webpack/tell-built-plugin.mjs')).href;

/** A build that tells when it is done, and then does not end while the file `wait` is there, as a slow cache would. */
const config = (root: string): string => `
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { tellBuiltPlugin } from '${PLUGIN}';

const slowEnd = {
  apply: (compiler) =>
    compiler.hooks.shutdown.tapPromise('slow', async () => {
      while (existsSync(${JSON.stringify(path.join(root, 'wait'))})) await setTimeout(20);
    }),
};

export default (env) => ({
  context: ${JSON.stringify(root)},
  mode: 'development',
  entry: './page.js',
  output: { path: ${JSON.stringify(path.join(root, 'dist'))} },
  plugins: [slowEnd, ...(env.tellsBuilt ? [tellBuiltPlugin] : [])],
});
`;

async function project(t: TestContext, page: string) {
  const root = await mkdtemp(path.join(os.tmpdir(), 'barg-build-'));
  const place = (file: string): string => path.join(root, file);
  t.after(() => rm(root, { recursive: true, force: true }));
  await writeFile(place('page.js'), page);
  await writeFile(place('webpack.config.mjs'), config(root));
  await writeFile(place('wait'), '');
  return { root, place, end: () => rm(place('wait')) };
}

test('a build is done when its files are written, while it still stores its cache', async (t) => {
  const { root, place, end } = await project(t, 'export const title = 1;');
  await runWebpack(root, { tellsBuilt: true });
  assert.ok(existsSync(place('dist/main.js')));
  await end();
});

test('one that does not tell is waited for to its end', async (t) => {
  const { root, place, end } = await project(t, 'export const title = 1;');
  let isDone = false;
  const building = runWebpack(root).then(() => (isDone = true));
  while (!existsSync(place('dist/main.js'))) await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal(isDone, false);
  await end();
  await building;
});

test('one with errors is not done, and says them', async (t) => {
  const { root, end } = await project(t, "import './gone.js';");
  await end();
  await assert.rejects(runWebpack(root, { tellsBuilt: true }), (error) => {
    assert.ok(error instanceof DeployError);
    assert.match(error.message, /gone\.js/);
    return true;
  });
});
