// Checks every TypeScript project of the workspace with the quick compiler, and of what was checked before what has
// changed since. `npm run types -- apps/api libs/ui-kit` checks these alone, `-- --each` every one alone.
import { globSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { USAGES } from '../bootstrap/usages.mjs';
import { tellOutcome } from '../outcome.ts';
import { readWords } from '../read-words.ts';
import { check, programsOf } from './programs.mjs';

const WORKSPACE = path.resolve(import.meta.dirname, '../..');

const { values, positionals: wanted } = readWords(
  { allowPositionals: true, options: { each: { type: 'boolean', default: false } } },
  USAGES.types ?? '',
);
const isEach = values.each || wanted.length > 0;
const all = globSync(
  ['{apps,libs}/*/tsconfig.json', 'apps/*/service-worker/tsconfig.json', '{e2e,tools}/tsconfig.json'],
  {
    cwd: WORKSPACE,
  },
).map((file) => path.dirname(file));
const projects = (wanted.length > 0 ? wanted.map((folder) => path.normalize(folder)) : all).sort();
const limit = pLimit(os.availableParallelism());
const programs = isEach ? projects.map((project) => [project]) : await programsOf(WORKSPACE, projects);
const failed = (await Promise.all(programs.map((program) => limit(check, WORKSPACE, program)))).flat().sort();

tellOutcome({ projects: projects.length, failed });
if (failed.length > 0) {
  console.error(`Type errors in ${failed.join(', ')}`);
  process.exitCode = 1;
}
