import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Member } from '../../viewing/onlooker.ts';
import type { People } from '../build/people.ts';
import type { Username } from '../data/types.ts';
import type { World } from '../world.ts';

/** Something that somebody did on the site, some days before the demo began. */
export interface Step {
  daysAgo: number;
  act: (unit: UnitOfWork, at: Date) => Promise<void>;
}

/** What the steps are told with. */
export interface Stage {
  context: Pick<Context, 'gateways'>;
  world: World;
  people: People;
}

export const idOf = ({ people }: Stage, username: Username): string => people.find(username).id;

export const memberOf = (stage: Stage, username: Username): Member => ({
  account: { id: idOf(stage, username), role: 'user' },
  country: 'IR',
});

/** The demo's operator. */
export const operatorOf = async ({ db }: UnitOfWork): Promise<string> => {
  const { id } = await db.selectFrom('users').select('id').where('role', '=', 'operator').executeTakeFirstOrThrow();
  return id;
};

/** What steps write, and the column of its time. */
const DATED = {
  disputes: 'opened_at',
  notifications: 'created_at',
  orders: 'created_at',
  payout_attempts: 'created_at',
  payout_events: 'created_at',
  payout_requests: 'created_at',
  refund_requests: 'created_at',
  reports: 'created_at',
  subscription_gifts: 'created_at',
} as const;

/** Nobody waits for letters, jobs and events of long ago. */
const silent = (unit: UnitOfWork, happenedAt: Date): UnitOfWork => ({
  ...unit,
  happenedAt,
  publish: () => undefined,
  addJob: () => Promise.resolve(),
});

/** What a step wrote has the time of the whole transaction, which nothing keeps. One statement, since there are many steps. */
const date = async ({ db }: UnitOfWork, at: Date): Promise<void> => {
  const updates = Object.entries(DATED).map(([table, column]) => {
    const time = sql.ref(column);
    return sql`${sql.table(`dated_${table}`)} as (
      update ${sql.table(table)} set ${time} = ${at} where ${time} >= date_trunc('milliseconds', now()))`;
  });
  await sql`with ${sql.join(updates)} select 1`.execute(db);
};

/** Notices queue what other channels tell of them by themselves. */
const silenceChannels = async ({ db }: UnitOfWork, lastJob: string): Promise<void> => {
  await sql`delete from notification_deliveries`.execute(db);
  await sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs where id > ${lastJob}::bigint))`.execute(db);
};

/** Lists of notices are in the order of their ids, which begin with a time in milliseconds. */
const renumberNotices = async ({ db }: UnitOfWork): Promise<void> => {
  await sql`update notifications set id = (
    lpad(to_hex((extract(epoch from created_at) * 1000)::bigint), 12, '0') || substr(replace(id::text, '-', ''), 13)
  )::uuid`.execute(db);
};

const lastJobOf = async ({ db }: UnitOfWork): Promise<string> => {
  const { rows } = await sql<{ last: string }>`
    select coalesce(max(id), 0)::text as last from graphile_worker.jobs`.execute(db);
  return rows[0]?.last ?? '0';
};

/** Hours before the demo began at which its people last read their notices. */
const HOURS_UNREAD = 10;

/** Takes the steps in their order, by the functions that the site's routes call, and dates what they wrote. */
export const takeSteps = async (unit: UnitOfWork, world: World, steps: readonly Step[]): Promise<void> => {
  const readAt = world.hoursAgo(HOURS_UNREAD);
  const lastJob = await lastJobOf(unit);
  for (const { daysAgo, act } of steps.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const at = world.daysAgo(daysAgo);
    await act(silent(unit, at), at);
    await date(unit, at);
  }
  await silenceChannels(unit, lastJob);
  await renumberNotices(unit);
  await unit.db
    .updateTable('notifications')
    .set({ read_at: readAt })
    .where('created_at', '<', readAt)
    .where('read_at', 'is', null)
    .execute();
};
