import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../platform/database/tables.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { canaryVisitor } from './canary-visitor.ts';
import { runningCanaries, type RunningCanary } from './canaries.ts';
import type { ClientReport, ReportedEvent } from './client-reports.schema.ts';
import { countEvents } from './count-events.ts';
import { JUDGE_CANARIES } from './judge-canaries.ts';

const isFailure = ({ type }: ReportedEvent): boolean => type === 'failure' || type === 'error';

/**
 * Events of versions that were deployed here; others are not counted, so that nobody fills the tables with invented
 * ones.
 */
async function knownEvents(db: Queryable, events: readonly ReportedEvent[]): Promise<ReportedEvent[]> {
  const rows = await db
    .selectFrom('remote_versions')
    .select(['remote', 'version'])
    .where('version', 'in', [...new Set(events.map(({ version }) => version))])
    .execute();
  const known = new Set(rows.map(({ remote, version }) => `${remote} ${version}`));
  return events.filter(({ app, version }) => known.has(`${app} ${version}`));
}

/** Stores that a visitor has used a version; a failure stays stored when it works the next time. */
async function meet(
  db: Transaction,
  { app, version: canary }: RunningCanary,
  version: string,
  visitor: Buffer,
  hasFailed: boolean,
) {
  await db
    .insertInto('canary_visitors')
    .values({ remote: app, canary_version: canary, version, visitor, has_failed: hasFailed })
    .onConflict((conflict) =>
      conflict
        .columns(['remote', 'canary_version', 'version', 'visitor'])
        .doUpdateSet({ has_failed: true })
        // Most visits change nothing, and are not written.
        .where((eb) => eb.and([eb('canary_visitors.has_failed', '=', false), eb.val(hasFailed)])),
    )
    .execute();
}

/**
 * Counts the events of a page. While a remote has a canary, its visitors are counted too, each once, and a failure of
 * the canary starts a comparison.
 */
export async function recordReport(
  { sealer }: Pick<Context, 'sealer'>,
  unit: UnitOfWork,
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
  { isSampled, events }: ClientReport,
): Promise<void> {
  const known = await knownEvents(unit.db, events);
  if (known.length === 0) return;
  await countEvents(unit.db, known, { isSampled });
  // Pages that report only failures would make every version look worse than it is.
  if (!isSampled) return;
  for (const canary of await runningCanaries(unit.db)) {
    const visitor = canaryVisitor(sealer, request, canary);
    if (visitor === null) continue;
    for (const version of [canary.version, canary.stable]) {
      const met = known.filter(
        (event) => event.app === canary.app && event.version === version && event.type !== 'vital',
      );
      if (met.length === 0) continue;
      const hasFailed = met.some(isFailure);
      await meet(unit.db, canary, version, visitor, hasFailed);
      if (hasFailed && version === canary.version) await unit.addJob(JUDGE_CANARIES, {}, { key: JUDGE_CANARIES });
    }
  }
}
