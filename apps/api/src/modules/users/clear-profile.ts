import type { UnitOfWork } from '../../platform/unit-of-work.ts';

/** Takes away what an account shows of itself, pictures and words: for those who answer for the site. */
export const clearProfile = async ({ db }: UnitOfWork, userId: string): Promise<boolean> => {
  const user = await db
    .updateTable('users')
    .set({ avatar_file_id: null, cover_file_id: null })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  await db
    .updateTable('performers')
    .set({ bio: '', welcome_video_file_id: null, links: '[]' })
    .where('user_id', '=', userId)
    .execute();
  return user !== undefined;
};
