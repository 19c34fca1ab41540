import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import test, { after, before } from 'node:test';
import { fullTest } from '../../apps/api/src/testing/full-test.ts';
import type * as creating from './create-remote.ts';
import type * as options from './options.ts';
import { copyWorkspace, type WorkspaceCopy } from './testing/workspace-copy.ts';

let copy: WorkspaceCopy;
let program: typeof creating & typeof options;
before(async () => {
  copy = await copyWorkspace();
  const parts = [await copy.load('tools/new-remote/create-remote.ts'), await copy.load('tools/new-remote/options.ts')];
  program = Object.assign({}, ...parts) as typeof program;
});
after(() => copy.remove());

const read = (place: string) => readFile(path.join(copy.root, place), 'utf8');

/** What it says when it refuses; fails when it does not. */
const refusal = async (...args: string[]): Promise<string> => {
  const attempt = async () => program.createRemote(program.readOptions(args));
  const error: unknown = await attempt().catch((reason: unknown) => reason);
  assert.ok(error instanceof Error, `${args.join(' ')} was taken`);
  return error.message;
};

test('refuses names that are malformed, taken, a page of the site, or a global of browsers', async () => {
  const refusals = {
    'Quiz Night': /no name for a remote/,
    quiz_night: /no name for a remote/,
    shell: /no name for a remote/,
    'feed-remote': /There is a remote feed already/,
    explore: /\/explore is the address of another page/,
    contact: /\/contact is the address of another page/,
    location: /browsers have a global of that name/,
    class: /browsers have a global of that name/,
  };
  await Promise.all(Object.entries(refusals).map(async ([name, reason]) => assert.match(await refusal(name), reason)));
  assert.match(await refusal('quiz', '--title', '{{x}}'), /is no title/);
});

test('leaves nothing half made when it cannot go on', async () => {
  const lock = await read('package-lock.json');
  const guide = await read('docs/guides/who-goes-where.md');
  await writeFile(path.join(copy.root, 'docs/guides/who-goes-where.md'), '# No table here\n');
  assert.match(await refusal('half-made'), /has no row/);
  assert.equal(await read('package-lock.json'), lock);
  assert.equal(existsSync(path.join(copy.root, 'apps/half-made-remote')), false);
  await writeFile(path.join(copy.root, 'docs/guides/who-goes-where.md'), guide);
});

test('makes a remote that is formatted, with a place of its own', async () => {
  const { stdout } = await copy.node(
    'tools/new-remote/main.ts',
    'quiz-night',
    '--title',
    'Quiz “night”',
    '--title-fa',
    'شب مسابقه',
  );
  assert.match(stdout, /npm run deploy -- quiz-night-remote/);
  const texts = JSON.parse(await read('apps/quiz-night-remote/src/locales/fa-IR.json')) as { title: string };
  assert.equal(texts.title, 'شب مسابقه');
  assert.match(await read('apps/quiz-night-remote/webpack.config.mjs'), /port: 4308/);
  assert.match(await read('docs/guides/who-goes-where.md'), /^\| `\/quiz-night` +\| shown \| shown/m);
  const before = JSON.parse(await readFile(path.resolve('package-lock.json'), 'utf8')) as { packages: object };
  const after = JSON.parse(await read('package-lock.json')) as { packages: object };
  const added = Object.keys(after.packages).filter((name) => !(name in before.packages));
  assert.deepEqual(added, ['apps/quiz-night-remote', 'node_modules/@barg/quiz-night-remote']);

  await copy.node('node_modules/prettier/bin/prettier.cjs', '--check', 'apps/quiz-night-remote', 'docs/guides');
  assert.match(await refusal('quiz-night'), /There is a remote quiz-night already/);
});

fullTest('what was made has right types, nothing for lint to say, and tests that pass', async () => {
  await copy.node('node_modules/ts7/bin/tsc', '-p', 'apps/quiz-night-remote');
  await copy.node('node_modules/eslint/bin/eslint.js', 'apps/quiz-night-remote');
  await copy.node('node_modules/jest/bin/jest.js', 'apps/quiz-night-remote');
});
