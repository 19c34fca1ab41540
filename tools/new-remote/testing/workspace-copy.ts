import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { WORKSPACE } from '../../workspace.ts';

const run = promisify(execFile);

const SOURCES = ['apps', 'libs', 'tools', 'docs/guides'];
const FILES = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'eslint.config.mjs',
  'jest.config.mjs',
  'LICENSE',
];
const FORMAT = ['.prettierrc.json'];
const LEFT_OUT = new Set(['node_modules', 'dist', '.cache']);

export interface WorkspaceCopy {
  root: string;
  /** Runs a program of the copy by Node; rejects with its output when it fails. */
  node: (...args: string[]) => Promise<{ stdout: string; stderr: string }>;
  /** Loads a module of the copy into this process, which takes less than a process of its own for each call. */
  load: (place: string) => Promise<unknown>;
  remove: () => Promise<void>;
}

/** Links the installed packages; those of the workspace are the copy's own. */
async function linkPackages(root: string): Promise<void> {
  const target = path.join(root, 'node_modules');
  await mkdir(path.join(target, '@barg'), { recursive: true });
  const names = (await readdir(path.join(WORKSPACE, 'node_modules'))).filter((name) => name !== '@barg');
  await Promise.all(names.map((name) => symlink(path.join(WORKSPACE, 'node_modules', name), path.join(target, name))));
  const own = path.join(WORKSPACE, 'node_modules/@barg');
  await cp(own, path.join(target, '@barg'), { recursive: true, verbatimSymlinks: true });
  for (const group of ['apps', 'libs']) {
    for (const project of await readdir(path.join(WORKSPACE, group))) {
      const packages = path.join(WORKSPACE, group, project, 'node_modules');
      const hasSome = (await readdir(packages).catch(() => [])).length > 0;
      if (hasSome) await symlink(packages, path.join(root, group, project, 'node_modules'));
    }
  }
}

/** A copy of this workspace that a test may change. Delete it at the end. */
export async function copyWorkspace(): Promise<WorkspaceCopy> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'barg-workspace-'));
  for (const place of [...SOURCES, ...FILES, ...FORMAT]) {
    await cp(path.join(WORKSPACE, place), path.join(root, place), {
      recursive: true,
      filter: (source) => !LEFT_OUT.has(path.basename(source)),
    });
  }
  await linkPackages(root);
  return {
    root,
    node: (...args) => run(process.execPath, args, { cwd: root, maxBuffer: 16 * 1024 * 1024 }),
    load: (place) => import(pathToFileURL(path.join(root, place)).href),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
