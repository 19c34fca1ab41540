import pg from 'pg';
import { keepConnections, type KeptConnections } from './kept-connections.ts';

/** More rows than that leave a database slow: it is not used again. */
const MOST_LEFT_ROWS = 1000;

/** Where a template keeps a copy of the rows that its migrations made. */
const FIRST_ROWS = 'first_rows';

/** What the database itself keeps of its migrations. */
const MIGRATIONS = ['public.schema_migrations', 'graphile_worker.migrations'];

/** A test's database, and a connection to it that outlives the tests of this process. */
export interface SpareDatabase {
  name: string;
  connectionString: string;
  keeper: pg.Pool;
  /** Of the pools that tests open on it. Those of workers read numbers in another way. */
  kept: { main: KeptConnections; workers: KeptConnections };
  /** How its tables and triggers were when it was made. */
  shape: string;
  /** Empties all tables and puts the first rows back. */
  emptying: string;
}

/** Keeps a copy of every row that a fresh database has, so that one that was used can be made like it. */
export async function keepFirstRows(pool: pg.Pool): Promise<void> {
  const tables = await tablesOf(pool);
  await pool.query(`create schema ${FIRST_ROWS}`);
  for (const { table, name } of tables) {
    const { rowCount } = await pool.query(`select from ${table} limit 1`);
    if (rowCount) await pool.query(`create table ${FIRST_ROWS}.${name} as table ${table}`);
  }
}

export async function openSpare(name: string, connectionString: string): Promise<SpareDatabase> {
  // Does not keep the process alive, and is lost when the database is dropped.
  const keeper = new pg.Pool({ connectionString, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  keeper.on('error', () => undefined);
  const kept = { main: keepConnections(), workers: keepConnections() };
  return { name, connectionString, keeper, kept, shape: await shapeOf(keeper), emptying: await emptyingOf(keeper) };
}

/**
 * Makes a used database like a fresh one: a copy of the template takes PostgreSQL half a second of work, and this a
 * few milliseconds.
 *
 * @returns whether it may be used again; not when a test has changed its tables or left very many rows
 */
export async function makeLikeNew({ keeper, kept, shape, emptying }: SpareDatabase): Promise<boolean> {
  try {
    const rested = await Promise.all([kept.main.rested(), kept.workers.rested()]);
    // What a test has left behind must not write into the next one's rows.
    await keeper.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and pid <> all($1::int[])`,
      [rested.flat()],
    );
    // Several statements answer with several results, which the types do not know.
    const results: pg.QueryResult | pg.QueryResult[] = await keeper.query(emptying);
    const deleted = [results].flat().filter(({ command }) => command === 'DELETE');
    const most = Math.max(...deleted.map(({ rowCount }) => rowCount ?? 0));
    return most <= MOST_LEFT_ROWS && (await shapeOf(keeper)) === shape;
  } catch {
    return false;
  }
}

async function shapeOf(pool: pg.Pool): Promise<string> {
  const kinds = ['class', 'constraint', 'trigger', 'attrdef', 'proc'];
  const counts = kinds.map((kind) => `(select count(*) || ' ' || max(oid::bigint) from pg_${kind})`);
  const { rows } = await pool.query<{ shape: string }>(`select concat_ws(',', ${counts.join(', ')}) as shape`);
  return rows[0]?.shape ?? '';
}

async function emptyingOf(pool: pg.Pool): Promise<string> {
  const [tables, first, sequences] = await Promise.all([tablesOf(pool), firstRowsOf(pool), sequencesOf(pool)]);
  return [
    'begin',
    `set local lock_timeout = '10s'`,
    // Neither foreign keys nor the triggers that forbid changes of the ledger.
    'set local session_replication_role = replica',
    ...tables.map(({ table }) => `delete from ${table}`),
    ...first.map(
      ({ name, columns }) =>
        `insert into ${name} (${columns}) overriding system value select ${columns} from ${FIRST_ROWS}.${name}`,
    ),
    ...sequences.map(({ name, start }) => `select setval('${name}', ${start}, false)`),
    'commit',
  ].join(';\n');
}

async function tablesOf(pool: pg.Pool): Promise<Array<{ table: string; name: string }>> {
  const { rows } = await pool.query<{ table: string; name: string }>(
    `select format('%I.%I', schemaname, tablename) as table, quote_ident(tablename) as name
       from pg_tables where schemaname in ('public', 'graphile_worker')`,
  );
  return rows.filter(({ table }) => !MIGRATIONS.includes(table));
}

async function firstRowsOf(pool: pg.Pool): Promise<Array<{ name: string; columns: string }>> {
  const { rows } = await pool.query<{ name: string; columns: string }>(
    `select quote_ident(t.tablename) as name, string_agg(quote_ident(c.column_name), ', ') as columns
       from pg_tables t
       join information_schema.columns c on c.table_schema = 'public' and c.table_name = t.tablename
        and c.is_generated = 'NEVER'
      where t.schemaname = $1 group by 1`,
    [FIRST_ROWS],
  );
  return rows;
}

async function sequencesOf(pool: pg.Pool): Promise<Array<{ name: string; start: string }>> {
  const { rows } = await pool.query<{ name: string; start: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, start_value::text as start from pg_sequences`,
  );
  return rows;
}
