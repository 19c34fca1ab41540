import type { Queryable } from '../../platform/unit-of-work.ts';
import { updateOne, type Recipient } from './recipients.repository.ts';

/** Up to `limit` recipients with a message that was not looked at yet, to take it back. */
export const listSent = async (db: Queryable, campaignId: string, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('campaign_recipients')
    .select('user_id')
    .where('campaign_id', '=', campaignId)
    .where('state', '=', 'sent')
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.user_id);
};

/** Whether a mass message has a recipient whose message still stands. */
export const hasStanding = async (db: Queryable, campaignId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('campaign_recipients')
    .select('user_id')
    .where('campaign_id', '=', campaignId)
    .where('state', 'in', ['sent', 'kept'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** The message of one of them, locked; null when another has him. */
export const lockSent = async (db: Queryable, { campaignId, userId }: Recipient): Promise<string | null> => {
  const row = await db
    .selectFrom('campaign_recipients')
    .select('message_id')
    .where('campaign_id', '=', campaignId)
    .where('user_id', '=', userId)
    .where('state', '=', 'sent')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.message_id ?? null;
};

export const markTakenBack = async (db: Queryable, recipient: Recipient, state: 'unsent' | 'kept'): Promise<void> => {
  await updateOne(db, recipient).set({ state }).execute();
};
