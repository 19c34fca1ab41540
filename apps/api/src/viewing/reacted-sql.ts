import { sql, type RawBuilder } from 'kysely';
import type { Viewer } from './access.policy.ts';

/**
 * SQL: whether the viewer likes, or has bookmarked, the video or gallery of a row. Nobody has where nobody is signed in.
 * Looked up for each row (`offset 0`): who likes very much is not read through for every page.
 */
export const hasReactedSql = (
  viewer: Viewer | null,
  type: 'video' | 'gallery',
  itemId: `${string}.id`,
  action: 'like' | 'bookmark',
): RawBuilder<boolean> => sql<boolean>`
  exists (select from reactions where user_id = ${viewer?.id ?? null}::uuid and object_type = ${type}
    and object_id = ${sql.ref(itemId)} and action = ${action} offset 0)`;
