import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Stats, type WebpackPluginInstance as WebpackPlugin } from 'webpack';
import { SURFACE_FILE, surfaceSchema } from '@barg/releases';
import { lentModuleOf, sharedModules, sharedRequests } from './shared.mjs';
import { lentSurfacePlugin, usedSurfacePlugin } from './surface-plugin.mjs';

/** Builds these lines with stand-ins for the libraries that the shell lends, each an empty file. */
async function build(t: TestContext, lines: readonly string[], options: { bundled: boolean; plugin: WebpackPlugin }) {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'barg-surface-'));
  t.after(() => rm(directory, { recursive: true, force: true }));
  const fileOf = (request: string): string => path.join(directory, `${request.replaceAll('/', '-')}.js`);
  await Promise.all(sharedRequests.map((request) => writeFile(fileOf(request), 'export const nothing = null;')));
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
        shared: sharedModules({ eager: false, bundled: options.bundled }),
      }),
      options.plugin,
    ],
  });
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('no result')))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  return {
    errors: stats.compilation.errors.map(({ message }) => message).toSorted(),
    written: async () =>
      surfaceSchema.parse(JSON.parse(await readFile(path.join(directory, 'dist', SURFACE_FILE), 'utf8'))),
  };
}

/** A host that lends what the shell lends, and imports these of them. */
const buildHost = (t: TestContext, imported: readonly string[]) =>
  build(
    t,
    imported.map((request) => `import(${JSON.stringify(lentModuleOf(request))});`),
    { bundled: true, plugin: lentSurfacePlugin() },
  );

/** A remote, which has none of the libraries in its build. */
const buildRemote = (t: TestContext, ...lines: string[]) =>
  build(t, lines, { bundled: false, plugin: usedSurfacePlugin() });

test('writes down what a shell lends when it imports all of it', async (t) => {
  const { errors, written } = await buildHost(t, sharedRequests);
  assert.deepEqual(errors, []);
  assert.deepEqual(Object.keys(await written()).toSorted(), sharedRequests.toSorted());
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

test('writes down what a remote uses', async (t) => {
  const { errors, written } = await buildRemote(
    t,
    "import { Button } from '@barg/ui-kit';",
    "import { useState } from 'react';",
    'console.log(Button, useState);',
  );
  assert.deepEqual(errors, []);
  const used = await written();
  assert.deepEqual(Object.keys(used), ['@barg/ui-kit', 'react']);
  assert.deepEqual(Object.keys(used['@barg/ui-kit']?.exports ?? {}), ['Button']);
});

test('fails a remote that imports what a library does not export, and names it', async (t) => {
  const { errors } = await buildRemote(
    t,
    "import { Button, Ribbon } from '@barg/ui-kit';",
    "import { createRibbon } from 'react-dom/client';",
    "import * as texts from 'i18next';",
    'console.log(Button, Ribbon, createRibbon, texts.ribbonOf, texts.changeLanguage);',
  );
  assert.deepEqual(errors, [
    '@barg/ui-kit exports no Ribbon, which ./entry.js imports.',
    'i18next exports no ribbonOf, which ./entry.js imports.',
    'react-dom/client exports no createRibbon, which ./entry.js imports.',
  ]);
});

test('a build that has failed is told its own reason alone', async (t) => {
  const broken = 'const note = ;';
  for (const { errors } of [
    await build(t, [broken], { bundled: true, plugin: lentSurfacePlugin() }),
    await buildRemote(t, "export * from '@barg/ui-kit';", broken),
  ]) {
    assert.equal(errors.length, 1, errors.join('\n'));
    assert.match(errors[0] ?? '', /^Module parse failed/);
  }
});
