import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import test, { after, before } from 'node:test';
import { TINY, workspaceWithTiny, type TinyWorkspace } from '../testing/tiny-remote.ts';
import type * as programs from './checks-of.ts';
import type * as runs from './run-checks.ts';

let team: TinyWorkspace;
let checksOf: typeof programs.checksOf;
let checked: typeof runs.checked;
const place = (file: string): string => path.join(team.root, `apps/${TINY}-remote`, file);
const count = async (): Promise<number> => (await readFile(path.join(team.root, 'ran'), 'utf8').catch(() => '')).length;
/** Leaves a trace of each run. */
const RUN = 'printf x >> ../../ran';

before(async () => {
  team = await workspaceWithTiny();
  ({ checksOf } = (await team.load('tools/deploy/checks/checks-of.ts')) as typeof programs);
  ({ checked } = (await team.load('tools/deploy/checks/run-checks.ts')) as typeof runs);
});
after(() => team?.remove());

test('what has passed is not run again until a file changes, one that others lend included', async () => {
  await team.haveChecks({ test: RUN });
  const build = async () => 'built';
  assert.equal(await checked(TINY, build), 'built');
  assert.equal(await checked(TINY, build), 'built');
  assert.equal(await count(), 1);
  await writeFile(place('more.txt'), 'more');
  await checked(TINY, build);
  await writeFile(path.join(team.root, 'libs/contract/src/more.ts'), 'export {};\n');
  await checked(TINY, build);
  assert.equal(await count(), 3);
});

test('a check that fails is told by its end, stops the others, and is run again', async () => {
  const build = async () => 'built';
  await team.haveChecks({ types: 'echo "wrong: no number" && exit 2', lint: 'exec sleep 60' });
  const began = performance.now();
  await assert.rejects(checked(TINY, build), { message: 'tiny has errors of types.\nwrong: no number' });
  assert.ok(performance.now() - began < 30_000, 'it did not wait for the others');
  await team.haveChecks({ lint: 'echo "no-var" && exit 1' });
  await assert.rejects(checked(TINY, build), { message: 'tiny breaks rules of lint.\nno-var' });
  await team.haveChecks({ test: 'exit 1' });
  await assert.rejects(checked(TINY, build), { message: 'tiny fails its tests.\n' });
});

test('what changes while it is checked counts as not checked', async () => {
  await team.haveChecks({});
  const build = () => writeFile(place('meanwhile.txt'), 'changed');
  const refusal = { message: 'apps/tiny-remote/meanwhile.txt was changed while it was checked: run it again.' };
  await assert.rejects(checked(TINY, build), refusal);
});

test('the workspace checks what has no scripts, and of its tests those that a change of its sources reaches', async () => {
  await writeFile(place('package.json'), '{}');
  await mkdir(place('src'), { recursive: true });
  await writeFile(place('src/page.tsx'), 'export const page = null;\n');
  const folder = `apps/${TINY}-remote`;
  const jestOf = async (changed: string[] | null) => {
    const [types, lint, jest] = await checksOf(TINY, changed);
    assert.ok(types && lint && jest && 'program' in types && 'program' in lint && 'program' in jest);
    assert.deepEqual(types.program, ['tools/types.mjs', folder]);
    assert.equal(lint.program.at(-1), folder);
    return jest.program.slice(4);
  };
  const all = [`${folder}/src/`];
  assert.deepEqual(await jestOf(null), all);
  assert.deepEqual(await jestOf([`${folder}/src/page.tsx`]), ['--findRelatedTests', `${folder}/src/page.tsx`]);
  assert.deepEqual(await jestOf([`${folder}/src/page.tsx`, 'libs/ui-kit/src/index.ts']), all);
  assert.deepEqual(await jestOf([`${folder}/src/gone.tsx`]), all);
});
