import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { tokensSql } from '../../shared/tokens-sql.ts';

export const exportSections = {
  shippingPrices: (id) => sql`
    select coalesce(country, 'elsewhere') as key, country, ${tokensSql('s.price')} as price
    from shipping_prices s where performer_id = ${id}`,
} satisfies Record<string, ExportSection>;

export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await sql`delete from shipping_prices where performer_id = ${id}`.execute(db);
};
