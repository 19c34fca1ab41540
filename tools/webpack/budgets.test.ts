import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
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
  t.after(async () => {
    await rm(directory, { recursive: true, force: true });
    await rm(path.join(cache, `budgets/${name}.json`), { force: true });
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
  return { build };
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
    /\.\/page: \d+ bytes gzip, 5000 allowed \(it was \d+ in 1 request\)\n {4}\+\d{4} bytes of source {2}\.\/grown\.js/,
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
