import type pg from 'pg';

/** The first line of a migration that only builds indexes, each beside those who write, see docs/decisions/0204. */
const MARK = '-- outside a transaction\n';

const BUILD = /^create (?:unique )?index concurrently if not exists (?<name>[a-z0-9_]+)\s+on\s/;

/** Whether a migration is to be run by {@link buildIndexes}. */
export const isBuiltOutside = (sql: string): boolean => sql.startsWith(MARK);

/**
 * Builds the indexes of a migration one by one, without a transaction: nobody who writes waits for them. Can be repeated
 * after a process was ended at any moment: what is there stays, and what was left half-built is built anew.
 * @throws Error for a statement that builds no index, before any is run
 */
export const buildIndexes = async (client: pg.ClientBase, sql: string): Promise<void> => {
  for (const { name, statement } of readBuilds(sql)) {
    const { rowCount } = await client.query(
      'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
      [name],
    );
    if (rowCount) await client.query(`drop index concurrently ${name}`);
    await client.query(statement);
  }
};

const readBuilds = (sql: string) => {
  const withoutComments = sql.replaceAll(/^\s*--.*$/gm, '');
  const statements = withoutComments.split(';').map((statement) => statement.trim());
  return statements
    .filter((statement) => statement !== '')
    .map((statement) => {
      const name = BUILD.exec(statement)?.groups?.name;
      if (name === undefined) {
        throw new Error(`outside a transaction only "create index concurrently if not exists" may stand: ${statement}`);
      }
      return { name, statement };
    });
};
