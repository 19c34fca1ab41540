import { sql } from 'kysely';
import type { Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

/** Removes the words of a deleted account from the list of conversations. */
export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await sql`update conversations set last_message = '' where last_sender_id = ${id}`.execute(db);
};
