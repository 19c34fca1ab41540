import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import webpack, { type Compiler, type Configuration, type Stats } from 'webpack';
import { companionPlugin } from './companion-plugin.mjs';
import { emitPlugin } from './emit-plugin.mjs';

const SOURCES = {
  'page.js': "export { title } from './title';",
  'server.js': "import { title } from './title'; export const drawn = `<h1>${title}</h1>`;",
  'title/index.js': "export const title = 'Quiz night';",
  'texts.json': '{"title":"Quiz night"}',
};

/** A page with a text file beside it, and the bundle that draws it. */
async function project(t: TestContext) {
  const root = await mkdtemp(path.join(os.tmpdir(), 'barg-companion-'));
  t.after(() => rm(root, { recursive: true, force: true }));
  const place = (file: string): string => path.join(root, file);
  const write = async (file: string, content: string): Promise<void> => {
    await mkdir(path.dirname(place(file)), { recursive: true });
    await writeFile(place(file), content);
    // What is as young as a build's start is not trusted, and a test is quicker than a person.
    const past = new Date(Date.now() - 60_000 + written++);
    await utimes(place(file), past, past);
  };
  let written = 0;
  let runs = 0;
  const output = { path: place('dist'), library: { type: 'commonjs2' } };
  const common: Configuration = { context: root, mode: 'production', target: 'node' };
  const companion: Configuration = {
    ...common,
    name: 'quiz-server',
    entry: './server.js',
    output: { ...output, filename: 'server/bundle.js' },
    plugins: [{ apply: (compiler: Compiler) => compiler.hooks.run.tap('count', () => void (runs += 1)) }],
  };
  const config: Configuration = {
    ...common,
    name: 'quiz',
    entry: './page.js',
    output: { ...output, filename: 'page.js', clean: { keep: /^server[\\/]/ } },
    cache: { type: 'filesystem', cacheDirectory: place('cache'), idleTimeoutForInitialStore: 0 },
    plugins: [
      emitPlugin('texts', async () => ({ 'texts.json': await readFile(place('texts.json'), 'utf8') })),
      companionPlugin(companion),
    ],
  };
  for (const [file, content] of Object.entries(SOURCES)) await write(file, content);

  /** Builds once, as a command does. @returns how often the companion was built for that */
  const build = async () => {
    runs = 0;
    const compiler = webpack(config);
    const stats = await new Promise<Stats>((resolve, reject) =>
      compiler.run((failure, result) => (result ? resolve(result) : reject(failure ?? new Error('no result')))),
    );
    await new Promise((resolve) => compiler.close(resolve));
    return { runs, errors: stats.compilation.errors.map(({ message }) => message) };
  };
  const read = (file: string): Promise<string> => readFile(place(path.join('dist', file)), 'utf8');
  return { build, read, write, remove: (file: string) => rm(place(file)) };
}

const BUILT = { runs: 1, errors: [] };
const KEPT = { runs: 0, errors: [] };

test('a companion is built with the first build, and kept while what it was made of stays', async (t) => {
  const { build, read, write } = await project(t);
  assert.deepEqual(await build(), BUILT);
  assert.match(await read('server/bundle.js'), /Quiz night/);
  await write('texts.json', '{"title":"Riddles"}');
  assert.deepEqual(await build(), KEPT);
  assert.equal(await read('texts.json'), '{"title":"Riddles"}');
  assert.match(await read('server/bundle.js'), /Quiz night/);
});

test('it is built again for a changed module of its own, and for one that both have', async (t) => {
  const { build, read, write } = await project(t);
  await build();
  await write('server.js', SOURCES['server.js'].replaceAll('h1', 'h2'));
  assert.deepEqual(await build(), BUILT);
  assert.match(await read('server/bundle.js'), /<h2>/);
  await write('title/index.js', "export const title = 'Riddles';");
  assert.deepEqual(await build(), BUILT);
  assert.match(await read('server/bundle.js'), /Riddles/);
  assert.deepEqual(await build(), KEPT);
});

test('it is built again when a file appears that is found before the one it was made of', async (t) => {
  const { build, read, write } = await project(t);
  await build();
  await write('title.js', "export const title = 'Riddles';");
  assert.deepEqual(await build(), BUILT);
  assert.match(await read('server/bundle.js'), /Riddles/);
});

test('a bundle that is gone or is another one is built again', async (t) => {
  const { build, read, write, remove } = await project(t);
  await build();
  await remove('dist/server/bundle.js');
  assert.deepEqual(await build(), BUILT);
  await write('dist/server/bundle.js', 'tampered');
  assert.deepEqual(await build(), BUILT);
  assert.match(await read('server/bundle.js'), /Quiz night/);
});

test('its errors fail the build until they are mended', async (t) => {
  const { build, write } = await project(t);
  await build();
  await write('server.js', "import './nowhere';");
  for (const attempt of ['first', 'second']) {
    const { runs, errors } = await build();
    assert.equal(runs, 1, attempt);
    assert.match(errors.join('\n'), /Can't resolve '\.\/nowhere'/);
  }
  await write('server.js', SOURCES['server.js']);
  assert.deepEqual((await build()).errors, []);
});
