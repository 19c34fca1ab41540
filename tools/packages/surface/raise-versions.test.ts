import assert from 'node:assert/strict';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { WORKSPACE } from '../../workspace.ts';
import { PACKAGES } from '../published.ts';
import { judge, type Verdict } from './check-versions.ts';
import { raisesOf, withDependency, withSection, writeRaises } from './raise-versions.ts';
import type { PackageSurface } from './surface.ts';

const one: PackageSurface = { '. one': { parts: { is: { type: 'number' } } } };
const none: PackageSurface = {};
const released = (surface: PackageSurface) => ({ version: '1.2.0', surface });

/** Of three packages, each of which names the one before. */
const named = (name: string): Record<string, string> =>
  name === 'a' ? {} : { [name === 'b' ? 'a' : 'b']: '1.2.0', react: '19.0.0' };

const raised = (verdicts: readonly Verdict[]) =>
  raisesOf(verdicts, named).map(({ name, from, to }) => `${name} ${from} -> ${to}`);

test('a package gets the version that its changes need, and who names it a patch at least', () => {
  const [less, same] = [released(one), released(none)];
  assert.deepEqual(
    raised([judge('a', '1.2.0', none, less), judge('b', '1.2.0', none, same), judge('c', '1.2.0', one, same)]),
    ['a 1.2.0 -> 2.0.0', 'c 1.2.0 -> 1.3.0', 'b 1.2.0 -> 1.2.1'],
  );
  assert.deepEqual(raised([judge('a', '1.2.0', one, less), judge('b', '1.2.0', none, same)]), []);
});

test('who is ahead of the last release already is not raised once more, and what was never released may be any', () => {
  const same = released(none);
  assert.deepEqual(
    raised([judge('a', '1.2.0', one, same), judge('b', '1.2.5', none, same), judge('c', '0.1.0', one, null)]),
    ['a 1.2.0 -> 1.3.0'],
  );
});

test('the lines of CHANGELOG.md begin with what breaks', () => {
  const [raise] = raisesOf([judge('a', '1.2.0', one, released({ '. two': { parts: {} } }))], named);
  assert.deepEqual(raise?.lines, ['- two is gone (major)', '- one is new (minor)']);
  assert.equal(
    withSection('# Changes\n\n## 1.2.0\n\nThe first.\n', { to: '2.0.0', lines: ['- two is gone'] }),
    '# Changes\n\n## 2.0.0\n\n- two is gone\n\n## 1.2.0\n\nThe first.\n',
  );
  assert.equal(withSection('# Changes\n', { to: '1.0.0', lines: ['- a'] }), '# Changes\n\n## 1.0.0\n\n- a\n');
});

test('only that package is given its version where it is named', () => {
  const text = '{ "@barg/session": "1.0.0", "@barg/session-more": "1.0.0", "react": "1.0.0" }';
  assert.equal(
    withDependency(text, { name: '@barg/session', to: '2.0.0' }),
    '{ "@barg/session": "2.0.0", "@barg/session-more": "1.0.0", "react": "1.0.0" }',
  );
});

test('the new versions stand in the package, in all that names it, in the lock file and in its CHANGELOG.md', async (t) => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'barg-raise-'));
  t.after(() => rm(root, { recursive: true }));
  const places = [
    ...['package.json', 'package-lock.json', 'apps/feed-remote/package.json', 'apps/api/package.json'],
    ...[...PACKAGES.values()].flatMap((folder) => [`${folder}/package.json`, `${folder}/CHANGELOG.md`]),
  ];
  for (const place of places) {
    await mkdir(path.dirname(path.join(root, place)), { recursive: true });
    await cp(path.join(WORKSPACE, place), path.join(root, place));
  }
  const read = async (place: string): Promise<string> => readFile(path.join(root, place), 'utf8');
  const manifest = async (place: string) =>
    JSON.parse(await read(place)) as { version: string; dependencies: Record<string, string> };
  const before = await read('package-lock.json');
  await writeRaises(root, [
    { name: '@barg/contract', from: '1.0.0', to: '7.0.0', lines: ['- slot x is gone (major)'] },
    { name: '@barg/remote-kit', from: '1.0.0', to: '1.0.9', lines: ['- Needs @barg/contract 7.0.0.'] },
  ]);
  assert.equal((await manifest('libs/contract/package.json')).version, '7.0.0');
  assert.equal((await manifest('tools/remote-kit/package.json')).version, '1.0.9');
  assert.equal((await manifest('libs/session/package.json')).dependencies['@barg/contract'], '7.0.0');
  assert.equal((await manifest('apps/feed-remote/package.json')).dependencies['@barg/contract'], '7.0.0');
  assert.equal((await manifest('apps/api/package.json')).dependencies['@barg/contract'], '7.0.0');
  assert.match(await read('libs/contract/CHANGELOG.md'), /\n## 7\.0\.0\n\n- slot x is gone \(major\)\n\n## 1\./);
  const lock = JSON.parse(await read('package-lock.json')) as { packages: Record<string, { version?: string }> };
  assert.equal(lock.packages['libs/contract']?.version, '7.0.0');
  // All else is as npm wrote it.
  const [lines, are] = [before.split('\n'), (await read('package-lock.json')).split('\n')];
  const changed = are.filter((line, at) => line !== lines[at]);
  assert.equal(are.length, lines.length);
  assert.ok(changed.length > 5);
  for (const line of changed) assert.match(line, /"7\.0\.0"/);
});
