import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import test from 'node:test';
import { sourceBeside, sourceOf } from './source-of.ts';

const run = promisify(execFile);
const IDENTITY = ['-c', 'user.name=Ada \u202eLovelace', '-c', 'user.email=ada@site.example'];

test('knows a build’s version, commit and author, and that more was built than the commit has', async (t) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'barg-source-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const git = (...args: string[]) => run('git', args, { cwd: folder });
  assert.deepEqual(await sourceOf(folder), { version: null, commit: null, isDirty: false, author: null });
  const build = path.join(folder, 'dist');
  assert.equal(await sourceBeside(build), null, 'it does not lie in the folder of its package');
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ version: '1.2.0' }));
  await git('init', '--quiet');
  await git('add', '.');
  await git(...IDENTITY, '-c', 'commit.gpgsign=false', 'commit', '--quiet', '-m', 'first');
  const { stdout } = await git('rev-parse', 'HEAD');
  const source = { version: '1.2.0', commit: stdout.trim(), isDirty: false, author: 'Ada Lovelace' };
  assert.deepEqual(await sourceOf(folder), source, 'and nothing in a name turns what stands beside it');
  assert.deepEqual(await sourceBeside(build), source);
  await writeFile(path.join(folder, 'more.ts'), '');
  assert.deepEqual(await sourceOf(folder), { ...source, isDirty: true });
  process.env.BARG_DEPLOY_AUTHOR = '';
  t.after(() => delete process.env.BARG_DEPLOY_AUTHOR);
  assert.equal((await sourceOf(folder)).author, null);
});
