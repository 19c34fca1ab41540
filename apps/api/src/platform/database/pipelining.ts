import {
  PostgresDialect,
  PostgresDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely';
import { together } from '../together.ts';
import type { Queryable } from '../unit-of-work.ts';
import type { Db, Transaction } from './tables.ts';

/** Sends `begin` with a transaction's first statements, whose answers come after its own. */
class PipeliningDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    super.beginTransaction(connection, settings).catch((error: unknown) => {
      // Nothing more may run outside of a transaction. The rollback fails as well, so the pool drops the connection.
      connection.executeQuery = () => Promise.reject(error);
    });
  }
}

/** Kysely's dialect for a pool whose connections have pg's `pipeline`. */
export class PipeliningDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PipeliningDriver {
    return new PipeliningDriver(this.#config);
  }
}

interface Pipeline {
  connection: DatabaseConnection;
  /** What nobody waits for before the commit. */
  sent: Array<Promise<unknown>>;
}

const pipelines = new WeakMap<Queryable, Pipeline>();

/** Runs `work` in a transaction that knows {@link sendNow} and {@link withCommit}. */
export const runPipelined = async <T>(db: Db, work: (trx: Transaction) => Promise<T>): Promise<T> => {
  const sent: Array<Promise<unknown>> = [];
  try {
    const result = await db.transaction().execute(async (trx) => {
      await trx.getExecutor().provideConnection(async (connection) => void pipelines.set(trx, { connection, sent }));
      return work(trx).finally(() => pipelines.delete(trx));
    });
    await together(sent);
    return result;
  } catch (error) {
    // Where one of them failed, PostgreSQL refused all that came after it, the commit too: it is the cause.
    await together(sent);
    throw error;
  }
};

/**
 * Sends a statement at once. Kysely lets a transaction's statement wait for the answer to the one before; PostgreSQL
 * takes them in the order in which they were sent either way.
 */
export const sendNow = async <Row>(db: Queryable, statement: CompiledQuery<Row>): Promise<Row[]> =>
  (await (pipelines.get(db)?.connection ?? db).executeQuery<Row>(statement)).rows;

/** Takes the promise of a statement that was sent and whose answer nobody needs: it is answered with the commit. */
export const withCommit = (trx: Transaction, statement: Promise<unknown>): void => {
  const pipeline = pipelines.get(trx);
  if (!pipeline) throw new Error('the transaction has ended');
  statement.catch(() => {});
  pipeline.sent.push(statement);
};
