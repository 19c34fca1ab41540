import { sql } from 'kysely';
import type { KeptContent } from '../../platform/database/moderation-tables.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { bringPageBack, clearPage } from '../performers/clear-page.ts';
import { bringPicturesBack, clearPictures } from '../accounts/profile-picture.ts';

type ShownParts = NonNullable<KeptContent['profile']>;

const showsSomething = ({ avatarId, coverId, bio, welcomeVideoId, links }: ShownParts): boolean =>
  [avatarId, coverId, welcomeVideoId].some((id) => id !== null) || bio !== '' || (links as unknown[]).length > 0;

/** Clears an account's pictures and texts, for operators. Returns them; null when there were none. */
export const clearProfile = async ({ db }: UnitOfWork, userId: string): Promise<ShownParts | null> => {
  const { rows } = await sql<ShownParts>`
    select u.avatar_file_id as "avatarId", u.cover_file_id as "coverId", coalesce(p.bio, '') as bio,
      p.welcome_video_file_id as "welcomeVideoId", coalesce(p.links, '[]') as links
    from users u left join performers p on p.user_id = u.id
    where u.id = ${userId} and u.deleted_at is null for update of u`.execute(db);
  const [shown] = rows;
  if (!shown || !showsSomething(shown)) return null;
  await clearPictures(db, userId);
  await clearPage(db, userId);
  return shown;
};

/** Restores the parts of a profile that its owner has not filled again. */
export const bringProfileBack = async ({ db }: UnitOfWork, userId: string, parts: ShownParts): Promise<void> => {
  await bringPicturesBack(db, userId, parts);
  await bringPageBack(db, userId, parts);
};
