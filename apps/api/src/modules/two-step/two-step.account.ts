import { sql } from 'kysely';
import type { Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await sql`delete from two_step_secrets where user_id = ${id}`.execute(db);
  await sql`delete from recovery_codes where user_id = ${id}`.execute(db);
  await sql`delete from login_challenges where user_id = ${id}`.execute(db);
};
