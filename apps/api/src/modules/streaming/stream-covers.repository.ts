import type { Queryable } from '../../platform/unit-of-work.ts';

/** Takes the cover from a stream. False when it has none. */
export const removeCover = async (db: Queryable, streamId: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('streams')
    .set({ cover_file_id: null })
    .where('id', '=', streamId)
    .where('cover_file_id', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Gives a stream a cover unless it has another one. */
export const giveCover = async (db: Queryable, streamId: string, fileId: string): Promise<void> => {
  await db
    .updateTable('streams')
    .set({ cover_file_id: fileId })
    .where('id', '=', streamId)
    .where('cover_file_id', 'is', null)
    .execute();
};
