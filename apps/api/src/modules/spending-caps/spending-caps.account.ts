import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { tokensSql } from '../../shared/tokens-sql.ts';

export const exportSections = {
  spendingCaps: (id) => sql`
    select period as key, period, ${tokensSql('c.amount')} as amount, ${tokensSql('c.later_amount')} as "laterAmount",
      later_at as "laterAt"
    from spending_caps c where user_id = ${id}`,
} satisfies Record<string, ExportSection>;

export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await db.deleteFrom('spending_caps').where('user_id', '=', id).execute();
};
