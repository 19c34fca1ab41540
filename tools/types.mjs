// `npm run types`: checks every TypeScript project of the workspace with the quick compiler, and of those checked before
// what has changed since. `npm run types -- apps/api libs/ui-kit` checks these alone.
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';

const WORKSPACE = path.resolve(import.meta.dirname, '..');
const COMPILER = path.join(WORKSPACE, 'node_modules/ts7/bin/tsc');

const wanted = process.argv.slice(2).map((folder) => path.join(folder, 'tsconfig.json'));
const all = globSync(
  ['{apps,libs}/*/tsconfig.json', 'apps/*/service-worker/tsconfig.json', '{e2e,tools}/tsconfig.json'],
  { cwd: WORKSPACE },
).sort();
const projects = wanted.length > 0 ? wanted : all;
const limit = pLimit(os.availableParallelism());
const outcomes = await Promise.all(projects.map((project) => limit(check, project)));
const failed = projects.filter((_project, index) => !outcomes[index]);

/** @param {string} project */
function check(project) {
  const known = path.join('.cache/types', `${path.dirname(project).replaceAll(path.sep, '-')}.tsbuildinfo`);
  const args = [COMPILER, '-p', project, '--incremental', '--tsBuildInfoFile', known];
  const child = spawn(process.execPath, args, { cwd: WORKSPACE, stdio: 'inherit' });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
}

if (failed.length > 0) {
  console.error(`Type errors in ${failed.sort().join(', ')}`);
  process.exitCode = 1;
}
