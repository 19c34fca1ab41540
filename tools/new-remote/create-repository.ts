import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { readManifest } from '../packages/published.ts';
import { WORKSPACE } from '../workspace.ts';
import { freeOrder, freePort, readTakenPlaces } from '../workspace-remotes.ts';
import { allOrNothing, type Step } from './all-or-nothing.ts';
import { checkName } from './check-name.ts';
import { jsonOf, writeFolder } from './create-remote.ts';
import { NewRemoteError } from './new-remote-error.ts';
import type { Options } from './options.ts';
import { pinnedDependencies, versionOf, type PackageLock } from './package-lock.ts';
import { renderTemplate, REPOSITORY, TAKEN_OUT, valuesFor } from './render-template.ts';
import { readOwnSources } from './take-out.ts';

export interface CreatedRepository {
  /** Absolute. */
  folder: string;
  files: number;
  port: number;
}

/** What git has made in a folder: its own, which nobody else writes. */
const GIT = '.git';

async function assertFree(folder: string): Promise<void> {
  const inside = path.relative(WORKSPACE, folder);
  if (inside === '' || !(inside.startsWith('..') || path.isAbsolute(inside)))
    throw new NewRemoteError(`${folder} lies in this repository: leave --repository out, or name a folder elsewhere.`);
  if (existsSync(folder) && (await readdir(folder)).some((name) => name !== GIT))
    throw new NewRemoteError(`${folder} is not empty.`);
}

/** Undone, a folder that was there is as empty as it was: what git has made in it stays. */
export function writeRepository(folder: string, files: ReadonlyMap<string, string>): Step {
  const write = writeFolder(folder, files);
  if (!existsSync(folder)) return write;
  const takeOut = async (): Promise<void> => {
    const written = (await readdir(folder)).filter((name) => name !== GIT);
    await Promise.all(written.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
  };
  return { ...write, undo: takeOut };
}

interface Content {
  files: ReadonlyMap<string, string>;
  /** Pinned. */
  dependencies: Record<string, string>;
  /** Besides the kit. */
  devDependencies?: Record<string, string>;
  port: number;
}

/** For the workshop, which the workspace alone has. */
const isStory = (place: string): boolean => place.endsWith('.story.tsx');

/** A new remote of that name. */
async function newContent(options: Options, lock: PackageLock): Promise<Content> {
  const taken = await readTakenPlaces();
  checkName(options.name, taken);
  const port = freePort(taken);
  const all = await renderTemplate(valuesFor(options, { port, order: freeOrder(taken) }));
  const files = new Map([...all].filter(([place]) => !isStory(place)));
  return { files, dependencies: pinnedDependencies(lock), port };
}

/** The workspace's remote of that name, in what a repository of its own has around it. */
async function takenContent(options: Options): Promise<Content> {
  const { files, manifest, port, page } = await readOwnSources(options.name);
  const around = await renderTemplate({ ...valuesFor(options, { port, order: 0 }), page }, TAKEN_OUT);
  const { dependencies = {}, devDependencies = {} } = manifest;
  return { files: new Map([...around, ...files]), dependencies, devDependencies, port };
}

/**
 * Creates a remote in a repository of its own, or on failure nothing.
 *
 * @param folder absolute, outside of the workspace; empty but for what git has made in it, or not there
 * @throws NewRemoteError when the name or the folder cannot be used
 */
export async function createRepository(options: Options, folder: string): Promise<CreatedRepository> {
  await assertFree(folder);
  const lock = JSON.parse(await readFile(path.join(WORKSPACE, 'package-lock.json'), 'utf8')) as PackageLock;
  const { isTakenOut } = options;
  const content = isTakenOut ? await takenContent(options) : await newContent(options, lock);
  const { port, dependencies, devDependencies } = content;
  const own = await renderTemplate(valuesFor(options, { port, order: 0 }), REPOSITORY);
  const files = isTakenOut ? new Map([...own, ...content.files]) : new Map([...content.files, ...own]);
  const manifest = JSON.parse(own.get('package.json') ?? '{}') as object;
  const tools = {
    ...devDependencies,
    '@barg/remote-kit': readManifest('tools/remote-kit').version,
    '@playwright/test': versionOf(lock, '@playwright/test'),
  };
  files.set(
    'package.json',
    jsonOf({ ...manifest, barg: { site: options.site }, dependencies, devDependencies: tools }),
  );
  await allOrNothing([writeRepository(folder, files)]);
  return { folder, files: files.size, port };
}
