import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg, { type ClientConfig } from 'pg';

/** What a session may have changed for itself, which the next pool must not find. */
const LIKE_NEW = 'reset all; unlisten *; select pg_backend_pid() as pid, pg_advisory_unlock_all()';

/** For statements that a test has left behind. Whoever takes longer is not kept. */
const PATIENCE_MS = 1000;

/** The connections of one kind of pool to one database, kept from one test to the next. */
export interface KeptConnections {
  /** For a pool's option of this name: it opens a connection only where none rests, and lets it rest at the end. */
  Client: typeof pg.Client;
  /** The processes of PostgreSQL behind those that rest, once all that were given back do or have ended. */
  rested(): Promise<number[]>;
  end(): Promise<void>;
}

/**
 * A process of PostgreSQL reads the catalogues anew for each table that it meets, so that the first statements of a
 * connection cost it many times what the same ones cost later. Pools are of one test; the connections below them need
 * not be.
 */
export const keepConnections = (): KeptConnections => {
  const resting = new Map<KeptClient, number>();
  const tidying = new Map<KeptClient, Promise<void>>();

  class KeptClient extends pg.Client {
    #isOpen = false;
    isLate = false;

    override connect(done?: unknown): Promise<pg.Client> {
      if (!this.#isOpen) {
        this.#isOpen = true;
        return Reflect.apply(super.connect, this, [done]);
      }
      this.#holdProcess(true);
      if (typeof done === 'function') process.nextTick(done, null, this);
      return Promise.resolve(this);
    }

    override end(done?: unknown): Promise<void> {
      const tidied = this.#tidy().finally(() => tidying.delete(this));
      tidying.set(this, tidied);
      if (typeof done === 'function') void tidied.then(() => done());
      return tidied;
    }

    /** After all that was sent before. What a pool has put around its statements goes with the pool. */
    async #tidy(): Promise<void> {
      Reflect.deleteProperty(this, 'query');
      this.removeAllListeners();
      this.on('error', () => resting.delete(this));
      try {
        // Several statements answer with several results, which the types do not know.
        const results: pg.QueryResult | pg.QueryResult[] = await this.query(LIKE_NEW);
        if (this.isLate || this.getTransactionStatus() !== 'I') throw new Error('it may still be at work');
        this.#holdProcess(false);
        resting.set(this, [results].flat().at(-1)?.rows[0].pid);
      } catch {
        await super.end();
      }
    }

    /** A connection that rests lets the process end. */
    #holdProcess(isHeld: boolean): void {
      const { stream } = this.connection;
      if (stream instanceof Socket) stream[isHeld ? 'ref' : 'unref']();
    }

    async close(): Promise<void> {
      resting.delete(this);
      // Whoever waits for this has more to do.
      this.#holdProcess(true);
      await super.end();
    }
  }

  class OpenedClient extends KeptClient {
    constructor(config?: string | ClientConfig) {
      // The latest: it has met most of what the next test asks for.
      const kept = [...resting.keys()].at(-1);
      if (kept) {
        resting.delete(kept);
        return kept;
      }
      super(config);
    }
  }

  const rested = async (): Promise<number[]> => {
    const given = new AbortController();
    const inTime = delay(PATIENCE_MS, undefined, given).catch(() => undefined);
    await Promise.race([Promise.all(tidying.values()), inTime]);
    given.abort();
    for (const client of tidying.keys()) client.isLate = true;
    return [...resting.values()];
  };

  return {
    Client: OpenedClient,
    rested,
    end: async () => {
      await rested();
      await Promise.all([...resting.keys()].map((client) => client.close()));
    },
  };
};
