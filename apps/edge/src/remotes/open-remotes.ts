import { createHash } from 'node:crypto';
import path from 'node:path';
import { diskStore, ensureLocalKey, floorsInFile, readTrustFile, type Floors, type TrustedStore } from '@barg/releases';
import type { EdgeConfig } from '../config.ts';
import { publishWorkspace } from './publish-workspace.ts';

/** The store beside the data, and the site's own signing key. */
const openOwnStore = async (dataDir: string) => {
  const folder = path.join(dataDir, 'remotes');
  const { key, keys } = await ensureLocalKey(path.join(folder, 'keys'));
  return { folder, key, publishing: { store: diskStore(path.join(folder, 'store')), keys } };
};

/** The configured store, for reading only: nothing is published. */
export async function findRemotes(config: EdgeConfig, dataDir: string): Promise<TrustedStore> {
  return (await openNamedStore(config, dataDir)) ?? (await openOwnStore(dataDir)).publishing;
}

/** The store that the environment names; null when it names none. */
async function openNamedStore(config: EdgeConfig, dataDir: string): Promise<TrustedStore | null> {
  const { remotesDir, remotesBucket, trustedKeysFile } = config;
  if (!trustedKeysFile) return null;
  const keys = await readTrustFile(trustedKeysFile);
  if (remotesDir) return { store: diskStore(remotesDir), keys };
  if (!remotesBucket) return null;
  // Loaded on demand: the storage's client is larger than the rest of the web tier.
  const { s3Store } = await import('@barg/releases/s3');
  return { store: s3Store(remotesBucket, { cacheDir: path.join(dataDir, 'remotes/cache'), keys }), keys };
}

/**
 * The configured store of remotes with its trusted keys. Without one the site keeps a store beside its data, and
 * publishes this workspace's builds to it with its own key, unless it is only started again.
 *
 * @param dataDir absolute
 * @param said.report called for builds that cannot be published
 * @param said.announce called with the remotes that have a new build
 */
export async function openRemotes(
  config: EdgeConfig,
  dataDir: string,
  { report, announce }: { report: (message: string) => void; announce: (message: string) => void },
): Promise<TrustedStore> {
  const floors = await openFloors(config, dataDir);
  const named = await openNamedStore(config, dataDir);
  if (named) return { ...named, floors };
  const { appsDir, shellDir, publishesBuilds } = config;
  const { folder, key, publishing: own } = await openOwnStore(dataDir);
  const publishing = { ...own, floors };
  if (!publishesBuilds) return publishing;
  const replaced = await publishWorkspace(publishing, { key, appsDir, shellDir, folder, report });
  if (replaced.length > 0) announce(`deployed what was built here anew: ${replaced.join(', ')}`);
  return publishing;
}

const NAME_LENGTH = 12;

/**
 * The newest statement seen of each remote (floor), stored beside the data and not in the store, so that deleting files
 * in the store cannot make the site forget it. Each store has its own record.
 */
function openFloors({ remotesDir, remotesBucket }: EdgeConfig, dataDir: string): Promise<Floors> {
  const store = remotesDir ?? (remotesBucket && JSON.stringify(remotesBucket));
  const name = store ? `seen-${createHash('sha256').update(store).digest('hex').slice(0, NAME_LENGTH)}` : 'seen';
  return floorsInFile(path.join(dataDir, 'remotes', `${name}.json`));
}
