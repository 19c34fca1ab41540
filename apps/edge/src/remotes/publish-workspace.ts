import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { SHELL, type RemoteName } from '@barg/contract';
import { parseRemoteDescriptor, SHELL_FILE, shellBuildSchema } from '@barg/contract/schemas';
import {
  acceptChannel,
  acceptFiles,
  acceptRelease,
  listFiles,
  nextStatement,
  readHistory,
  readLive,
  readState,
  seal,
  sourceBeside,
  versionOf,
  writeWhole,
  type ChannelRules,
  type PrivateKey,
  type SignedChannel,
  type TrustedStore,
  type Release,
  type ReleaseRef,
  type Source,
} from '@barg/releases';

import { channelRules } from '../deployments/channel-rules.ts';

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

/** What a build says of itself. A remote has no `shell.json`. */
async function nameIn(folder: string): Promise<Pick<Release, 'remote' | 'contract'>> {
  const read = (file: string): Promise<string> => readFile(path.join(folder, file), 'utf8');
  const ofShell = await read(SHELL_FILE).catch(() => null);
  if (ofShell !== null) return { remote: SHELL, contract: shellBuildSchema.parse(JSON.parse(ofShell)).contract };
  const { name, contract } = parseRemoteDescriptor(JSON.parse(await read('descriptor.json')));
  return { remote: name, contract };
}

async function describe(folder: string): Promise<Release> {
  const [named, files] = await Promise.all([nameIn(folder), listFiles(folder)]);
  return { type: 'release', ...named, version: versionOf(files), label: '', base: null, files };
}

/**
 * Whether a build is served from the store: a shell that was never released, or not any more, is served from where it
 * lies.
 */
const isPublished = (remote: RemoteName, live: SignedChannel | null): boolean =>
  remote !== SHELL || (live !== null && live.statement.action !== 'retire');

/** The shell's build; none where an older version of these tools has made it. */
const builtShell = async (shellDir: string): Promise<string[]> =>
  readFile(path.join(shellDir, SHELL_FILE)).then(
    () => [shellDir],
    () => [],
  );

/**
 * Whether the version was deployed, tried or withdrawn by command since the workspace was published: then a restart
 * must not change the team's decision.
 */
async function isDecided(publishing: TrustedStore, { remote, version }: Release, since: number): Promise<boolean> {
  const { statements } = await readHistory(publishing, remote, { since });
  const later = statements.filter(({ statement }) => statement.sequence > since);
  return later.some(({ statement: { stable, canary } }) => [stable?.version, canary?.version].includes(version));
}

interface Publisher {
  publishing: TrustedStore;
  key: PrivateKey;
  rules: ChannelRules;
}

/**
 * A start runs no types, lint and tests. What a commit has its pipeline can have checked, as what is published by `--dist`;
 * what was built from more than that nobody can have.
 */
const asChecked = (ref: ReleaseRef, source: Source | null): ReleaseRef =>
  source?.isDirty ? { ...ref, isUnchecked: true } : ref;

/** @throws ReleaseError where the version may not be live: the one before stays */
async function publish({ publishing, key, rules }: Publisher, folder: string, release: Release): Promise<void> {
  const { remote, version } = release;
  const source = await sourceBeside(folder);
  const { ref, missing } = await acceptRelease(publishing, seal({ ...release, ...(source && { source }) }, key));
  await acceptFiles(publishing, { remote, version }, missing, (file) => readFile(path.join(folder, file)));
  const state = await readState(publishing, remote);
  const statement = nextStatement(remote, state, { action: 'deploy', release: asChecked(ref, source) }, new Date());
  await acceptChannel(publishing, seal(statement, key), rules);
}

const liveChannels = async (publishing: TrustedStore): Promise<SignedChannel[]> => {
  const live = (await publishing.store.listRemotes()).map((remote) => readLive(publishing, remote));
  return (await Promise.all(live)).filter((channel) => channel !== null);
};

/** @returns the remote that has another build than before; null where there is none */
async function publishBuild(publisher: Publisher, folder: string, record: PublishedBuilds): Promise<RemoteName | null> {
  const { publishing } = publisher;
  const release = await describe(folder);
  const { remote, version } = release;
  const before = record[remote];
  const live = await readLive(publishing, remote);
  const isFollowed = live !== null;
  const isServed = isPublished(remote, live);
  if (before?.version === version && (isFollowed || !isServed)) return null;
  const isDue = isServed && !(await isDecided(publishing, release, before?.sequence ?? 0));
  if (isDue) await publish(publisher, folder, release);
  const sequence = (await readLive(publishing, remote))?.statement.sequence ?? 0;
  record[remote] = { version, sequence };
  return isDue && isFollowed ? remote : null;
}

interface Outcome {
  replaced: RemoteName[];
  refused: Array<{ build: string; message: string }>;
}

async function publishAll(publisher: Publisher, builds: string[], record: PublishedBuilds): Promise<Outcome> {
  const outcome: Outcome = { replaced: [], refused: [] };
  for (const build of builds) {
    try {
      const remote = await publishBuild(publisher, build, record);
      if (remote !== null) outcome.replaced.push(remote);
    } catch (error) {
      outcome.refused.push({ build, message: (error as Error).message });
    }
  }
  const again = outcome.refused.map(({ build }) => build);
  if (again.length === 0 || again.length === builds.length) return outcome;
  // A page that went from one remote to another is free once the former one is published without it.
  const { replaced, refused } = await publishAll(publisher, again, record);
  return { replaced: [...outcome.replaced, ...replaced], refused };
}

/**
 * Publishes workspace builds that are new since the last time, or that visitors lack because no valid statement exists;
 * the shell's only where the shell is released: otherwise visitors get what was built here without that. They are judged
 * as what a team sends: of one that could not be served, or takes another remote's pages, the version before stays.
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
    shellDir,
    folder,
    report,
  }: { key: PrivateKey; appsDir: string; shellDir: string; folder: string; report: (message: string) => void },
): Promise<RemoteName[]> {
  const recordFile = path.join(folder, RECORD);
  const record = await readRecord(recordFile);
  const publisher = { publishing, key, rules: channelRules(publishing, () => liveChannels(publishing)) };
  const builds = [...(await builtRemotes(appsDir)), ...(await builtShell(shellDir))];
  const { replaced, refused } = await publishAll(publisher, builds, record);
  refused.forEach(({ build, message }) => report(`The build in ${build} was not published: ${message}`));
  await mkdir(folder, { recursive: true });
  await writeWhole(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  return replaced;
}
