// `npm run types`: checks every TypeScript project of the workspace with the quick compiler, and of what was checked
// before what has changed since. `npm run types -- apps/api libs/ui-kit` checks these alone, `-- --each` every one alone.
import { globSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { asksForHelp } from './bootstrap/run.mjs';
import { USAGES } from './bootstrap/usages.mjs';
import { check, programsOf } from './types/programs.mjs';

const WORKSPACE = path.resolve(import.meta.dirname, '..');

if (asksForHelp()) {
  console.log(USAGES.types);
  process.exit();
}

const wanted = process.argv.slice(2).filter((argument) => argument !== '--each');
const isEach = process.argv.includes('--each') || wanted.length > 0;
const all = globSync(
  ['{apps,libs}/*/tsconfig.json', 'apps/*/service-worker/tsconfig.json', '{e2e,tools}/tsconfig.json'],
  {
    cwd: WORKSPACE,
  },
).map((file) => path.dirname(file));
const projects = (wanted.length > 0 ? wanted.map((folder) => path.normalize(folder)) : all).sort();
const limit = pLimit(os.availableParallelism());
const programs = isEach ? projects.map((project) => [project]) : await programsOf(WORKSPACE, projects);
const failed = (await Promise.all(programs.map((program) => limit(check, WORKSPACE, program)))).flat();

if (failed.length > 0) {
  console.error(`Type errors in ${failed.sort().join(', ')}`);
  process.exitCode = 1;
}
