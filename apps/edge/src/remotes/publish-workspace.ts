import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseRemoteDescriptor } from '@barg/contract/schemas';
import {
  acceptChannel,
  acceptFile,
  acceptRelease,
  listFiles,
  nextStatement,
  readLive,
  seal,
  versionOf,
  type PrivateKey,
  type Publishing,
  type Release,
} from '@barg/releases';

/** What this machine's builds were when they were published last: a team's own deployment after that stays. */
const RECORD = 'published-from-workspace.json';

type PublishedVersions = Partial<Record<string, string>>;

const readRecord = async (file: string): Promise<PublishedVersions> =>
  JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as PublishedVersions;

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

async function publish(publishing: Publishing, key: PrivateKey, folder: string, release: Release): Promise<void> {
  const { remote, version } = release;
  const { ref, missing } = await acceptRelease(publishing, seal(release, key));
  for (const file of missing) {
    await acceptFile(publishing, { remote, version, path: file }, await readFile(path.join(folder, file)));
  }
  const live = await readLive(publishing, remote);
  const statement = nextStatement(remote, live, { action: 'deploy', release: ref }, new Date());
  await acceptChannel(publishing, seal(statement, key));
}

/**
 * Publishes what was built in this workspace since the last time, as its teams would one by one. For a site that runs
 * from a clone; a site with teams gets its remotes from them alone.
 *
 * @param folder where it remembers what it has published
 * @param report told of a build that cannot be published
 */
export async function publishWorkspace(
  publishing: Publishing,
  {
    key,
    appsDir,
    folder,
    report,
  }: { key: PrivateKey; appsDir: string; folder: string; report: (message: string) => void },
): Promise<void> {
  const recordFile = path.join(folder, RECORD);
  const record = await readRecord(recordFile);
  for (const build of await builtRemotes(appsDir)) {
    try {
      const release = await describe(build);
      if (record[release.remote] === release.version) continue;
      await publish(publishing, key, build, release);
      record[release.remote] = release.version;
    } catch (error) {
      report(`The remote in ${build} was not published: ${(error as Error).message}`);
    }
  }
  await mkdir(folder, { recursive: true });
  await writeFile(recordFile, `${JSON.stringify(record, null, 2)}\n`);
}
