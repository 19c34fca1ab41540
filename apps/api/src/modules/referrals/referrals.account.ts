import { sql } from 'kysely';
import { tokensSql } from '../../shared/tokens-sql.ts';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

export const exportSections = {
  referrals: (id) => sql`
    select referred_id as key, ${tokensSql('brought')} as brought, created_at as "createdAt"
    from referrals where referrer_id = ${id}`,
} satisfies Record<string, ExportSection>;

export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await sql`delete from referral_codes where user_id = ${id}`.execute(db);
};
