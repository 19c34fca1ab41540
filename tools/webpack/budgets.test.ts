import assert from 'node:assert/strict';
import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import webpack, { type Stats } from 'webpack';
import { WORKSPACE } from '../workspace.ts';
import { budgetPlugin } from './budget-plugin.mjs';

/** Builds a small program with a budget of its own, as a remote is built. */
async function setUp(t: TestContext) {
  const cache = path.join(WORKSPACE, '.cache');
  await mkdir(cache, { recursive: true });
  const directory = await mkdtemp(path.join(cache, 'budget-'));
  const name = path.basename(directory);
  const forgetBuilds = () => rm(path.join(cache, `budgets/${name}.json`), { force: true });
  t.after(async () => {
    await rm(directory, { recursive: true, force: true });
    await forgetBuilds();
  });
  const build = async (texts: Record<string, string>, budgets: object): Promise<string[]> => {
    const files = { ...texts, 'budgets.json': JSON.stringify(budgets) };
    await Promise.all(Object.entries(files).map(([file, text]) => writeFile(path.join(directory, file), text)));
    const compiler = webpack({
      context: directory,
      mode: 'production',
      entry: './entry.js',
      output: { path: path.join(directory, 'dist') },
      optimization: { minimize: false, concatenateModules: false },
      plugins: [budgetPlugin({ name, directory, exposes: ['./page'] })],
    });
    const stats = await new Promise<Stats>((resolve, reject) =>
      compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('no result')))),
    );
    await new Promise((resolve) => compiler.close(resolve));
    return stats.compilation.errors.map(({ message }) => message);
  };
  return { build, directory, forgetBuilds };
}

const entry = 'import(/* webpackChunkName: "__federation_expose_page" */ "./page.js");';
const page = (size: number): string => `import './grown.js'; console.log("${'x'.repeat(size)}");`;
const roomy = { entry: 20_000, exposes: { './page': { bytes: 5000, requests: 1 } } };

test('lets a build pass that keeps its budget', async (t) => {
  const { build } = await setUp(t);
  assert.deepEqual(await build({ 'entry.js': entry, 'page.js': page(10), 'grown.js': '' }, roomy), []);
});

test('fails a build beyond it, and names what has grown since', async (t) => {
  const { build } = await setUp(t);
  await build({ 'entry.js': entry, 'page.js': page(10), 'grown.js': 'console.log(1)' }, roomy);
  const grown = `console.log("${'y'.repeat(9000)}")`;
  const [message = ''] = await build({ 'entry.js': entry, 'page.js': page(10), 'grown.js': grown }, roomy);
  assert.match(
    message,
    /\.\/page: \d+ bytes gzip, 5000 allowed \(it was \d+ in 1 request by the last build here\)\n {4}\+\d{4} bytes of source {2}\.\/grown\.js/,
  );
});

test('fails an expose that nobody has given a budget', async (t) => {
  const { build } = await setUp(t);
  const [message = ''] = await build(
    { 'entry.js': entry, 'page.js': page(10), 'grown.js': '' },
    { entry: 20_000, exposes: {} },
  );
  assert.match(message, /\.\/page: \d+ bytes gzip, 0 allowed; 1 requests, 0 allowed/);
});

test('names what has grown on a machine that has never built it, by what is recorded', async (t) => {
  const { build, directory, forgetBuilds } = await setUp(t);
  const texts = {
    'entry.js': entry,
    'page.js': `import './small.js';${page(600)}`,
    'grown.js': 'console.log(1)',
    'small.js': 'console.log(2)',
  };
  process.env.RECORD_SIZES = '1';
  t.after(() => delete process.env.RECORD_SIZES);
  assert.deepEqual(await build(texts, roomy), []);
  const { budgets } = JSON.parse(await readFile(path.join(directory, 'sizes.json'), 'utf8')) as { budgets: object };
  assert.deepEqual(budgets, roomy);
  await forgetBuilds();
  const grown = `console.log("${'y'.repeat(9000)}")`;
  const [message = ''] = await build({ ...texts, 'grown.js': grown }, roomy);
  assert.match(
    message,
    /\(it was \d+ in 1 request when its budget was set\)\n {4}\+\d{4} bytes of source {2}\.\/grown\.js/,
  );
  assert.doesNotMatch(message, /small\.js/, 'too small to be recorded, and not grown');
});

test('what an app weighs was recorded with the budget it has now: "npm run sizes" does it', async () => {
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(path.join(WORKSPACE, file), 'utf8'));
  const checked: string[] = [];
  for await (const file of glob('apps/*/sizes.json', { cwd: WORKSPACE })) {
    const app = path.dirname(file);
    const { budgets } = (await read(file)) as { budgets: unknown };
    assert.deepEqual(
      budgets,
      await read(path.join(app, 'budgets.json')),
      `${app}: run "npm run sizes" and commit sizes.json`,
    );
    checked.push(path.basename(app));
  }
  assert.ok(['shell', 'feed-remote'].every((app) => checked.includes(app)));
});
