import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/tables.ts';
import type { ReportedEvent } from './client-reports.schema.ts';
import { countsOf, type Count } from './measures.ts';

/** Kinds of errors that are distinguished per version and day, so that invented ones do not fill the table. */
const MAX_FINGERPRINTS = 50;

const keyOf = ({ app, version, measure, slot }: Count): string => `${app} ${version} ${measure} ${slot}`;

/** Sums equal counts, in one order for all reports, so that concurrent ones cannot deadlock. */
function sumUp(counts: readonly Count[]) {
  const sums = new Map<string, { one: Count; count: number; total: number }>();
  for (const one of counts) {
    const { count, total } = sums.get(keyOf(one)) ?? { count: 0, total: 0 };
    sums.set(keyOf(one), { one, count: count + 1, total: total + one.value });
  }
  return [...sums.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}

const thisHour = sql<Date>`date_trunc('hour', now())`;
const today = sql<string>`(now() at time zone 'UTC')::date`;

async function countKinds(db: Transaction, errors: ReadonlyArray<ReportedEvent & { type: 'error' }>): Promise<void> {
  const sorted = errors.toSorted((a, b) =>
    a.app + a.version + a.name + a.fingerprint < b.app + b.version + b.name + b.fingerprint ? -1 : 1,
  );
  for (const { app, version, name, fingerprint } of sorted) {
    await sql`
      insert into remote_errors as known (day, remote, version, name, fingerprint, count)
      select ${today}, ${app}, ${version}, ${name}, ${fingerprint}, 1
      where exists (
        select from remote_errors
        where day = ${today} and remote = ${app} and version = ${version}
          and name = ${name} and fingerprint = ${fingerprint}
      ) or ${MAX_FINGERPRINTS} > (
        select count(*) from remote_errors where day = ${today} and remote = ${app} and version = ${version}
      )
      on conflict (day, remote, version, name, fingerprint) do update set count = known.count + 1`.execute(db);
  }
}

/** Adds events to this hour's counts. Concurrent calls wait for the row: no count is lost. */
export async function countEvents(
  db: Transaction,
  events: readonly ReportedEvent[],
  { isSampled }: { isSampled: boolean },
): Promise<void> {
  const sums = sumUp(events.flatMap((event) => countsOf(event, isSampled)));
  if (sums.length === 0) return;
  await db
    .insertInto('remote_health')
    .values(
      sums.map(({ one: { app, version, measure, slot }, count, total }) => ({
        hour: thisHour,
        remote: app,
        version,
        measure,
        slot,
        count: BigInt(count),
        total: BigInt(total),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['hour', 'remote', 'version', 'measure', 'slot']).doUpdateSet((eb) => ({
        count: eb('remote_health.count', '+', eb.ref('excluded.count')),
        total: eb('remote_health.total', '+', eb.ref('excluded.total')),
      })),
    )
    .execute();
  await countKinds(
    db,
    events.filter((event) => event.type === 'error'),
  );
}
