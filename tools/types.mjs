// `npm run types`: checks every TypeScript project of the workspace with the quick compiler.
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const WORKSPACE = path.resolve(import.meta.dirname, '..');
const COMPILER = path.join(WORKSPACE, 'node_modules/ts7/bin/tsc');

const projects = globSync(
  ['{apps,libs}/*/tsconfig.json', 'apps/*/service-worker/tsconfig.json', '{e2e,tools}/tsconfig.json'],
  { cwd: WORKSPACE },
).sort();
const failed = [];
await Promise.all(Array.from({ length: os.availableParallelism() }, work));

async function work() {
  for (let project = projects.shift(); project; project = projects.shift()) {
    if (!(await check(project))) failed.push(project);
  }
}

/** @param {string} project */
function check(project) {
  const child = spawn(process.execPath, [COMPILER, '-p', project], { cwd: WORKSPACE, stdio: 'inherit' });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
}

if (failed.length > 0) {
  console.error(`Type errors in ${failed.sort().join(', ')}`);
  process.exitCode = 1;
}
