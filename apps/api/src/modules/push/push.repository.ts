import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { PushTarget } from './push-sender.ts';

/** So many browsers of one account are told; who subscribes one more loses the oldest. */
export const MOST_SUBSCRIPTIONS = 20;
/** A browser whose service fails so often in a row is given up. */
const MOST_FAILURES = 20;

/**
 * Stores a browser's subscription; one that the browser had before, for whichever session or account, is replaced by it,
 * and so the newest of the account's.
 */
export const saveSubscription = async (
  db: Queryable,
  { userId, sessionId, endpoint, p256dh, auth }: PushTarget & { userId: string; sessionId: string },
): Promise<void> => {
  const owned = { id: newId(), user_id: userId, session_id: sessionId, p256dh, auth, failures: 0 };
  await db
    .insertInto('push_subscriptions')
    .values({ endpoint, ...owned })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(owned))
    .execute();
  await sql`delete from push_subscriptions where id in (
    select id from push_subscriptions where user_id = ${userId} order by id desc offset ${MOST_SUBSCRIPTIONS})`.execute(
    db,
  );
};

export const deleteSubscription = async (db: Queryable, userId: string, endpoint: string): Promise<void> => {
  await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).where('endpoint', '=', endpoint).execute();
};

/** The subscriptions of an account whose sessions last. */
export const listSubscriptionIds = async (db: Queryable, userId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .select('push_subscriptions.id')
    .where('push_subscriptions.user_id', '=', userId)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .limit(MOST_SUBSCRIPTIONS)
    .execute();
  return rows.map(({ id }) => id);
};

export const findTarget = (db: Queryable, id: string) =>
  db
    .selectFrom('push_subscriptions')
    .select(['user_id', 'endpoint', 'p256dh', 'auth'])
    .where('id', '=', id)
    .executeTakeFirst();

export const noteTaken = async (db: Queryable, id: string): Promise<void> => {
  await db
    .updateTable('push_subscriptions')
    .set({ taken_at: sql<Date>`now()`, failures: 0 })
    .where('id', '=', id)
    .execute();
};

/** Deletes by the endpoint that did not exist any more: the browser may have got another meanwhile. */
export const deleteGone = async (db: Queryable, id: string, endpoint: string): Promise<void> => {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).where('endpoint', '=', endpoint).execute();
};

export const noteFailure = async (db: Queryable, id: string): Promise<void> => {
  await sql`with failed as (
      update push_subscriptions set failures = failures + 1 where id = ${id} and failures + 1 < ${MOST_FAILURES}
      returning id
    )
    delete from push_subscriptions where id = ${id} and failures + 1 >= ${MOST_FAILURES}`.execute(db);
};
