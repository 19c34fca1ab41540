import { sql } from 'kysely';
import type { Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await sql`delete from captions where file_id in (select id from files where owner_id = ${id})`.execute(db);
};
