import { sql, type RawBuilder } from 'kysely';
import type { Viewer } from './access.policy.ts';

/**
 * SQL: whether the viewer likes, or has bookmarked, the video or gallery of a row; false for guests. With `offset 0` it
 * is looked up for each row, without reading all likes of the viewer.
 */
export const hasReactedSql = (
  viewer: Viewer | null,
  type: 'video' | 'gallery',
  itemId: `${string}.id`,
  action: 'like' | 'bookmark',
): RawBuilder<boolean> => sql<boolean>`
  exists (select from reactions where user_id = ${viewer?.id ?? null}::uuid and object_type = ${type}
    and object_id = ${sql.ref(itemId)} and action = ${action} offset 0)`;
