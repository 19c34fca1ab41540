import { sql } from 'kysely';
import type { RemovableKind } from '../../shared/removable.ts';
import { bringProfileBack, clearProfile } from './clear-profile.ts';

/** The pictures and texts of an account's profile; the account stays. */
export const removableProfile: RemovableKind = {
  find: (id) => sql`
    select u.id as "ownerId", array_remove(array[u.avatar_file_id, u.cover_file_id, p.welcome_video_file_id], null)
      as "fileIds"
    from users u left join performers p on p.user_id = u.id where u.id = ${id}`,
  remove: async (unit, id) => {
    const shown = await clearProfile(unit, id);
    return shown && { profile: shown };
  },
  bringBack: async (unit, { id, kept }) => {
    if (kept.profile) await bringProfileBack(unit, id, kept.profile);
  },
};
