import path from 'node:path';
import { diskStore, ensureLocalKey, readTrustFile, type Publishing } from '@barg/releases';
import type { EdgeConfig } from '../config.ts';
import { publishWorkspace } from './publish-workspace.ts';

/** The store beside the data, and the key that this site signs with. */
const openOwnStore = async (dataDir: string) => {
  const folder = path.join(dataDir, 'remotes');
  const { key, keys } = await ensureLocalKey(path.join(folder, 'keys'));
  return { folder, key, publishing: { store: diskStore(path.join(folder, 'store')), keys } };
};

/** The store as it lies there, for what only reads it: nothing is published. */
export async function findRemotes({ remotesDir, trustedKeysFile }: EdgeConfig, dataDir: string): Promise<Publishing> {
  if (!remotesDir || !trustedKeysFile) return (await openOwnStore(dataDir)).publishing;
  return { store: diskStore(remotesDir), keys: await readTrustFile(trustedKeysFile) };
}

/**
 * The store of released remotes that the environment names, with the keys that are trusted for it. Without one the
 * site keeps a store beside its data, and publishes the builds of this workspace to it by a key of its own.
 *
 * @param dataDir absolute
 */
export async function openRemotes(
  config: EdgeConfig,
  dataDir: string,
  report: (message: string) => void,
): Promise<Publishing> {
  const { remotesDir, trustedKeysFile, appsDir } = config;
  if (remotesDir && trustedKeysFile) return findRemotes(config, dataDir);
  const { folder, key, publishing } = await openOwnStore(dataDir);
  await publishWorkspace(publishing, { key, appsDir, folder, report });
  return publishing;
}
