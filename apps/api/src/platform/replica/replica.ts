import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, type CompiledQuery, type QueryResult } from 'kysely';
import type pg from 'pg';
import { createPool, type Connection } from '../database/connect.ts';
import type { DatabaseOptions } from '../database/database-config.ts';
import type { DatabaseLog } from '../database/log.ts';
import type { Database, Db } from '../database/tables.ts';
import { findLastWrite, noteWrite } from './account-writes.repository.ts';
import { answerFrom, isServerGone } from './answer-from.ts';
import { followReplica, type Followed } from './follow.ts';
import { listsDialect } from './lists-dialect.ts';
import type { ReplicaOptions } from './replica-config.ts';

/**
 * Who found a request's lists: the replica, or the primary because the replica was away or behind, because the caller
 * has just written, or because the replica failed in the middle.
 */
export type FoundBy = 'replica' | 'away' | 'behind' | 'wrote' | 'failed';

/** A second database that is a moment behind, for the lists of operations that allow it. */
export interface Replica {
  /** Reads from the replica within `serve` where that is possible, and from the primary everywhere else. */
  lists: Db;
  pool: pg.Pool;
  /** Runs what answers a request of an account, or of a guest, whose lists may be old. */
  serve<T>(accountId: string | null, body: () => Promise<T>): Promise<T>;
  /** Has the account's lists come from the primary until the replica has what was written until now. */
  noteWrite(accountId: string): Promise<void>;
  /** How old the replica's data is at most. */
  lagSeconds(): number;
  /** Begins to ask how far it has come; before, the primary serves. */
  follow(): void;
  close(): Promise<void>;
}

interface Parts {
  /** The primary, and where a connection of its own is opened to it. */
  primary: Pick<Connection, 'db' | 'tracer'> & { connectionString: string };
  log: DatabaseLog;
  /** Called for each request once. */
  onServed: (foundBy: FoundBy) => void;
}

/** How often it is asked how far it has come: some times within the age that is allowed. */
const lookEvery = (maxLagMs: number): number => Math.min(250, maxLagMs / 4);
/** A list that takes longer is begun anew on the primary. */
const PATIENCE_MS = 5000;

type Options = Omit<Parts, 'onServed'> & ReplicaOptions & DatabaseOptions;

/** One pool for lists, and one connection to each server that is not kept waiting by requests. */
const openPools = ({ url, poolSize, maxLagMs, isPrepared, primary }: Options) => {
  // What befalls a connection is met by whoever uses it, or by the next look.
  const ignore = () => {};
  const lists = { connectionString: url, max: poolSize, waitMs: maxLagMs, patienceMs: PATIENCE_MS };
  const looking = { max: 1, waitMs: maxLagMs, patienceMs: maxLagMs };
  return {
    lists: createPool({ ...lists, isPrepared, tracer: primary.tracer }, ignore),
    primary: createPool({ ...looking, connectionString: primary.connectionString }, ignore),
    replica: createPool({ ...looking, connectionString: url }, ignore),
  };
};

const createFollower = (options: Options) => {
  const { primary, maxLagMs, log } = options;
  const pools = openPools(options);
  let followed: Followed | null = null;
  return {
    pool: pools.lists,
    /** Who is to find the lists of an account's request. */
    choose: async (accountId: string | null): Promise<FoundBy> => {
      if (!followed?.isThere()) return 'away';
      if (followed.freshness.age(performance.now()) > maxLagMs) return 'behind';
      const written = accountId === null ? null : await findLastWrite(primary.db, accountId);
      return written === null || followed.freshness.holds(written) ? 'replica' : 'wrote';
    },
    lose: (reason: unknown) => followed?.lose(reason),
    lagSeconds: () => (followed ? followed.freshness.age(performance.now()) / 1000 : Infinity),
    follow: () => {
      followed ??= followReplica(pools, { everyMs: lookEvery(maxLagMs), log });
    },
    close: async () => {
      await followed?.stop();
      await Promise.all(Object.values(pools).map((pool) => pool.end()));
    },
  };
};

const createReplica = ({ onServed, ...options }: Options & Pick<Parts, 'onServed'>): Replica => {
  const { db } = options.primary;
  const { choose, lose, ...follower } = createFollower(options);
  const serving = new AsyncLocalStorage<{ foundBy: FoundBy }>();

  const answer = async <Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>> => {
    const request = serving.getStore();
    if (request?.foundBy !== 'replica') return db.executeQuery(query);
    try {
      return await answerFrom(follower.pool, query);
    } catch (error) {
      // What is replayed may have cancelled it, the server may have gone. If the statement is wrong, the primary tells.
      request.foundBy = 'failed';
      if (isServerGone(error)) lose(error);
      return db.executeQuery(query);
    }
  };
  return {
    ...follower,
    lists: new Kysely<Database>({ dialect: listsDialect(answer) }),
    serve: async (accountId, body) => {
      const request = { foundBy: await choose(accountId) };
      return serving.run(request, body).finally(() => onServed(request.foundBy));
    },
    noteWrite: (accountId) => noteWrite(db, accountId),
  };
};

/** Opens no connection yet: a replica that is away keeps no process from starting. Null where none is configured. */
export const openReplica = ({
  config,
  ...parts
}: Parts & { config: { replica: ReplicaOptions | null; database: DatabaseOptions } }): Replica | null =>
  config.replica && createReplica({ ...parts, ...config.database, ...config.replica });
