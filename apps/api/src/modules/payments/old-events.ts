import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** Gateways send an event again for days at most. */
const KEPT_DAYS = 30;

/** Removes events that were handled long ago. */
export const forgetOldEvents = async (db: Queryable): Promise<void> => {
  await sql`delete from external_events
    where handled_at is not null and received_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(db);
};
