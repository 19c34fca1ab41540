import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, link, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { makePackages } from '../../packages/make-packages.ts';
import { PACKAGES } from '../../packages/published.ts';
import { playwrightEnvironment } from '../../test/browser.ts';
import { WORKSPACE } from '../../workspace.ts';

const run = promisify(execFile);

interface LockEntry {
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}
type Packages = Record<string, LockEntry>;

/** A package that one of the workspace's folders needs. */
export interface Wanted {
  name: string;
  /** Empty for the root. */
  from: string;
}

/** The key of a package that another one needs, as Node looks for it: from the inner folder to the outer. */
function keyOf(packages: Packages, name: string, from: string): string | undefined {
  const folders = from.split('/node_modules/').map((_part, at, parts) => parts.slice(0, at + 1).join('/node_modules/'));
  return ['', ...folders]
    .map((folder) => path.posix.join(folder, 'node_modules', name))
    .findLast((key) => packages[key]);
}

/** Where a package lies outside: a library of the workspace has none of its own there. */
const placeOf = (key: string): string => key.replace(/^libs\/[^/]+\//, '');

/**
 * The installed packages that some need, with what these need.
 *
 * @returns keys of the lock file by where they lie outside
 */
function closureOf(packages: Packages, wanted: readonly Wanted[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const waiting = [...wanted];
  for (let one = waiting.shift(); one; one = waiting.shift()) {
    const key = keyOf(packages, one.name, one.from);
    if (key === undefined || packages[key]?.link || found.has(placeOf(key))) continue;
    found.set(placeOf(key), key);
    const { dependencies, optionalDependencies, peerDependencies } = packages[key] ?? {};
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
    waiting.push(...names.map((name) => ({ name, from: key })));
  }
  return found;
}

/** A second name for each file instead of a copy, where both folders are on one disk. */
async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.name === 'node_modules') continue;
    if (entry.isDirectory()) await linkFolder(source, target);
    else await link(source, target).catch(() => cp(source, target, { verbatimSymlinks: true }));
  }
}

type Bin = string | Record<string, string> | undefined;

/** The programs of a package, by name. */
const programsOf = (name: string, bin: Bin): [string, string][] =>
  typeof bin === 'string' ? [[path.posix.basename(name), bin]] : Object.entries(bin ?? {});

/** As npm does; without them it would take a package for half installed. */
async function linkPrograms(folder: string, place: string): Promise<void> {
  const text = await readFile(path.join(folder, place, 'package.json'), 'utf8');
  const { name, bin } = JSON.parse(text) as { name: string; bin?: Bin };
  const beside = place.slice(0, place.lastIndexOf('node_modules/') + 'node_modules'.length);
  for (const [program, file] of programsOf(name, bin)) {
    const target = path.join(folder, place, file);
    const names = path.join(folder, beside, '.bin');
    await mkdir(names, { recursive: true });
    await symlink(path.relative(names, target), path.join(names, program)).catch(() => undefined);
  }
}

/**
 * Lays packages of other people into a folder, from this workspace's: as files of the folder's own, so that nothing in it
 * leads back here. `npm install` finds them there and asks no registry for them.
 *
 * @returns how many
 */
export async function layOutPackages(folder: string, wanted: readonly Wanted[]): Promise<number> {
  const lock = JSON.parse(await readFile(path.join(WORKSPACE, 'package-lock.json'), 'utf8')) as { packages: Packages };
  const found = [...closureOf(lock.packages, wanted)].filter(([, key]) => existsSync(path.join(WORKSPACE, key)));
  for (const [place, key] of found) {
    await linkFolder(path.join(WORKSPACE, key), path.join(folder, place));
    await linkPrograms(folder, place);
  }
  return found.length;
}

type Packed = Awaited<ReturnType<typeof makePackages>>;

/** Packages of others that a repository with these needs, from here: tests ask no registry but the site's. */
export function neededBy(packed: Packed, more: readonly Wanted[] = []): Wanted[] {
  const wanted = packed.flatMap(({ name, manifest }) => {
    const names = Object.keys((manifest.dependencies ?? {}) as Record<string, string>);
    const folder = PACKAGES.get(name) ?? '';
    return names.map((one) => ({ name: one, from: folder.startsWith('libs/') ? folder : '' }));
  });
  return [...wanted, ...more, { name: '@playwright/test', from: '' }].filter(({ name }) => !name.startsWith('@barg/'));
}

/** What a team's machine has: this one's programs, and nothing of the workspace. */
export function outsideEnvironment(home: string, more: Record<string, string>): NodeJS.ProcessEnv {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const { LANG = 'C.UTF-8', CHROMIUM_PATH } = process.env;
  return {
    PATH: folders.filter((folder) => folder !== '' && !folder.startsWith(WORKSPACE)).join(path.delimiter),
    HOME: home,
    LANG,
    ...(CHROMIUM_PATH && { CHROMIUM_PATH }),
    ...more,
  };
}

/** As on a machine that has this site for `@barg/…`, and no way to any other registry. */
export async function offlineEnvironment(home: string, more: Record<string, string> = {}): Promise<NodeJS.ProcessEnv> {
  const { CHROMIUM_PATH } = await playwrightEnvironment();
  const npm = { npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0', npm_config_audit: 'false' };
  return outsideEnvironment(home, { ...npm, ...(CHROMIUM_PATH && { CHROMIUM_PATH }), ...more });
}

/** Runs a line of a shell in a folder; rejects with what it says when it fails. */
export async function runLine(line: string, cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  try {
    const { stdout, stderr } = await run('sh', ['-c', line], { cwd, env, maxBuffer: 32 * 1024 * 1024 });
    return stdout + stderr;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${line} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });
