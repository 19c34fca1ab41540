import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteDescriptor, RemoteName } from '@barg/contract';
import { parseRemoteDescriptor } from '@barg/contract/schemas';
import {
  assertFormsMatch,
  assertHasChunks,
  sourceBeside,
  sourceOf,
  SURFACE_FILE,
  surfaceSchema,
  type ReleaseFile,
  type Source,
  type Surface,
} from '@barg/releases';
import { z } from 'zod';
import { installedFile } from '../programs.ts';
import { typescriptFlags } from '../remote-kit/typescript-flags.ts';
import { remoteFolder, WORKSPACE } from '../workspace.ts';
import { assertUndamaged } from './assert-undamaged.ts';
import { DeployError } from './deploy-error.ts';

/** Otherwise the federation plugin finds webpack by provoking an error, which takes a second or two. */
const WHERE_WEBPACK_IS = { FEDERATION_WEBPACK_PATH: createRequire(import.meta.url).resolve('webpack') };

/** A build reads a large cache and exits: with a larger young generation V8 collects garbage less often. */
const ROOM_FOR_NEW_OBJECTS = '--max-semi-space-size=64';

/**
 * Validators of options are compiled for each process, which takes a tenth of a second; `npm run build` and `npm run dev`
 * have validated the same configuration. Source: the readme of schema-utils.
 */
const WITHOUT_VALIDATION = { SKIP_VALIDATION: 'y' };

interface BuildRun {
  options?: readonly string[];
  /** Whether the build tells when its files are written (`tell-built-plugin.mjs`), and is not waited for any longer. */
  tellsBuilt?: boolean;
  /** Ends the build. */
  signal?: AbortSignal | undefined;
}

/**
 * Builds an app like Nx, but directly: Nx's start takes longer than a warm build. A build that tells when it is done goes
 * on storing its cache meanwhile; this process does not end before it.
 *
 * @throws DeployError when it fails
 */
export function runWebpack(folder: string, { options = [], tellsBuilt = false, signal }: BuildRun = {}): Promise<void> {
  const webpack = installedFile('webpack-cli', 'bin/cli.js');
  const flags = [ROOM_FOR_NEW_OBJECTS, ...typescriptFlags];
  const words = ['--config', 'webpack.config.mjs', ...(tellsBuilt ? ['--env', 'tellsBuilt'] : []), ...options];
  const child = spawn(process.execPath, [...flags, webpack, ...words], {
    cwd: folder,
    env: { ...process.env, ...WHERE_WEBPACK_IS, ...WITHOUT_VALIDATION },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    signal,
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(String(chunk)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('message', () => resolve());
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new DeployError(`The build failed.\n${output.join('')}`)),
    );
  });
}

export interface BuiltRemote {
  folder: string;
  descriptor: RemoteDescriptor;
  /** What it uses of the shell's shared libraries. */
  used: Surface;
  /** Where it comes from; null when that cannot be told of a build that was made elsewhere. */
  source: Source | null;
}

/**
 * Not where `npm start` builds: a site of this workspace publishes that folder when it starts, and would have what has not
 * passed its checks.
 */
const builtFolder = (remote: RemoteName): string => path.join(WORKSPACE, '.cache/deploy', `${remote}-remote`);

/**
 * Builds a remote of this workspace and reads its descriptor and use of libraries.
 *
 * @throws DeployError when its build fails
 */
export async function buildRemote(remote: RemoteName, signal?: AbortSignal): Promise<BuiltRemote> {
  const [folder, built] = [remoteFolder(remote), builtFolder(remote)];
  const options = ['--output-path', built];
  const [source] = await Promise.all([sourceOf(folder), runWebpack(folder, { options, tellsBuilt: true, signal })]);
  return { ...(await readBuild(built)), source };
}

/**
 * Reads a build that was made elsewhere.
 *
 * @param folder absolute
 * @throws DeployError when there is no build, or one of another remote
 */
export async function takeBuild(remote: RemoteName, folder: string): Promise<BuiltRemote> {
  if (!existsSync(path.join(folder, 'descriptor.json'))) throw new DeployError(`There is no build in ${folder}.`);
  const build = await readBuild(folder).catch((error: Error) => {
    throw new DeployError(`The build in ${folder} cannot be read: ${error.message}`);
  });
  if (build.descriptor.name !== remote)
    throw new DeployError(`The build in ${folder} is of ${build.descriptor.name}, not of ${remote}.`);
  await assertUndamaged(folder, assertWhole);
  return { ...build, source: await sourceBeside(folder) };
}

const containerSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ path: z.string(), name: z.string() }) }),
});

/** @throws Error for a chunk or a compressed form that is not as it was built */
async function assertWhole(read: (file: string) => Promise<Buffer>, files: ReleaseFile[]): Promise<void> {
  const manifest: unknown = JSON.parse(String(await read('mf-manifest.json')));
  const { remoteEntry } = containerSchema.parse(manifest).metaData;
  assertHasChunks(String(await read(path.posix.join(remoteEntry.path, remoteEntry.name))), { files });
  await assertFormsMatch({ files }, read);
}

async function readBuild(folder: string): Promise<Omit<BuiltRemote, 'source'>> {
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  const descriptor = parseRemoteDescriptor(await read('descriptor.json'));
  return { folder, descriptor, used: surfaceSchema.parse(await read(SURFACE_FILE)) };
}
