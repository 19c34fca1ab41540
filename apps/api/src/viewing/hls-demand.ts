import { sql } from 'kysely';
import type { Queryable } from '../platform/unit-of-work.ts';

/** Of a stream whose last part is older nothing arrives. */
export const FRESH_MS = 10_000;

/** Whether players have asked for a stream for a while and there is nothing that they could be given. */
export const isAskedInVain = async (db: Queryable, streamId: string): Promise<boolean> => {
  const since = sql<Date>`now() - make_interval(secs => ${FRESH_MS / 1000}::float8)`;
  const row = await db
    .selectFrom('hls_demands')
    .select('stream_id')
    .where('stream_id', '=', streamId)
    .where('since', '<', since)
    .where('until', '>', sql<Date>`now()`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('hls_parts')
            .select('number')
            .whereRef('hls_parts.stream_id', '=', 'hls_demands.stream_id')
            .where('stored_at', '>', since),
        ),
      ),
    )
    .executeTakeFirst();
  return row !== undefined;
};
