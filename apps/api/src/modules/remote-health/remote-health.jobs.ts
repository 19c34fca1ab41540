import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { JUDGE_CANARIES, judgeCanaries } from './judge-canaries.ts';
import { raiseAlarms } from './raise-alarms.ts';

/** Statements of each remote that web tiers report. */
const TOLD_STATEMENTS = 50;

/**
 * Merges counts older than a month into one row at the beginning of time, so that totals never decrease: Prometheus
 * would take that for a restart. They are deleted with the last count of their version.
 */
async function sumUpOldHours(db: Db): Promise<void> {
  await sql`
    with old as (
      delete from remote_health
      where hour < now() - interval '30 days' and hour > 'epoch'
      returning remote, version, measure, slot, count, total
    )
    insert into remote_health as sums (hour, remote, version, measure, slot, count, total)
    select 'epoch', remote, version, measure, slot, sum(count), sum(total) from old group by 2, 3, 4, 5
    on conflict (hour, remote, version, measure, slot)
      do update set count = sums.count + excluded.count, total = sums.total + excluded.total`.execute(db);
  await sql`
    delete from remote_health sums
    where hour = 'epoch' and not exists (
      select from remote_health newer
      where newer.remote = sums.remote and newer.version = sums.version and newer.hour > 'epoch'
    )`.execute(db);
}

/**
 * Deletes old deployments that no page can have any more: neither the newest, nor named by the newest statements, nor
 * counted within the month.
 */
const forgetOldVersions = (db: Db) =>
  sql`
    delete from remote_versions old
    where first_seen_at < now() - interval '90 days'
      and first_seen_at < (select max(first_seen_at) from remote_versions newer where newer.remote = old.remote)
      and not exists (
        select from remote_statements s
        where s.remote = old.remote and old.version in (s.stable_version, s.canary_version)
          and s.sequence > (select max(sequence) - ${TOLD_STATEMENTS} from remote_statements m where m.remote = old.remote)
      )
      and not exists (
        select from remote_health counted
        where counted.remote = old.remote and counted.version = old.version and counted.hour > 'epoch'
      )`.execute(db);

/** Counts are kept for a month; a canary without a verdict for two weeks is compared with newer visitors only. */
const forgetOldHealth: JobHandler = async ({ db }) => {
  await sumUpOldHours(db);
  await forgetOldVersions(db);
  await db
    .deleteFrom('remote_errors')
    .where('day', '<', sql<string>`(now() - interval '30 days')::date`)
    .execute();
  await db
    .deleteFrom('canary_visitors')
    .where('met_at', '<', sql<Date>`now() - interval '14 days'`)
    .execute();
  await db
    .deleteFrom('remote_refusals')
    .where('seen_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
};

export const remoteHealthJobs = {
  [JUDGE_CANARIES]: (context) => judgeCanaries(context),
  'raise-alarms': (context) => raiseAlarms(context),
  'forget-old-health': forgetOldHealth,
} satisfies Record<string, JobHandler>;
/** Failures start a comparison at once; the crontab makes sure that none waits for the next failure. */
export const remoteHealthCrontab = [
  `* * * * * ${JUDGE_CANARIES}`,
  '* * * * * raise-alarms',
  '23 * * * * forget-old-health',
];
