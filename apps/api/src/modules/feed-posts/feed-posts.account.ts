import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { forgetWorks } from '../../shared/forget-works.ts';
import { tokensSql } from '../../shared/tokens-sql.ts';

export const exportSections = {
  posts: (id) => sql`
    select id as key, id as "_id", text, teaser, audience, ${tokensSql('p.price')} as price,
      state, published_at as "publishedAt", expires_at as "expiresAt"
    from feed_posts p where performer_id = ${id} and deleted_at is null`,
  drafts: (id) => sql`
    select id as key, id as "_id", feed_post_id as "postId", content, updated_at as "updatedAt"
    from feed_drafts where performer_id = ${id}`,
} satisfies Record<string, ExportSection>;

/** Deletes a performer's posts, with their text. */
export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await forgetWorks(db, 'feed_posts', id, ['text', 'teaser', 'search_text']);
  await sql`delete from feed_drafts where performer_id = ${id}`.execute(db);
};
