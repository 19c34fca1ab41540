import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Stats } from 'webpack';
import { SURFACE_FILE, surfaceSchema } from '../shared-surface/shape.ts';
import { lentModuleOf, sharedModules, sharedRequests } from './shared.mjs';
import { lentSurfacePlugin } from './surface-plugin.mjs';

/** Builds a host that lends what the shell lends, each library an empty file, and imports these of them. */
async function buildHost(t: TestContext, imported: readonly string[]) {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'barg-surface-'));
  t.after(() => rm(directory, { recursive: true, force: true }));
  const fileOf = (request: string): string => path.join(directory, `${request.replaceAll('/', '-')}.js`);
  await Promise.all(sharedRequests.map((request) => writeFile(fileOf(request), 'export const nothing = null;')));
  const lines = imported.map((request) => `import(${JSON.stringify(lentModuleOf(request))});`);
  await writeFile(path.join(directory, 'entry.js'), lines.join('\n'));
  const compiler = webpack({
    context: directory,
    mode: 'production',
    entry: './entry.js',
    output: { path: path.join(directory, 'dist') },
    optimization: { minimize: false },
    resolve: {
      alias: Object.fromEntries(sharedRequests.map((request) => [`${lentModuleOf(request)}$`, fileOf(request)])),
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'host',
        manifest: false,
        dts: false,
        shared: sharedModules({ eager: false, bundled: true }),
      }),
      lentSurfacePlugin(),
    ],
  });
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('no result')))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  return {
    errors: stats.compilation.errors.map(({ message }) => message),
    lent: async () =>
      surfaceSchema.parse(JSON.parse(await readFile(path.join(directory, 'dist', SURFACE_FILE), 'utf8'))),
  };
}

test('writes down what a shell lends when it imports all of it', async (t) => {
  const { errors, lent } = await buildHost(t, sharedRequests);
  assert.deepEqual(errors, []);
  assert.deepEqual(Object.keys(await lent()).toSorted(), sharedRequests.toSorted());
});

test('fails a shell that lends what it imports nowhere, and names it', async (t) => {
  const unused = '@barg/ui-kit/crop';
  const { errors } = await buildHost(
    t,
    sharedRequests.filter((request) => request !== unused),
  );
  assert.equal(errors.length, 1, errors.join('\n'));
  assert.match(errors[0] ?? '', /^@barg\/ui-kit\/crop is lent to the remotes .* but nothing in the shell imports it/);
});
