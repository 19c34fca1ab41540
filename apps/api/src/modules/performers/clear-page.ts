import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** A performer's own content on her profile, besides her pictures. */
export interface PageParts {
  bio: string;
  welcomeVideoId: string | null;
  links: unknown;
}

/** Takes everything off a performer’s page that her account brought there. */
export const clearPage = async (db: Queryable, performerId: string): Promise<void> => {
  await db
    .updateTable('performers')
    .set({ bio: '', welcome_video_file_id: null, links: '[]' })
    .where('user_id', '=', performerId)
    .execute();
};

/** Restores the parts that she has not filled again. */
export const bringPageBack = async (
  db: Queryable,
  performerId: string,
  { bio, welcomeVideoId, links }: PageParts,
): Promise<void> => {
  await sql`update performers set bio = case when bio = '' then ${bio} else bio end,
    welcome_video_file_id = coalesce(welcome_video_file_id, ${welcomeVideoId}::uuid),
    links = case when links = '[]' then ${JSON.stringify(links)}::jsonb else links end
    where user_id = ${performerId}
      and exists (select from users where id = ${performerId} and deleted_at is null)`.execute(db);
};
