import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** What a performer tells and shows of herself on her page, beside her pictures. */
export interface PageParts {
  bio: string;
  welcomeVideoId: string | null;
  links: unknown;
}

/** Takes it away. */
export const clearPage = async (db: Queryable, performerId: string): Promise<void> => {
  await db
    .updateTable('performers')
    .set({ bio: '', welcome_video_file_id: null, links: '[]' })
    .where('user_id', '=', performerId)
    .execute();
};

/** Puts those parts back that she has not filled anew. */
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
