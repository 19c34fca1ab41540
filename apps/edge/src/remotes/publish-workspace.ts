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

/** What this machine's builds were when they were published last: a team's own deployment after that stays. */
const RECORD = 'published-from-workspace.json';

const recordSchema = z.record(
  z.string(),
  z.object({
    version: z.string(),
    /** Of the remote's newest statement then. */
    sequence: z.int(),
  }),
);
type PublishedBuilds = z.infer<typeof recordSchema>;

/** Without a record that can be read nothing is known of before. */
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
 * Whether the version was deployed, tried or taken back by command since the workspace was published: then its team has
 * decided about it, and a restart must not decide again.
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
 * Publishes what was built in this workspace since the last time, or what visitors lack because nothing that lies there
 * is followed, as its teams would one by one. For a site that runs from a clone; a site with teams gets its remotes from
 * them alone.
 *
 * @param folder where it remembers what it has published
 * @param report told of a build that cannot be published
 * @returns the remotes of which everybody has another build now than before; those that nobody had do not count
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
