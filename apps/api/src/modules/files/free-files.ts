import { sql } from 'kysely';
import type { FileKind } from '../../platform/database/file-tables.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { isUnreferencedSql } from './file-references.ts';
import { FileNotUsableError } from './files.errors.ts';
import type { FileRow } from './files.repository.ts';
import { lockStorage } from './shared-bytes.ts';

interface Wanted {
  ownerId: string;
  kind: FileKind;
  ids: readonly string[];
}

/**
 * Files that an account sent before, and that stand nowhere yet, in the order asked; whoever processes them waits until
 * the transaction ends, and nobody else can place them meanwhile.
 * @throws FileNotUsableError for one that is not the account's, is something else, broke, or stands somewhere already
 */
export const takeFreeFiles = async ({ db }: UnitOfWork, { ownerId, kind, ids }: Wanted): Promise<FileRow[]> => {
  if (ids.length === 0) return [];
  // Before the files, as everybody does who changes what a vault holds: nobody then waits for the other.
  await lockStorage(db, ownerId);
  const rows = await db
    .selectFrom('files')
    .selectAll()
    .where(sql<boolean>`files.id = any(${ids}::uuid[])`)
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .where('status', '<>', 'failed')
    .where(isUnreferencedSql(sql.ref('files.id')))
    // In one order for all, so that no two wait for each other.
    .orderBy('id')
    .forUpdate()
    .execute();
  const free = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = free.get(id);
    if (!row) throw new FileNotUsableError();
    return row;
  });
};
