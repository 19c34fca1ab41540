import { fromHundredths, toHundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { InboxSettings, InboxSettingsChanges } from './inbox-settings.schema.ts';

/** What a performer has set; nothing is kept apart, refused or charged where she has not. */
export const findInboxSettings = async (db: Queryable, performerId: string): Promise<InboxSettings> => {
  const row = await db
    .selectFrom('inbox_settings')
    .select(['keeps_requests', 'filtered_words', 'message_price'])
    .where('performer_id', '=', performerId)
    .executeTakeFirst();
  return {
    keepsRequests: row?.keeps_requests ?? false,
    filteredWords: row?.filtered_words ?? [],
    messagePrice: fromHundredths(row?.message_price ?? 0n),
  };
};

export const changeInboxSettings = async (
  db: Queryable,
  performerId: string,
  { keepsRequests, filteredWords, messagePrice }: Omit<InboxSettingsChanges, 'basedOn'>,
): Promise<void> => {
  const changes = {
    ...(keepsRequests !== undefined && { keeps_requests: keepsRequests }),
    ...(filteredWords !== undefined && { filtered_words: filteredWords }),
    ...(messagePrice !== undefined && { message_price: toHundredths(messagePrice) }),
  };
  await db
    .insertInto('inbox_settings')
    .values({ performer_id: performerId, ...changes })
    .onConflict((conflict) => conflict.column('performer_id').doUpdateSet({ performer_id: performerId, ...changes }))
    .execute();
};
