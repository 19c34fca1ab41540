import type { Queryable } from '../../platform/unit-of-work.ts';
import type { InboxSettings, InboxSettingsChanges } from './inbox-settings.schema.ts';

/** What a performer has set; nothing is kept apart and nothing refused where she has not. */
export const findInboxSettings = async (db: Queryable, performerId: string): Promise<InboxSettings> => {
  const row = await db
    .selectFrom('inbox_settings')
    .select(['keeps_requests', 'filtered_words'])
    .where('performer_id', '=', performerId)
    .executeTakeFirst();
  return { keepsRequests: row?.keeps_requests ?? false, filteredWords: row?.filtered_words ?? [] };
};

export const changeInboxSettings = async (
  db: Queryable,
  performerId: string,
  { keepsRequests, filteredWords }: InboxSettingsChanges,
): Promise<void> => {
  const changes = {
    ...(keepsRequests !== undefined && { keeps_requests: keepsRequests }),
    ...(filteredWords !== undefined && { filtered_words: filteredWords }),
  };
  await db
    .insertInto('inbox_settings')
    .values({ performer_id: performerId, ...changes })
    .onConflict((conflict) => conflict.column('performer_id').doUpdateSet({ performer_id: performerId, ...changes }))
    .execute();
};
