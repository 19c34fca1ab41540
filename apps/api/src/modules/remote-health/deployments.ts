import { transaction } from '../../platform/database/connect.ts';
import type { Db, Transaction } from '../../platform/database/tables.ts';

/** A statement of a remote's channel, as the web tier has checked it. */
export interface DeployedStatement {
  remote: string;
  sequence: number;
  action: string;
  stable: string | null;
  canary: { version: string; percent: number } | null;
  isPaused: boolean;
  team: string;
  /** ISO 8601. */
  at: string;
}

export interface DeployedVersion {
  app: string;
  version: string;
  label: string;
}

const SHARES_PER_CENT = 100;

const rowOf = ({ remote, sequence, action, stable, canary, isPaused, team, at }: DeployedStatement) => ({
  remote,
  sequence,
  action,
  stable_version: stable,
  canary_version: canary?.version ?? null,
  canary_share: canary ? Math.round(canary.percent * SHARES_PER_CENT) : null,
  is_paused: isPaused,
  team,
  signed_at: new Date(at),
});

/** @returns whether it was not known */
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

/** What stood there before a store that was begun anew: numbers beyond its own, signed before. */
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
 * Writes down what is deployed, so that pages may report on it. A version that its team makes everybody's after it was
 * taken back as a canary is no longer held back.
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
        .values(versions.map(({ app, version, label }) => ({ remote: app, version, label })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    for (const statement of statements) {
      const isNew = await recordStatement(trx, statement);
      if (isNew && statement.stable) await lift(trx, statement.remote, statement.stable);
    }
    const live = new Map(statements.map((statement) => [statement.remote, statement]));
    for (const statement of live.values()) await forgetFormerStore(trx, statement);
  });
}
