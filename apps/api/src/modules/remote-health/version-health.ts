import { LOAD_FAILURES, WEB_VITALS } from '@barg/contract';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { quantileOf, type Measure } from './measures.ts';
import type { VersionHealth, VersionView } from './remotes.schema.ts';

export interface HealthRow {
  remote: string;
  version: string;
  measure: Measure;
  slot: string;
  count: number;
  total: number;
}

/** Totals of a version are reported for this long after its last report. */
const TOLD_FOR_HOURS = 24;

const since = (hours: number) => sql<Date>`now() - make_interval(hours => ${hours})`;

/** The counts of the last hours, summed up. */
export async function readHealth(db: Queryable, hours: number): Promise<HealthRow[]> {
  return sumUp(db.selectFrom('remote_health').where('hour', '>', since(hours)));
}

/** All counts ever of the versions that pages still have; they never decrease. */
export async function readHealthTotals(db: Queryable): Promise<HealthRow[]> {
  return sumUp(
    db
      .selectFrom('remote_health')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('remote_health as newer')
            .select('newer.hour')
            .whereRef('newer.remote', '=', 'remote_health.remote')
            .whereRef('newer.version', '=', 'remote_health.version')
            .where('newer.hour', '>', since(TOLD_FOR_HOURS)),
        ),
      ),
  );
}

async function sumUp(query: SelectQueryBuilder<Database, 'remote_health', object>): Promise<HealthRow[]> {
  const rows = await query
    .select(['remote', 'version', 'measure', 'slot'])
    .select((eb) => [eb.fn.sum<string>('count').as('count'), eb.fn.sum<string>('total').as('total')])
    .groupBy(['remote', 'version', 'measure', 'slot'])
    .orderBy('remote')
    .orderBy('version')
    .orderBy('measure')
    .orderBy('slot')
    .execute();
  return rows.map((row) => ({
    ...row,
    measure: row.measure as Measure,
    count: Number(row.count),
    total: Number(row.total),
  }));
}

const SHARE = 0.75;
const THOUSANDTHS = 1000;

/** The health of one version from its counts. */
export function healthOf({ version, label, source }: VersionView, rows: readonly HealthRow[]): VersionHealth {
  const slotsOf = (measure: Measure): Map<string, number> =>
    new Map(rows.filter((row) => row.measure === measure).map(({ slot, count }) => [slot, count]));
  const sumOf = (measure: Measure): number => [...slotsOf(measure).values()].reduce((sum, count) => sum + count, 0);
  const p75 = (measure: Measure): number | null => quantileOf(measure, slotsOf(measure), SHARE);
  const failures = slotsOf('failure');
  const [loads, seen] = [sumOf('load'), sumOf('seen-failure')];
  const vitals = Object.fromEntries(
    WEB_VITALS.map((name) => {
      const value = p75(name);
      return [name, value !== null && name === 'CLS' ? value / THOUSANDTHS : value];
    }),
  );
  return {
    version,
    label,
    source,
    loads,
    failures: Object.fromEntries(
      LOAD_FAILURES.map((kind) => [kind, failures.get(kind) ?? 0]),
    ) as VersionHealth['failures'],
    failed: sumOf('failure'),
    errors: sumOf('error'),
    failureShare: loads + seen === 0 ? null : seen / (loads + seen),
    loadTime: p75('load'),
    vitals: vitals as VersionHealth['vitals'],
  };
}
