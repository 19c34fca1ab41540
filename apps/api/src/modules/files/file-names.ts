import { z } from 'zod';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { idSchema } from '../../shared/wire.ts';

/** Original file names by file id; files without one are absent. For the owner only. */
export const fileNamesSchema = z.record(idSchema, z.string());

/** Reads the names of files by one query. */
export const findFileNames = async (
  db: Queryable,
  ownerId: string,
  ids: readonly string[],
): Promise<Record<string, string>> => {
  if (ids.length === 0) return {};
  const rows = await db
    .selectFrom('files')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .where('owner_id', '=', ownerId)
    .where('name', '<>', '')
    .execute();
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
};

/** The entries of some files only. */
export const namesAmong = (names: Readonly<Record<string, string>>, ids: readonly string[]): Record<string, string> =>
  Object.fromEntries(ids.flatMap((id) => (names[id] === undefined ? [] : [[id, names[id]]])));
