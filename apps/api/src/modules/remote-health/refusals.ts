import { sql } from 'kysely';
import { transaction } from '../../platform/database/connect.ts';
import type { Db, Transaction } from '../../platform/database/tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { recordAudit } from '../audit/audit.ts';
import type { RefusalsView } from './remotes.schema.ts';

/** A file among a remote's statements that the web tier refuses. */
export interface RefusedDeployment {
  remote: string;
  sequence: number;
  /** The code: `release.bad_signature`, … */
  code: string;
  /** The message. */
  message: string;
  /** The number of the statement that is live instead; null when there is none. */
  live: number | null;
}

/** A refused file counts as present for this long after a web tier's report, which is repeated every 20 seconds. */
const THERE_FOR = sql<Date>`now() - interval '1 minute'`;

const ACTION = 'remote.statement-refused';

/** Somebody with access to the storage could add files without end; these are enough as a warning. */
const MAX_A_DAY = 20;
/** For the same reason only the newest of each remote are kept, more than a web tier looks at. */
const MAX_KEPT = 200;
/** The newest of each remote are shown to operators. */
const MAX_SHOWN = 5;

/** @returns those that were new */
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
 * Stores the files that a web tier refuses now, for the operators' page and Prometheus, and writes each to the audit
 * log once. A file that is not reported again counts as gone after a minute.
 */
export async function recordRefusals(db: Db, refused: readonly RefusedDeployment[]): Promise<void> {
  if (refused.length === 0) return;
  await transaction(db, async (trx) => {
    // Entries of the audit log have no unique key: one web tier at a time.
    await sql`select pg_advisory_xact_lock(hashtext(${ACTION}))`.execute(trx);
    const added = await keepSeen(trx, refused);
    for (const one of refused) if (added.has(keyOf(one))) await tellOnce(trx, one);
  });
}

/** A refused file that is present. */
export interface Refusal {
  remote: string;
  sequence: number;
  code: string;
  live: number | null;
  since: Date;
}

/** The refused files now, the newest of each remote first. */
export const openRefusals = (db: Queryable): Promise<Refusal[]> =>
  db
    .selectFrom('remote_refusals')
    .select(['remote', 'sequence', 'code', 'live', 'first_seen_at as since'])
    .where('seen_at', '>', THERE_FOR)
    .orderBy('remote')
    .orderBy('sequence', 'desc')
    .orderBy('code')
    .execute();

/** The refused files of one remote for operators; null when there are none. */
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
