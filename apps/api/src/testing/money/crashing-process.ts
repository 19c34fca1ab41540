import { Kysely, type PostgresPool } from 'kysely';
import type pg from 'pg';
import type { PoolClient } from 'pg';
import type { Context } from '../../context.ts';
import { modules } from '../../modules/index.ts';
import { connect } from '../../platform/database/connect.ts';
import { PipeliningDialect } from '../../platform/database/pipelining.ts';
import type { Database } from '../../platform/database/tables.ts';
import { createWork } from '../../platform/unit-of-work.ts';
import type { TestApi } from '../api.ts';

/**
 * What happens at a step, which is one question to the database or to the gateway: the process ends before it is asked or
 * once it has answered, or the answer is lost and the process lives on.
 */
export const CRASHES = ['before', 'after', 'lost-before', 'lost-after'] as const;
export type Crash = (typeof CRASHES)[number];

export interface CrashPlan {
  /** At which step it happens; none for a run that only counts them. */
  at: number | null;
  crash: Crash;
}

class LostError extends Error {
  constructor() {
    super('the connection was lost');
  }
}

const never = new Promise<never>(() => undefined);

/** What the database does once it notices that a connection is gone: what was begun and not committed is undone. */
const UNDO = 'rollback; select pg_advisory_unlock_all()';

/** A process of the API that ends in the middle, on the database and the gateway of a test's API. */
export class CrashingProcess {
  /** What each step asked, in their order: the beginning of a statement, or a gateway's function. */
  readonly asked: string[] = [];
  readonly died: Promise<'died'>;
  #isDead = false;
  #die: () => void = () => undefined;
  readonly #giveBack = new Set<() => void>();
  readonly #undone: Array<Promise<unknown>> = [];
  readonly #plan: CrashPlan;

  constructor(plan: CrashPlan) {
    this.#plan = plan;
    this.died = new Promise((resolve) => (this.#die = () => resolve('died')));
  }

  /** Does a step, unless it is the last; a connection is lost with it. */
  async #step<T>(name: string, act: () => Promise<T>, lose: () => void = () => undefined): Promise<T> {
    if (this.#isDead) return never;
    this.asked.push(name);
    const { at, crash } = this.#plan;
    if (this.asked.length - 1 !== at) return act();
    if (crash === 'after' || crash === 'lost-after') await act();
    lose();
    if (crash.startsWith('lost')) throw new LostError();
    this.end();
    return never;
  }

  /** Its connections are gone, as when a machine is switched off. */
  end(): void {
    this.#isDead = true;
    for (const giveBack of this.#giveBack) giveBack();
    this.#die();
  }

  /**
   * Connections of a pool that outlives it. New ones for each process that ends would cost many times what it does on
   * them, so that what is lost is told of and undone, and not broken.
   */
  poolOf(pool: pg.Pool): PostgresPool {
    const connectOne = async () => {
      if (this.#isDead) return never;
      const client = await pool.connect();
      if (!this.#isDead) return this.#take(client);
      client.release();
      return never;
    };
    return { connect: connectOne, end: async () => undefined, options: {} };
  }

  #take(client: PoolClient): PoolClient {
    let isLost = false;
    const giveBack = (): void => {
      if (this.#giveBack.delete(giveBack)) this.#undone.push(client.query(UNDO).then(() => client.release()));
    };
    this.#giveBack.add(giveBack);
    // A statement is asked in the same turn as before, or they would not be sent together any more.
    const query = (...args: unknown[]): Promise<never> => {
      if (isLost) return Promise.reject(new LostError());
      const act = (): Promise<never> => Reflect.apply(client.query, client, args);
      return this.#step(`${String(args[0])}`, act, () => (isLost = true));
    };
    const own: Readonly<Record<PropertyKey, unknown>> = { query, release: giveBack };
    return new Proxy(client, { get: (target, name) => own[name] ?? Reflect.get(target, name) });
  }

  /** What it asks a gateway, and the part of it that pays performers. */
  gateway<T extends object>(gateway: T): T {
    return new Proxy(gateway, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name);
        if (typeof member === 'object' && member !== null) return this.gateway(member);
        // It only looks at what was sent, and asks nobody.
        if (name === 'readEvent' || typeof member !== 'function') return member;
        const act = async (args: unknown[]): Promise<unknown> => Reflect.apply(member, target, args);
        return (...args: unknown[]) => this.#step(String(name), () => act(args));
      },
    });
  }

  /** Waits until what was begun and not committed is undone. */
  async settle(): Promise<void> {
    await Promise.all(this.#undone);
  }
}

const pools = new WeakMap<TestApi, Promise<pg.Pool>>();

/** It ends with the test's database. */
const poolFor = (api: TestApi): Promise<pg.Pool> => {
  const { connectionString } = api;
  const open = async () => (await connect({ connectionString, max: 3, allowExitOnIdle: true })).pool;
  const pool = pools.get(api) ?? open();
  pools.set(api, pool);
  return pool;
};

/** Runs a flow in such a process, and answers what it was told, where it lived to be told. */
export const runUntilCrash = async <T>(api: TestApi, plan: CrashPlan, flow: (context: Context) => Promise<T>) => {
  const crashing = new CrashingProcess(plan);
  const db = new Kysely<Database>({ dialect: new PipeliningDialect({ pool: crashing.poolOf(await poolFor(api)) }) });
  const sandbox = api.context.gateways.sandbox;
  const context: Context = {
    ...api.context,
    db,
    work: createWork(db, api.context.publisher, modules),
    gateways: sandbox ? { sandbox: crashing.gateway(sandbox) } : {},
  };
  const told = flow(context).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );
  const end = await Promise.race([told, crashing.died]);
  crashing.end();
  await crashing.settle();
  return { steps: crashing.asked.length, asked: crashing.asked, end: end === 'died' ? null : end };
};
