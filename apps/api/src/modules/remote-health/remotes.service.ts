import { SHELL } from '@barg/contract';
import type { Selectable } from 'kysely';
import type { RemoteVersionsTable } from '../../platform/database/health-tables.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { recordAudit } from '../audit/audit.ts';
import { openRefusals, summaryOf } from './refusals.ts';
import type { RemoteStatus, StatementView, VersionView } from './remotes.schema.ts';
import { healthOf, readHealth } from './version-health.ts';
import { openWithdrawals } from './withdrawals.ts';

/** Statements of each remote shown to operators. */
const MAX_HISTORY = 10;
/** Versions of each remote: the live ones, and the newest that pages have had. */
const MAX_VERSIONS = 6;
const SHARES_PER_CENT = 100;

const newestOf = (db: Queryable) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('remote_statements')
        .selectAll()
        .select((inner) =>
          inner.fn
            .agg<bigint>('row_number')
            .over((over) => over.partitionBy('remote').orderBy('sequence', 'desc'))
            .as('place'),
        )
        .as('statement'),
    )
    .selectAll()
    .where('place', '<=', BigInt(MAX_HISTORY))
    .orderBy('remote')
    .orderBy('sequence', 'desc')
    .execute();

type StatementRow = Awaited<ReturnType<typeof newestOf>>[number];

type VersionRow = Selectable<RemoteVersionsTable>;

const toVersion = (row: VersionRow): VersionView => {
  const { source_version: version, source_commit: commit, source_is_dirty: isDirty, source_author: author } = row;
  const isTold = version !== null || commit !== null || author !== null;
  return { version: row.version, label: row.label, source: isTold ? { version, commit, isDirty, author } : null };
};

const toView = (row: StatementRow, find: (version: string) => VersionView): StatementView => {
  const { stable_version: stable, canary_version: canary, canary_share: share } = row;
  return {
    sequence: row.sequence,
    action: row.action,
    stable: stable === null ? null : { ...find(stable), isUnchecked: row.stable_is_unchecked },
    canary:
      canary === null
        ? null
        : { ...find(canary), isUnchecked: row.canary_is_unchecked, percent: (share ?? 0) / SHARES_PER_CENT },
    isPaused: row.is_paused,
    team: row.team,
    at: row.signed_at.toISOString(),
  };
};

/** Every remote with its changes and the health of its versions; the shell is last. */
export async function describeRemotes(db: Queryable, hours: number): Promise<RemoteStatus[]> {
  const [statements, versions, rows, withdrawals, refusals] = await Promise.all([
    newestOf(db),
    db.selectFrom('remote_versions').selectAll().orderBy('first_seen_at', 'desc').execute(),
    readHealth(db, hours),
    openWithdrawals(db),
    openRefusals(db),
  ]);
  const remotes = new Set([...statements, ...refusals].map(({ remote }) => remote));
  remotes.delete(SHELL);
  const names = [...[...remotes].toSorted(), SHELL];
  return names.map((name) => {
    const own = versions.filter(({ remote }) => remote === name).map(toVersion);
    const find = (version: string): VersionView =>
      own.find((known) => known.version === version) ?? { version, label: '', source: null };
    const history = statements.filter(({ remote }) => remote === name).map((row) => toView(row, find));
    const live = history[0] ?? null;
    const isLive = (version: string): boolean => version === live?.stable?.version || version === live?.canary?.version;
    const told = rows.filter(({ remote }) => remote === name);
    const shown = own
      .filter(({ version }) => isLive(version) || told.some((row) => row.version === version))
      .toSorted((a, b) => Number(isLive(b.version)) - Number(isLive(a.version)))
      .slice(0, MAX_VERSIONS);
    return {
      name,
      live,
      history,
      withdrawals: withdrawals.filter(({ remote }) => remote === name),
      refused: summaryOf(refusals.filter(({ remote }) => remote === name)),
      health: shown.map((one) =>
        healthOf(
          one,
          told.filter((row) => row.version === one.version),
        ),
      ),
    };
  });
}

/**
 * Allows a withdrawn canary again. Its visitors are counted from zero.
 *
 * @throws NotFoundError when it is not withdrawn (any more)
 */
export async function liftWithdrawal(
  unit: UnitOfWork,
  { withdrawalId, operatorId }: { withdrawalId: string; operatorId: string },
): Promise<void> {
  const lifted = await unit.db
    .updateTable('remote_withdrawals')
    .set({ lifted_at: new Date(), lifted_by: operatorId })
    .where('id', '=', withdrawalId)
    .where('lifted_at', 'is', null)
    .returning(['remote', 'version'])
    .executeTakeFirst();
  if (!lifted) throw new NotFoundError();
  const { remote, version } = lifted;
  await unit.db
    .deleteFrom('canary_visitors')
    .where('remote', '=', remote)
    .where('canary_version', '=', version)
    .execute();
  await recordAudit(unit, {
    operatorId,
    action: 'remote.withdrawal-lifted',
    targetType: 'remote',
    targetId: remote,
    details: { version, state: { before: 'withdrawn', after: 'shown' } },
  });
}
