import type { Client } from 'pg';

/** How many rows more a table gets. */
export const MANY_ROWS = 100_000;

/** SQL: the id of the n-th row of a kind (two hexadecimal digits); kinds take turns, as things come about on a site. */
export const nth = (kind: string, n = 'n'): string =>
  `(lpad(to_hex(${n}), 8, '0') || '-0000-7000-80${kind}-000000000000')::uuid`;

/** The same id outside of SQL. */
export const idOfNth = (kind: string, n: number): string =>
  `${n.toString(16).padStart(8, '0')}-0000-7000-80${kind}-000000000000`;

/** SQL: one account for every third row, which is more than a list may read, and another one for each of the others. */
export const thirdOf = (id: string, other: string): string =>
  `case when n % 3 = 0 then '${id}'::uuid else ${other} end`;

/** SQL: moments that go back in time, a minute a row. */
export const moment = `now() - n * interval '1 minute'`;

/** How a table gets its rows. */
export interface Filling {
  table: string;
  /** Columns as SQL over n. */
  columns: Record<string, string>;
  /** Which row the other columns are copied from; null where the table is empty, and they get their defaults. */
  like?: string | null;
  rows?: number;
}

const writableColumns = async (client: Client, table: string): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
    [table],
  );
  return rows.map(({ name }) => name);
};

/** Gives a table its many rows. */
export const fill = async (client: Client, { table, columns, like = 'true', rows }: Filling): Promise<void> => {
  const names = like === null ? Object.keys(columns) : await writableColumns(client, table);
  const values = names.map((name) => columns[name] ?? `copied.${name}`);
  const copied = like === null ? '' : `(select * from ${table} where ${like} limit 1) copied,`;
  const { rowCount } = await client.query(
    `insert into ${table} (${names.join(', ')}) select ${values.join(', ')}
      from ${copied} generate_series(1, ${rows ?? MANY_ROWS}) n on conflict do nothing`,
  );
  if (!rowCount) throw new Error(`Nothing of ${table} could be copied.`);
};
