import type { TrustedKeyEntry } from '@barg/releases';
import { transaction } from '../../platform/database/connect.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** Writes down whose keys the site trusts: those that are not listed any more count no more. */
export const recordDeployKeys = (db: Db, entries: readonly TrustedKeyEntry[]): Promise<void> =>
  transaction(db, async (trx) => {
    await trx.deleteFrom('deploy_keys').execute();
    // Of a key that is listed twice the later entry counts, as for what it publishes.
    const listed = [...new Map(entries.map((entry) => [entry.publicKey, entry])).values()];
    if (listed.length === 0) return;
    await trx
      .insertInto('deploy_keys')
      .values(listed.map(({ team, remotes, publicKey }) => ({ team, remotes: [...remotes], public_key: publicKey })))
      .execute();
  });

export const readDeployKeys = async (db: Queryable): Promise<TrustedKeyEntry[]> => {
  const rows = await db.selectFrom('deploy_keys').selectAll().orderBy('public_key').execute();
  return rows.map(({ team, remotes, public_key: publicKey }) => ({ team, remotes, publicKey }));
};
