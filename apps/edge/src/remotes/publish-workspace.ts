import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { RemoteName } from '@barg/contract';
import { parseRemoteDescriptor } from '@barg/contract/schemas';
import {
  acceptChannel,
  acceptFile,
  acceptRelease,
  listFiles,
  nextStatement,
  readHistory,
  readLive,
  readState,
  seal,
  versionOf,
  writeWhole,
  type PrivateKey,
  type TrustedStore,
  type Release,
} from '@barg/releases';

/** This machine's builds at the last publication: a team's deployment after that is kept. */
const RECORD = 'published-from-workspace.json';

const recordSchema = z.record(
  z.string(),
  z.object({
    version: z.string(),
    /** The number of the remote's newest statement then. */
    sequence: z.int(),
  }),
);
type PublishedBuilds = z.infer<typeof recordSchema>;

/** An unreadable record counts as none. */
async function readRecord(file: string): Promise<PublishedBuilds> {
  try {
    return recordSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return {};
  }
}

async function builtRemotes(appsDir: string): Promise<string[]> {
  const apps = (await readdir(appsDir)).filter((app) => app.endsWith('-remote')).toSorted();
  const folders = apps.map((app) => path.join(appsDir, app, 'dist'));
  const isBuilt = await Promise.all(
    folders.map((folder) =>
      readdir(folder).then(
        (files) => files.length > 0,
        () => false,
      ),
    ),
  );
  return folders.filter((_folder, index) => isBuilt[index]);
}

async function describe(folder: string): Promise<Release> {
  const [descriptorText, files] = await Promise.all([
    readFile(path.join(folder, 'descriptor.json'), 'utf8'),
    listFiles(folder),
  ]);
  const { name, contract } = parseRemoteDescriptor(JSON.parse(descriptorText));
  return { type: 'release', remote: name, version: versionOf(files), label: '', contract, base: null, files };
}

/**
 * Whether the version was deployed, tried or withdrawn by command since the workspace was published: then a restart
 * must not change the team's decision.
 */
async function isDecided(publishing: TrustedStore, { remote, version }: Release, since: number): Promise<boolean> {
  const { statements } = await readHistory(publishing, remote, { since });
  const later = statements.filter(({ statement }) => statement.sequence > since);
  return later.some(({ statement: { stable, canary } }) => [stable?.version, canary?.version].includes(version));
}

async function publish(publishing: TrustedStore, key: PrivateKey, folder: string, release: Release): Promise<void> {
  const { remote, version } = release;
  const { ref, missing } = await acceptRelease(publishing, seal(release, key));
  for (const file of missing) {
    await acceptFile(publishing, { remote, version, path: file }, await readFile(path.join(folder, file)));
  }
  const state = await readState(publishing, remote);
  const statement = nextStatement(remote, state, { action: 'deploy', release: ref }, new Date());
  await acceptChannel(publishing, seal(statement, key));
}

/**
 * Publishes workspace builds that are new since the last time, or that visitors lack because no valid statement exists.
 * For a site that runs from a clone; a site with teams gets its remotes only from them.
 *
 * @param folder of the record of publications
 * @param report called for builds that cannot be published
 * @returns the remotes with another build than before; those without one before are not included
 */
export async function publishWorkspace(
  publishing: TrustedStore,
  {
    key,
    appsDir,
    folder,
    report,
  }: { key: PrivateKey; appsDir: string; folder: string; report: (message: string) => void },
): Promise<RemoteName[]> {
  const replaced: RemoteName[] = [];
  const recordFile = path.join(folder, RECORD);
  const record = await readRecord(recordFile);
  for (const build of await builtRemotes(appsDir)) {
    try {
      const release = await describe(build);
      const { remote, version } = release;
      const before = record[remote];
      const isFollowed = (await readLive(publishing, remote)) !== null;
      if (before?.version === version && isFollowed) continue;
      if (!(await isDecided(publishing, release, before?.sequence ?? 0))) {
        await publish(publishing, key, build, release);
        if (isFollowed) replaced.push(remote);
      }
      const sequence = (await readLive(publishing, remote))?.statement.sequence ?? 0;
      record[remote] = { version, sequence };
    } catch (error) {
      report(`The remote in ${build} was not published: ${(error as Error).message}`);
    }
  }
  await mkdir(folder, { recursive: true });
  await writeWhole(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  return replaced;
}
