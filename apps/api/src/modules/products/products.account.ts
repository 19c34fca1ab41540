import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { forgetWorks } from '../../shared/forget-works.ts';
import { tokensSql } from '../../shared/tokens-sql.ts';

export const exportSections = {
  products: (id) => sql`
    select id as key, id as "_id", type, title, description, audience, ${tokensSql('s.price')} as price, stock, published_at as "publishedAt"
    from products s where performer_id = ${id} and deleted_at is null`,
} satisfies Record<string, ExportSection>;

/** What a performer published is gone for others, and its words for all. */
export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await forgetWorks(db, 'products', id, ['description']);
};
