import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { newId } from '../../platform/ids.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { recordAudit } from '../audit/audit.ts';
import { tellTeam } from '../team-webhooks/team-events.ts';
import { judgeCanary, type Arm, type CanaryFigures } from './canary-rule.ts';
import { runningCanaries, type RunningCanary } from './canaries.ts';

export const JUDGE_CANARIES = 'judge-canaries';

async function armOf(db: Queryable, { app, version: canary }: RunningCanary, version: string): Promise<Arm> {
  const { visitors, failed } = await db
    .selectFrom('canary_visitors')
    .select((eb) => eb.fn.countAll<bigint>().as('visitors'))
    .select(sql<bigint>`count(*) filter (where has_failed)`.as('failed'))
    .where('remote', '=', app)
    .where('canary_version', '=', canary)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return { visitors: Number(visitors), failed: Number(failed) };
}

/** Withdraws a canary, once: the row, the line in the audit log and the word to its team, or none of them. */
async function withdraw(
  { work }: Pick<Context, 'work'>,
  { app, version, stable }: RunningCanary,
  figures: CanaryFigures,
) {
  return work(async (unit) => {
    const row = await unit.db
      .insertInto('remote_withdrawals')
      .values({ id: newId(), remote: app, version, figures: JSON.stringify(figures) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) return false;
    await recordAudit(unit, {
      operatorId: null,
      action: 'remote.withdrawn',
      targetType: 'remote',
      targetId: app,
      details: { version, stableVersion: stable, ...figures },
    });
    const data = { version, stableVersion: stable, ...figures };
    await tellTeam(unit.db, { remote: app, kind: 'remote.withdrawn', occasion: row.id, data });
    return true;
  });
}

/** Compares every running canary with its stable version, and withdraws those that fail too often. */
export async function judgeCanaries(context: Context): Promise<void> {
  const { db, config, log } = context;
  for (const canary of await runningCanaries(db)) {
    const [met, stable] = await Promise.all([armOf(db, canary, canary.version), armOf(db, canary, canary.stable)]);
    const { isWorse, figures } = judgeCanary(met, stable, config.canary);
    if (isWorse && (await withdraw(context, canary, figures))) {
      log.warn({ part: 'remotes', ...canary, figures }, `the canary of ${canary.app} was taken back`);
    }
  }
}
