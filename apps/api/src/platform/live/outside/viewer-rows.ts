import { sql } from 'kysely';
import type { Queryable } from '../../unit-of-work.ts';
import type { Meant } from '../meant.ts';
import type { StreamViewing, Viewing } from '../viewings.ts';

/** Notes whose a session is. */
export const noteViewer = async (db: Queryable, { resourceId, accountId, country }: Viewing): Promise<void> => {
  await db.updateTable('live_sessions').set({ viewer_id: accountId, country }).where('id', '=', resourceId).execute();
};

const selectViewings = (db: Queryable) =>
  db
    .selectFrom('live_sessions')
    .select(['id', 'room', 'viewer_id', 'country'])
    .where('viewer_id', 'is not', null)
    .where('ends_at', 'is', null);

const toViewing = (row: Awaited<ReturnType<ReturnType<typeof selectViewings>['execute']>>[number]): StreamViewing => ({
  streamId: row.room,
  resourceId: row.id,
  accountId: row.viewer_id ?? '',
  country: row.country,
});

/** Who watches, by sessions that are not ended yet. */
export const listViewings = async (db: Queryable): Promise<StreamViewing[]> =>
  (await selectViewings(db).execute()).map(toViewing);

/** What an account watches, the oldest first. */
export const listViewingsOf = async (db: Queryable, accountId: string): Promise<StreamViewing[]> => {
  const rows = await selectViewings(db).where('viewer_id', '=', accountId).orderBy('began_at').orderBy('id').execute();
  return rows.map(toViewing);
};

/** The sessions by which somebody watches that are not ended yet. */
export const listSessionsOf = async (db: Queryable, meant: Meant): Promise<string[]> => {
  const watching = db
    .selectFrom('live_sessions')
    .select('id')
    .where('viewer_id', 'is not', null)
    .where('ends_at', 'is', null)
    .$if(meant.streamId !== undefined, (query) => query.where('room', '=', meant.streamId ?? ''));
  const found =
    'accountId' in meant
      ? watching.where('viewer_id', '=', meant.accountId)
      : watching
          .where('country', '=', sql<string>`any(${[...meant.countries]}::text[])`)
          .where('viewer_id', '!=', meant.butNot);
  return (await found.execute()).map(({ id }) => id);
};
