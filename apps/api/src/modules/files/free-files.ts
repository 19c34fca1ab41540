import { sql } from 'kysely';
import type { FileKind } from '../../platform/database/file-tables.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { assertFilesStand } from '../../viewing/taken-down.ts';
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
 * An account's files that are not used yet, in the order asked, locked until the transaction ends: processing waits,
 * and nobody else can use them.
 * @throws FileNotUsableError for a file that is not the account's, of another kind, failed, or in use,
 * FileTakenDownError
 */
export const takeFreeFiles = async ({ db }: UnitOfWork, { ownerId, kind, ids }: Wanted): Promise<FileRow[]> => {
  if (ids.length === 0) return [];
  // Before the files, the order of everybody who changes a vault: no deadlock.
  await lockStorage(db, ownerId);
  const rows = await db
    .selectFrom('files')
    .selectAll()
    .where(sql<boolean>`files.id = any(${ids}::uuid[])`)
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .where('status', '<>', 'failed')
    .where(isUnreferencedSql(sql.ref('files.id')))
    // One order for all callers: no deadlock.
    .orderBy('id')
    .forUpdate()
    .execute();
  await assertFilesStand(
    db,
    rows.map(({ id }) => id),
  );
  const free = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = free.get(id);
    if (!row) throw new FileNotUsableError();
    return row;
  });
};
