import { sql } from 'kysely';
import { modules } from './modules/index.ts';
import type { Db } from './platform/database/tables.ts';
import type { Sealer } from './platform/seal.ts';
import type { SealedColumn } from './shared/sealed-column.ts';

const BATCH = 500;

/**
 * Seals everything anew that was sealed with another key than the one that seals now. May run while the product does,
 * and again after it was cut off: a row that has changed meanwhile is left to who changed it.
 *
 * @returns how many rows were sealed anew, by table
 * @throws when a key is missing that something was sealed with; what came before it stays sealed anew
 */
export const resealAll = async (db: Db, sealer: Sealer): Promise<Map<string, number>> => {
  const counts = new Map<string, number>();
  for (const column of modules.flatMap(({ sealed }) => sealed ?? [])) {
    const before = counts.get(column.table) ?? 0;
    counts.set(column.table, before + (await resealColumn(db, sealer, column)));
  }
  return counts;
};

const resealColumn = async (db: Db, sealer: Sealer, column: SealedColumn): Promise<number> => {
  let done = 0;
  let after: string[] | null = null;
  for (;;) {
    const rows: SealedRow[] = await findRows(db, column, after);
    for (const { bytes, ...row } of rows) {
      if (sealer.isCurrent(bytes)) continue;
      const owner = column.ownerOf(row);
      done += await replace(db, column, { row, bytes, fresh: sealer.seal(sealer.open(bytes, owner), owner) });
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return done;
    after = column.key.map((name) => last[name] ?? '');
  }
};

type SealedRow = Record<string, string> & { bytes: Buffer };

const names = (columns: readonly string[]) => sql.join(columns.map((name) => sql.ref(name)));

const findRows = async (db: Db, { table, column, key, reads = [] }: SealedColumn, after: string[] | null) => {
  const isBehind = after ? sql`and (${names(key)}) > (${sql.join(after)})` : sql``;
  const { rows } = await sql<SealedRow>`
    select ${names([...key, ...reads])}, ${sql.ref(column)} as bytes from ${sql.table(table)}
    where ${sql.ref(column)} is not null ${isBehind} order by ${names(key)} limit ${BATCH}`.execute(db);
  return rows;
};

const replace = async (
  db: Db,
  { table, column, key }: SealedColumn,
  { row, bytes, fresh }: { row: Record<string, string>; bytes: Buffer; fresh: Buffer },
): Promise<number> => {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${fresh}
    where (${names(key)}) = (${sql.join(key.map((name) => row[name]))}) and ${sql.ref(column)} = ${bytes}`.execute(db);
  return Number(numAffectedRows ?? 0n);
};
