import {
  PostgresDialect,
  PostgresDriver,
  Transaction as KyselyTransaction,
  type ConnectionProvider,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely';
import { together } from '../together.ts';
import type { Database, Db, Transaction } from './tables.ts';

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

/** What a transaction is made of besides its executor. It has its connection, and opens none. */
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('a transaction opens no connection')) });
const parts = { config: { dialect }, dialect, driver: dialect.createDriver() };

type Sent = Array<Promise<unknown>>;
const sentIn = new WeakMap<Transaction, Sent>();

/**
 * Runs `work` in a transaction whose statements are sent at once. Kysely's own lets each wait for the answer to the one
 * before; PostgreSQL takes them in the order in which they were sent either way.
 */
export const runPipelined = async <T>(db: Db, work: (trx: Transaction) => Promise<T>): Promise<T> => {
  const sent: Sent = [];
  try {
    const result = await db.transaction().execute((serial) =>
      serial.getExecutor().provideConnection((connection) => {
        const trx = pipelined(serial, connection);
        sentIn.set(trx, sent);
        return work(trx).finally(() => sentIn.delete(trx));
      }),
    );
    await together(sent);
    return result;
  } catch (error) {
    // Where one of them failed, PostgreSQL refused all that came after it, the commit too: it is the cause.
    await together(sent);
    throw error;
  }
};

const pipelined = (serial: Transaction, connection: DatabaseConnection): Transaction => {
  const provider: ConnectionProvider = {
    provideConnection: async (consumer) => {
      // What is sent after the commit would be a transaction of its own.
      if (!sentIn.has(trx)) throw new Error('the transaction has ended');
      return consumer(connection);
    },
  };
  const executor = serial.getExecutor().withConnectionProvider(provider);
  const trx: Transaction = new KyselyTransaction<Database>({ ...parts, executor });
  return trx;
};

/** Takes the promise of a statement that was sent and whose answer nobody needs: it is answered with the commit. */
export const withCommit = (trx: Transaction, statement: Promise<unknown>): void => {
  const sent = sentIn.get(trx);
  if (!sent) throw new Error('the transaction has ended');
  statement.catch(() => {});
  sent.push(statement);
};
