import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { forgetWorks } from '../../shared/forget-works.ts';
import { tokensSql } from '../../shared/tokens-sql.ts';

export const exportSections = {
  videos: (id) => sql`
    select id as key, id as "_id", title, description, audience, ${tokensSql('v.price')} as price,
      state, published_at as "publishedAt"
    from videos v where performer_id = ${id} and deleted_at is null`,
} satisfies Record<string, ExportSection>;

/** Deletes a performer's videos, with their texts. */
export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await forgetWorks(db, 'videos', id, ['description']);
};
