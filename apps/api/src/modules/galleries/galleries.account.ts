import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { forgetWorks } from '../../shared/forget-works.ts';
import { tokensSql } from '../../shared/tokens-sql.ts';

export const exportSections = {
  galleries: (id) => sql`
    select id as key, id as "_id", title, description, audience, ${tokensSql('g.price')} as price,
      state, published_at as "publishedAt"
    from galleries g where performer_id = ${id} and deleted_at is null`,
  photos: (id) => sql`
    select p.id as key, p.id as "_id", gallery_id as "galleryId", title, description,
      f.alt_text as "altText", p.created_at as "createdAt"
    from photos p join files f on f.id = p.file_id where performer_id = ${id} and p.deleted_at is null`,
} satisfies Record<string, ExportSection>;

/** Deletes a performer's galleries, with their texts. */
export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await forgetWorks(db, 'galleries', id, ['description']);
  await sql`update photos set deleted_at = coalesce(deleted_at, now()), title = '', description = '' where performer_id = ${id}`.execute(
    db,
  );
};
