import { transaction } from '../../platform/database/connect.ts';
import type { Db, Transaction } from '../../platform/database/tables.ts';
import { recordAudit } from '../audit/audit.ts';

/** The actions in the audit log. */
const AUDITED = {
  deploy: 'remote.deployed',
  canary: 'remote.canary-set',
  promote: 'remote.promoted',
  rollback: 'remote.rolled-back',
  pause: 'remote.paused',
  resume: 'remote.resumed',
  retire: 'remote.retired',
} as const;

/** A statement of a remote's channel, verified by the web tier. */
export interface DeployedStatement {
  remote: string;
  sequence: number;
  action: keyof typeof AUDITED;
  stable: string | null;
  canary: { version: string; percent: number } | null;
  /** Those of its versions whose types, lint and tests were left out. */
  unchecked: readonly string[];
  isPaused: boolean;
  team: string;
  /** ISO 8601. */
  at: string;
}

export interface DeployedVersion {
  app: string;
  version: string;
  label: string;
  /** Where it comes from; null when its team does not say. */
  source: { version: string | null; commit: string | null; isDirty: boolean; author: string | null } | null;
}

const SHARES_PER_CENT = 100;

const rowOf = ({ remote, sequence, action, stable, canary, unchecked, isPaused, team, at }: DeployedStatement) => ({
  remote,
  sequence,
  action,
  stable_version: stable,
  canary_version: canary?.version ?? null,
  canary_share: canary ? Math.round(canary.percent * SHARES_PER_CENT) : null,
  stable_is_unchecked: stable !== null && unchecked.includes(stable),
  canary_is_unchecked: canary !== null && unchecked.includes(canary.version),
  is_paused: isPaused,
  team,
  signed_at: new Date(at),
});

const versionRowOf = ({ app, version, label, source }: DeployedVersion) => ({
  remote: app,
  version,
  label,
  source_version: source?.version ?? null,
  source_commit: source?.commit ?? null,
  source_is_dirty: source?.isDirty ?? false,
  source_author: source?.author ?? null,
});

/** @returns whether it was new */
async function recordStatement(trx: Transaction, statement: DeployedStatement): Promise<boolean> {
  const { remote: _remote, sequence: _sequence, ...change } = rowOf(statement);
  const written = await trx
    .insertInto('remote_statements')
    .values(rowOf(statement))
    .onConflict((conflict) =>
      conflict
        .columns(['remote', 'sequence'])
        .doUpdateSet(change)
        .where((eb) => eb('remote_statements.signed_at', '<>', eb.ref('excluded.signed_at'))),
    )
    .returning('sequence')
    .executeTakeFirst();
  return written !== undefined;
}

/** Writes a team's change to the audit log: its store may be emptied, the log is kept. */
const tell = (trx: Transaction, { remote, action, at: signedAt, ...details }: DeployedStatement): Promise<void> =>
  recordAudit(
    { db: trx },
    {
      ...{ operatorId: null, action: AUDITED[action], targetType: 'remote', targetId: remote },
      details: { ...details, signedAt },
    },
  );

/**
 * Deletes statements of a former store, after it was created anew: their numbers are higher, and they were signed
 * before.
 */
const forgetFormerStore = (trx: Transaction, { remote, sequence, at }: DeployedStatement) =>
  trx
    .deleteFrom('remote_statements')
    .where('remote', '=', remote)
    .where('sequence', '>', sequence)
    .where('signed_at', '<', new Date(at))
    .execute();

const lift = (trx: Transaction, remote: string, version: string) =>
  trx
    .updateTable('remote_withdrawals')
    .set({ lifted_at: new Date() })
    .where('remote', '=', remote)
    .where('version', '=', version)
    .where('lifted_at', 'is', null)
    .execute();

/**
 * Stores what is deployed, so that pages may report on it. A version that was withdrawn as a canary and that its team
 * then deploys to everybody is no longer withdrawn. Each change is in the audit log once.
 *
 * @param statements of each remote oldest first, up to the live one
 */
export async function recordDeployments(
  db: Db,
  { statements, versions }: { statements: readonly DeployedStatement[]; versions: readonly DeployedVersion[] },
): Promise<void> {
  await transaction(db, async (trx) => {
    if (versions.length > 0) {
      await trx
        .insertInto('remote_versions')
        .values(versions.map(versionRowOf))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    for (const statement of statements) {
      // Of several web tiers that report it at once one inserts the row.
      if (!(await recordStatement(trx, statement))) continue;
      await tell(trx, statement);
      if (statement.stable) await lift(trx, statement.remote, statement.stable);
    }
    const live = new Map(statements.map((statement) => [statement.remote, statement]));
    for (const statement of live.values()) await forgetFormerStore(trx, statement);
  });
}
