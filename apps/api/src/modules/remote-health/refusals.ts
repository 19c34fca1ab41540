import { sql } from 'kysely';
import { transaction } from '../../platform/database/connect.ts';
import type { Db } from '../../platform/database/tables.ts';
import { recordAudit } from '../operator/audit.ts';

/** A file among a remote's statements that the web tier does not follow. */
export interface RefusedDeployment {
  remote: string;
  sequence: number;
  /** Why, for programs: `release.bad_signature`, … */
  code: string;
  /** Why, for people. */
  message: string;
  /** The number of the statement that is live instead; null where there is none. */
  live: number | null;
}

const ACTION = 'remote.statement-refused';

/** Who can write to the storage could go on with another number for ever; these are enough to be warned by. */
const MAX_A_DAY = 20;

/** Tells the operators of each file once, in the audit log. */
export async function recordRefusals(db: Db, refused: readonly RefusedDeployment[]): Promise<void> {
  if (refused.length === 0) return;
  await transaction(db, async (trx) => {
    // Entries of the audit log have no key of their own: one web tier after the other.
    await sql`select pg_advisory_xact_lock(hashtext(${ACTION}))`.execute(trx);
    for (const { remote, ...details } of refused) {
      const { sequence, code } = details;
      const { told, today } = await trx
        .selectFrom('audit_log')
        .select(
          sql<boolean>`coalesce(bool_or(details @> ${JSON.stringify({ sequence, code })}::jsonb), false)`.as('told'),
        )
        .select(sql<number>`count(*) filter (where created_at > now() - interval '1 day')::int`.as('today'))
        .where('action', '=', ACTION)
        .where('target_type', '=', 'remote')
        .where('target_id', '=', remote)
        .executeTakeFirstOrThrow();
      if (told || today >= MAX_A_DAY) continue;
      await recordAudit(
        { db: trx },
        { operatorId: null, action: ACTION, targetType: 'remote', targetId: remote, details },
      );
    }
  });
}
