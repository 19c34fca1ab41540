import { sql } from 'kysely';
import { transaction } from '../../platform/database/connect.ts';
import type { Db, Transaction } from '../../platform/database/tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { recordAudit } from '../audit/audit.ts';
import type { RefusalsView } from './remotes.schema.ts';

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

/** As long as such a file counts as being there after a web tier has told of it. Told again every 20 seconds. */
const THERE_FOR = sql<Date>`now() - interval '1 minute'`;

const ACTION = 'remote.statement-refused';

/** Who can write to the storage could go on with another number for ever; these are enough to be warned by. */
const MAX_A_DAY = 20;
/** For the same reason: of each remote the newest are kept, more than a web tier looks at. */
const MAX_KEPT = 200;
/** Of each remote an operator sees the newest. */
const MAX_SHOWN = 5;

/** @returns those that were not known */
async function keepSeen(trx: Transaction, refused: readonly RefusedDeployment[]): Promise<Set<string>> {
  const rows = await trx
    .insertInto('remote_refusals')
    .values(refused.map(({ remote, sequence, code, live }) => ({ remote, sequence, code, live })))
    .onConflict((conflict) =>
      conflict
        .columns(['remote', 'sequence', 'code'])
        .doUpdateSet((eb) => ({ live: eb.ref('excluded.live'), seen_at: sql<Date>`now()` })),
    )
    .returning(['remote', 'sequence', 'code', sql<boolean>`xmax = 0`.as('isNew')])
    .execute();
  await sql`
    delete from remote_refusals where (remote, sequence, code) in (
      select remote, sequence, code from (
        select remote, sequence, code,
          row_number() over (partition by remote order by seen_at desc, sequence desc) as place
        from remote_refusals
      ) as kept
      where place > ${MAX_KEPT}
    )`.execute(trx);
  return new Set(rows.filter(({ isNew }) => isNew).map(keyOf));
}

const keyOf = ({ remote, sequence, code }: Pick<RefusedDeployment, 'remote' | 'sequence' | 'code'>): string =>
  `${remote}/${sequence}/${code}`;

async function tellOnce(trx: Transaction, { remote, ...details }: RefusedDeployment): Promise<void> {
  const { sequence, code } = details;
  const { told, today } = await trx
    .selectFrom('audit_log')
    .select(sql<boolean>`coalesce(bool_or(details @> ${JSON.stringify({ sequence, code })}::jsonb), false)`.as('told'))
    .select(sql<number>`count(*) filter (where created_at > now() - interval '1 day')::int`.as('today'))
    .where('action', '=', ACTION)
    .where('target_type', '=', 'remote')
    .where('target_id', '=', remote)
    .executeTakeFirstOrThrow();
  if (told || today >= MAX_A_DAY) return;
  await recordAudit({ db: trx }, { operatorId: null, action: ACTION, targetType: 'remote', targetId: remote, details });
}

/**
 * Writes down what a web tier meets now, for the operators' page of remotes and for Prometheus, and tells of each file
 * once in the audit log. What is not told of again counts as gone after a minute.
 */
export async function recordRefusals(db: Db, refused: readonly RefusedDeployment[]): Promise<void> {
  if (refused.length === 0) return;
  await transaction(db, async (trx) => {
    // Entries of the audit log have no key of their own: one web tier after the other.
    await sql`select pg_advisory_xact_lock(hashtext(${ACTION}))`.execute(trx);
    const added = await keepSeen(trx, refused);
    for (const one of refused) if (added.has(keyOf(one))) await tellOnce(trx, one);
  });
}

/** A file that is not followed and was there a moment ago. */
export interface Refusal {
  remote: string;
  sequence: number;
  code: string;
  live: number | null;
  since: Date;
}

/** What is not followed now, of each remote the newest first. */
export const openRefusals = (db: Queryable): Promise<Refusal[]> =>
  db
    .selectFrom('remote_refusals')
    .select(['remote', 'sequence', 'code', 'live', 'first_seen_at as since'])
    .where('seen_at', '>', THERE_FOR)
    .orderBy('remote')
    .orderBy('sequence', 'desc')
    .orderBy('code')
    .execute();

/** What an operator sees of one remote's; null where all is well. */
export function summaryOf(refusals: readonly Refusal[]): RefusalsView | null {
  const [newest] = refusals;
  if (!newest) return null;
  const earliest = Math.min(...refusals.map(({ since }) => since.getTime()));
  return {
    count: refusals.length,
    since: new Date(earliest).toISOString(),
    live: newest.live,
    statements: refusals
      .slice(0, MAX_SHOWN)
      .map(({ sequence, code, since }) => ({ sequence, code, since: since.toISOString() })),
  };
}
