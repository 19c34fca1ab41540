import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** Longer than gateways repeat a delivery, which is some days. */
const KEPT_DAYS = 30;

/** Deletes events that were handled and are older than {@link KEPT_DAYS}. */
export const forgetOldEvents = async (db: Queryable): Promise<void> => {
  await sql`delete from external_events
    where handled_at is not null and received_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(db);
};
