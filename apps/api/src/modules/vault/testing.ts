import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { TestAccount } from '../../testing/accounts.ts';
import type { TestApi } from '../../testing/api.ts';
import { keysOf } from '../files/release-files.ts';
import type { VaultItem } from './vault.schema.ts';

/** A page of a vault, as its owner gets it. */
export const listVaultOf = async (
  api: TestApi,
  performer: TestAccount,
  query = '',
): Promise<{ data: VaultItem[]; total: number; nextCursor?: string }> =>
  (await api.as(performer).get(`/performer/vault${query}`)).body.data;

/** The only item of a vault. */
export const onlyItemOf = async (api: TestApi, performer: TestAccount): Promise<VaultItem> => {
  const { data } = await listVaultOf(api, performer);
  const [item] = data;
  if (!item || data.length > 1) throw new Error(`the vault holds ${data.length} items`);
  return item;
};

/** Uses an item again and returns the response. */
export const reuse = (api: TestApi, performer: TestAccount, id: string, kind = 'feed-photo') =>
  api.as(performer).post(`/performer/vault/${id}/reuse`, { kind });

/** The keys in the store. */
export const storedKeys = async ({ context }: TestApi): Promise<string[]> => {
  const root = path.join(context.config.dataDir, 'files');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)).replaceAll(path.sep, '/'))
    .sort();
};

/** The keys in the rows. */
export const namedKeys = async ({ db }: Pick<TestApi, 'db'>): Promise<string[]> => {
  const rows = await db.selectFrom('files').select(['storage_key', 'variants']).execute();
  return [...new Set(rows.flatMap(keysOf))].filter((key) => key !== '').sort();
};

/** Lets the time pass in which removed items can be restored, and runs the job that follows. */
export const endRestoring = async (api: TestApi): Promise<void> => {
  const long = new Date(Date.now() - 120_000);
  await api.db.updateTable('vault_items').set({ removed_at: long }).where('removed_at', 'is not', null).execute();
  await api.context.work((unit) => unit.addJob('forget-removed-items', {}));
  await api.runJobs();
};
