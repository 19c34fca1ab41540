import path from 'node:path';
import { diskStore, ensureLocalKey, readTrustFile, type Publishing } from '@barg/releases';
import type { EdgeConfig } from '../config.ts';
import { publishWorkspace } from './publish-workspace.ts';

/**
 * The store of released remotes that the environment names, with the keys that are trusted for it. Without one the
 * site keeps a store beside its data, and publishes the builds of this workspace to it by a key of its own.
 *
 * @param dataDir absolute
 */
export async function openRemotes(
  { remotesDir, trustedKeysFile, appsDir }: EdgeConfig,
  dataDir: string,
  report: (message: string) => void,
): Promise<Publishing> {
  if (remotesDir && trustedKeysFile) {
    return { store: diskStore(remotesDir), keys: await readTrustFile(trustedKeysFile) };
  }
  const folder = path.join(dataDir, 'remotes');
  const { key, keys } = await ensureLocalKey(path.join(folder, 'keys'));
  const publishing: Publishing = { store: diskStore(path.join(folder, 'store')), keys };
  await publishWorkspace(publishing, { key, appsDir, folder, report });
  return publishing;
}
