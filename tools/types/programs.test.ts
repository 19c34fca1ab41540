import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { WORKSPACE } from '../workspace.ts';
import { check, programsOf } from './programs.mjs';

let workspace: string;

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(workspace, file)), { recursive: true });
  await writeFile(path.join(workspace, file), content);
}

const configOf = (target: string, lib = ['ES2022'], more = {}): string =>
  JSON.stringify({ extends: '../../base.json', compilerOptions: { target, lib }, include: ['src'], ...more });

before(async () => {
  workspace = await mkdtemp(path.join(os.tmpdir(), 'barg-programs-'));
  await symlink(path.join(WORKSPACE, 'node_modules'), path.join(workspace, 'node_modules'), 'junction');
  await write('base.json', JSON.stringify({ compilerOptions: { strict: true, noEmit: true, types: [] } }));
  for (const [project, target, value] of [
    ['apps/leaf', 'ES2024', '1'],
    ['apps/twig', 'ES2024', "'no number'"],
    ['libs/root', 'ES2022', '1'],
  ] as const) {
    await write(`${project}/tsconfig.json`, configOf(target));
    await write(`${project}/src/thing.ts`, `export const thing: number = ${value};\n`);
  }
});
after(() => rm(workspace, { recursive: true }));

test('projects with the same options are one program, in which the one with an error is named', async () => {
  const programs = await programsOf(workspace, ['apps/leaf', 'apps/twig', 'libs/root']);
  assert.deepEqual(programs, [['apps/leaf', 'apps/twig'], ['libs/root']]);
  const failed = await Promise.all(programs.map((program) => check(workspace, program)));
  assert.deepEqual(failed, [['apps/twig'], []]);
  // What is known of the first time hides no error.
  assert.deepEqual(await check(workspace, ['apps/leaf', 'apps/twig']), ['apps/twig']);
});

test('a project joins one that only declares more, and keeps what it leaves out', async () => {
  const program = ['libs/wide', 'libs/narrow'];
  await write('libs/narrow/tsconfig.json', configOf('ES2021', ['ES2022'], { exclude: ['src/left'] }));
  await write('libs/narrow/src/left/wrong.ts', "export const left: number = 'left out';\n");
  await write('libs/narrow/src/thing.ts', 'export const thing = 1;\n');
  await write('libs/wide/tsconfig.json', configOf('ES2021', ['ES2022', 'ESNext.Array']));
  await write('libs/wide/src/thing.ts', 'export const thing = Array.fromAsync([1]);\n');
  assert.deepEqual(await programsOf(workspace, ['libs/narrow', 'libs/root', 'libs/wide']), [['libs/root'], program]);
  assert.deepEqual(await check(workspace, program), []);
  await write('libs/narrow/src/other.ts', "export const other: number = 'no number';\n");
  assert.deepEqual(await check(workspace, program), ['libs/narrow']);
});
