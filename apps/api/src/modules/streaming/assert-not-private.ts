import type { Queryable } from '../../platform/unit-of-work.ts';
import { StreamAlreadyLiveError } from './streaming.errors.ts';

/**
 * Refuses a stream for many while its performer is in a private one: who pays by the minute has her to himself, as she is
 * refused a private one while many watch.
 * @throws StreamAlreadyLiveError
 */
export const assertNotPrivate = async (db: Queryable, performerId: string): Promise<void> => {
  const row = await db
    .selectFrom('private_streams')
    .select('id')
    .where('performer_id', '=', performerId)
    .where('status', 'not in', ['requested', 'ended'])
    .executeTakeFirst();
  if (row) throw new StreamAlreadyLiveError();
};
