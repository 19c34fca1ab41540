import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { findCollisionsOf, speaksContract, type RemoteDescriptor, type RemoteName } from '@barg/contract';
import type { Release, ReleaseRef, Source, Surface } from '@barg/releases';
import {
  aboutCanaryOf,
  listFiles,
  nextStatement,
  seal,
  skewOf,
  versionOf,
  type PrivateKey,
  type Wish,
} from '@barg/releases/sending';
import { isInstalled } from '../workspace.ts';
import { DeployError } from './deploy-error.ts';
import { assertServed } from './served.ts';
import { RefusedError, type PublishedChannel, type Site } from './site-client.ts';

/** Of concurrent deployments of one remote one succeeds per round. */
const MAX_ATTEMPTS = 10;
const PARALLEL_UPLOADS = 8;

const LIVE_SHELL = "the site's shell";

/** What a team can do about a shell that lacks something: who has a repository of its own deploys none. */
const remedy = (what: 'version' | 'libraries'): string =>
  isInstalled
    ? "The site's shell has to be deployed first, or this built with the packages of its version."
    : `Deploy the shell first, or build with its ${what}.`;

/** @throws DeployError when the site's shell would not load the remote */
export function assertFits(
  { name, contract }: Pick<RemoteDescriptor, 'name' | 'contract'>,
  shell: string,
  whose = LIVE_SHELL,
): void {
  if (speaksContract(contract, shell)) return;
  throw new DeployError(
    `${name} was built for contract ${contract}, ${whose} speaks ${shell} and would not load it. ` + remedy('version'),
  );
}

/**
 * @returns differences of types in the site's shell whose effect is unknown
 * @throws DeployError when the remote uses what the site's shell does not share
 */
export function assertLent(remote: RemoteName, used: Surface, lent: Surface, whose = LIVE_SHELL): string[] {
  const { breaks, notes } = skewOf(lent, used);
  if (breaks.length === 0) return notes;
  throw new DeployError(
    `${remote} would fail with the libraries that ${whose} lends:\n${breaks.map((one) => `  ${one}`).join('\n')}\n` +
      remedy('libraries'),
  );
}

/** @throws DeployError when a route or intent of the remote collides on the site, which would refuse it */
export function assertFree(own: RemoteDescriptor, live: readonly RemoteDescriptor[]): void {
  const collisions = findCollisionsOf(own, live);
  if (collisions.length === 0) return;
  const lines = collisions.map(
    ({ part, name, owner }) => `  ${part} ${name}: ${owner === 'shell' ? 'the site itself' : owner}`,
  );
  throw new DeployError(`${own.name} has what others on that site have already:\n${lines.join('\n')}`);
}

async function uploadFiles(site: Site, release: Release, folder: string, files: readonly string[]): Promise<void> {
  const limit = pLimit(PARALLEL_UPLOADS);
  const send = async (file: string): Promise<void> =>
    site.sendFile(release.remote, release.version, file, await readFile(path.join(folder, file)));
  await Promise.all(files.map((file) => limit(send, file)));
}

/** Uploads a build without making it live. */
export async function sendRelease(
  site: Site,
  key: PrivateKey,
  build: {
    folder: string;
    descriptor: Pick<RemoteDescriptor, 'name' | 'contract'>;
    label: string;
    base: string | null;
    source?: Source | null;
  },
): Promise<{ ref: ReleaseRef; files: number; sent: number }> {
  const files = await listFiles(build.folder);
  const { name: remote, contract } = build.descriptor;
  const { label, base, source } = build;
  const version = versionOf(files, base);
  const release: Release = {
    type: 'release',
    remote,
    version,
    label,
    contract,
    base,
    files,
    ...(source && { source }),
  };
  if (base !== null) await assertServed(base, files, site.origin);
  const { ref, missing } = await site.sendRelease(seal(release, key));
  await uploadFiles(site, release, build.folder, missing);
  return { ref, files: files.length, sent: missing.length };
}

/**
 * Signs and sends a statement after the live one; again after a conflict.
 *
 * @throws ReleaseError `channel.conflict` when the statement is about a canary, and another one was deployed meanwhile
 */
export async function publishWish(
  site: Site,
  key: PrivateKey,
  remote: RemoteName,
  wish: Wish,
): Promise<PublishedChannel> {
  let certain: Wish | null = null;
  for (let attempt = 1; ; attempt += 1) {
    const { live, next } = await site.state(remote);
    const state = { live: live && { statement: live }, next };
    certain ??= aboutCanaryOf(live, wish);
    try {
      return await site.sendChannel(seal(nextStatement(remote, state, certain, new Date()), key));
    } catch (error) {
      const wasOvertaken = error instanceof RefusedError && error.code.startsWith('channel.');
      if (!wasOvertaken || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
