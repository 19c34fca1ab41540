import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { ITEM_TYPES } from '../../viewing/items.ts';
import { changeLikes } from '../comments/writing.repository.ts';

export const exportSections = {
  reactions: (id) => sql`
    select object_type || ':' || object_id || ':' || action as key, action, object_type as "objectType",
      object_id as "objectId", created_at as "createdAt"
    from reactions where user_id = ${id}`,
} satisfies Record<string, ExportSection>;

interface TakenBack {
  type: string;
  action: string;
  id: string;
}

/** Deletes an account's likes and bookmarks and uncounts them. Those of performers are not counted. */
export const forget = async (unit: UnitOfWork, { id }: Leaving): Promise<void> => {
  const { rows } = await sql<TakenBack>`
    delete from reactions where user_id = ${id} returning object_type as type, action, object_id as id`.execute(
    unit.db,
  );
  const countedDown = (type: string, action: string): ReadonlyMap<string, number> =>
    new Map(rows.filter((row) => row.type === type && row.action === action).map((row) => [row.id, -1]));
  for (const type of ITEM_TYPES) {
    await unit.callHook('onItemsCounted', { type, counter: 'like_count', changes: countedDown(type, 'like') });
    await unit.callHook('onItemsCounted', { type, counter: 'bookmark_count', changes: countedDown(type, 'bookmark') });
  }
  await changeLikes(unit.db, countedDown('comment', 'like'));
};
