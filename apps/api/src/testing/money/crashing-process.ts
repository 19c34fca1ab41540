import { sql } from 'kysely';
import type { Connection, PoolClient } from 'pg';
import type { Context } from '../../context.ts';
import { modules } from '../../modules/index.ts';
import { connect } from '../../platform/database/connect.ts';
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

/** A process of the API that ends in the middle, on the database and the gateway of a test's API. */
export class CrashingProcess {
  steps = 0;
  readonly died: Promise<'died'>;
  private isDead = false;
  private die: () => void = () => undefined;
  private readonly clients = new Set<PoolClient>();
  private readonly plan: CrashPlan;

  constructor(plan: CrashPlan) {
    this.plan = plan;
    this.died = new Promise((resolve) => (this.die = () => resolve('died')));
  }

  /** Does a step, unless it is the last; a connection is lost with it. */
  async step<T>(act: () => Promise<T>, lose: () => void = () => undefined): Promise<T> {
    if (this.isDead) return never;
    this.steps += 1;
    const { at, crash } = this.plan;
    if (this.steps - 1 !== at) return act();
    if (crash === 'after' || crash === 'lost-after') await act();
    lose();
    if (crash.startsWith('lost')) throw new LostError();
    this.end();
    return never;
  }

  /** Its connections break, as when a machine is switched off. */
  end(): void {
    this.isDead = true;
    for (const client of this.clients) breakOff(client);
    this.die();
  }

  watch(client: PoolClient): void {
    if (this.clients.has(client)) return;
    this.clients.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    Object.assign(client, {
      query: (...args: unknown[]) =>
        this.step(
          () => query(...args),
          () => breakOff(client),
        ),
    });
  }

  /** What it asks a gateway, and the part of it that pays performers. */
  gateway<T extends object>(gateway: T): T {
    return new Proxy(gateway, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name);
        if (typeof member === 'object' && member !== null) return this.gateway(member);
        // It only looks at what was sent, and asks nobody.
        if (name === 'readEvent' || typeof member !== 'function') return member;
        return (...args: unknown[]) => this.step(async (): Promise<unknown> => Reflect.apply(member, target, args));
      },
    });
  }

  /** Waits until the database has noticed: what was begun and not committed is undone then. */
  async settle({ db }: TestApi, name: string): Promise<void> {
    for (;;) {
      const { rows } = await sql`select from pg_stat_activity where application_name = ${name}`.execute(db);
      if (rows.length === 0) return;
    }
  }
}

/** Types do not tell of a client's connection, which it has. */
const breakOff = (client: PoolClient): void => {
  const connection: Connection = Reflect.get(client, 'connection');
  connection.stream.destroy();
};

let count = 0;

/** Runs a flow in such a process, and answers what it was told, where it lived to be told. */
export const runUntilCrash = async <T>(api: TestApi, plan: CrashPlan, flow: (context: Context) => Promise<T>) => {
  const crashing = new CrashingProcess(plan);
  const name = `crashing ${(count += 1)}`;
  const url = new URL(api.connectionString);
  url.searchParams.set('application_name', name);
  const { db, pool } = await connect({ connectionString: url.href, max: 3 });
  // The first connection is there already: it is watched from when it is used.
  pool.on('acquire', (client) => crashing.watch(client));
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
  await crashing.settle(api, name);
  return { steps: crashing.steps, end: end === 'died' ? null : end };
};
