import type { Queryable } from '../../platform/unit-of-work.ts';

/** A canary that some visitors get now, with the stable version it is compared with. */
export interface RunningCanary {
  app: string;
  version: string;
  stable: string;
}

/** The newest statement of each remote. */
export const newestStatements = (db: Queryable) =>
  db.selectFrom('remote_statements').distinctOn('remote').selectAll().orderBy('remote').orderBy('sequence', 'desc');

/** Canaries without a verdict. Without a stable version there is nothing to compare with. */
export async function runningCanaries(db: Queryable): Promise<RunningCanary[]> {
  const rows = await db
    .selectFrom(newestStatements(db).as('live'))
    .select(['live.remote', 'live.canary_version', 'live.stable_version'])
    .where('live.canary_version', 'is not', null)
    .where('live.stable_version', 'is not', null)
    .whereRef('live.canary_version', '<>', 'live.stable_version')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('remote_withdrawals as taken')
            .select('taken.id')
            .whereRef('taken.remote', '=', 'live.remote')
            .whereRef('taken.version', '=', 'live.canary_version')
            .where('taken.lifted_at', 'is', null),
        ),
      ),
    )
    .execute();
  return rows.map(({ remote, canary_version, stable_version }) => ({
    app: remote,
    version: canary_version ?? '',
    stable: stable_version ?? '',
  }));
}
