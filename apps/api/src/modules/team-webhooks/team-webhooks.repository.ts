import { sql, type Selectable } from 'kysely';
import type {
  TeamWebhookAttemptsTable,
  TeamWebhookEventsTable,
  TeamWebhooksTable,
} from '../../platform/database/webhook-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

export type WebhookRow = Selectable<TeamWebhooksTable>;
export type EventRow = Selectable<TeamWebhookEventsTable>;
export type AttemptRow = Selectable<TeamWebhookAttemptsTable>;

/** Deliveries that are shown of a remote. */
const MAX_SHOWN = 20;
/** Attempts that are shown of a delivery. */
const MAX_ATTEMPTS_SHOWN = 10;

/** How long a former secret signs beside the new one. */
const FORMER_FOR = sql<Date>`now() + interval '24 hours'`;

export const findWebhook = (db: Queryable, remote: string): Promise<WebhookRow | undefined> =>
  db.selectFrom('team_webhooks').selectAll().where('remote', '=', remote).executeTakeFirst();

/** The same, and nobody else changes it until the transaction ends. */
export const lockWebhook = async (db: Queryable, remote: string): Promise<WebhookRow | undefined> => {
  await sql`select pg_advisory_xact_lock(hashtext('team-webhook'), hashtext(${remote}))`.execute(db);
  return findWebhook(db, remote);
};

export const saveAddress = async (
  db: Queryable,
  { remote, url, team, secret }: { remote: string; url: string; team: string | null; secret: Buffer | null },
): Promise<void> => {
  const set = { url, set_by_team: team, set_at: sql<Date>`now()` };
  const secrets = { sealed_secret: secret, sealed_former: null, former_until: null };
  await db
    .insertInto('team_webhooks')
    .values({ remote, ...set, ...secrets })
    .onConflict((conflict) => conflict.column('remote').doUpdateSet({ ...set, ...(secret && secrets) }))
    .execute();
};

/**
 * Stores a new secret. A former one that still signs goes on to, and the one that signed beside it ends: the receiver may
 * have it only, where the answer that told the other one was lost.
 */
export const saveSecret = async (db: Queryable, remote: string, secret: Buffer): Promise<void> => {
  await db
    .updateTable('team_webhooks')
    .set({
      sealed_former: sql<Buffer | null>`case when former_until > now() then sealed_former else sealed_secret end`,
      former_until: sql<Date>`case when former_until > now() then former_until else ${FORMER_FOR} end`,
      sealed_secret: secret,
    })
    .where('remote', '=', remote)
    .execute();
};

/** Removes address, secrets, and what was sent there. */
export const clearWebhook = async (db: Queryable, remote: string): Promise<void> => {
  await db
    .updateTable('team_webhooks')
    .set({ url: null, sealed_secret: null, sealed_former: null, former_until: null })
    .where('remote', '=', remote)
    .execute();
  await db.deleteFrom('team_webhook_events').where('remote', '=', remote).execute();
};

/** @returns false when a request of a team that was signed then, or later, was taken already */
export const noteSigned = async (db: Queryable, remote: string, at: Date): Promise<boolean> => {
  const row = await db
    .insertInto('team_webhooks')
    .values({ remote, signed_at: at, url: null, sealed_secret: null, sealed_former: null, former_until: null })
    .onConflict((conflict) =>
      conflict
        .column('remote')
        .doUpdateSet({ signed_at: at })
        .where((eb) => eb.or([eb('team_webhooks.signed_at', 'is', null), eb('team_webhooks.signed_at', '<', at)])),
    )
    .returning('remote')
    .executeTakeFirst();
  return row !== undefined;
};

/** What is to be sent, with the secrets that count; undefined when it was sent meanwhile, or has no address any more. */
export const findDueEvent = (db: Queryable, id: string) =>
  db
    .selectFrom('team_webhook_events as event')
    .innerJoin('team_webhooks as hook', 'hook.remote', 'event.remote')
    .selectAll('event')
    .select(['hook.url', 'hook.sealed_secret'])
    .select(sql<Buffer | null>`case when hook.former_until > now() then hook.sealed_former end`.as('sealed_former'))
    .where('event.id', '=', id)
    .where('event.delivered_at', 'is', null)
    .where('event.given_up_at', 'is', null)
    .executeTakeFirst();

export type DueEvent = NonNullable<Awaited<ReturnType<typeof findDueEvent>>>;

export const noteAttempt = async (
  db: Queryable,
  attempt: Omit<AttemptRow, 'at'>,
  { isDelivered, maxTries }: { isDelivered: boolean; maxTries: number },
): Promise<{ isGivenUp: boolean }> => {
  const event = await db
    .updateTable('team_webhook_events')
    .set((eb) => ({
      tries: eb('tries', '+', 1),
      ...(isDelivered
        ? { delivered_at: sql<Date>`now()` }
        : { given_up_at: sql<Date | null>`case when tries + 1 >= ${maxTries} then now() end` }),
    }))
    .where('id', '=', attempt.event_id)
    .returning('given_up_at')
    .executeTakeFirst();
  // It was removed with its address meanwhile.
  if (!event) return { isGivenUp: true };
  await db.insertInto('team_webhook_attempts').values(attempt).execute();
  return { isGivenUp: event.given_up_at !== null };
};

/** Makes an event due again. @returns its remote, undefined when there is none, or it has no address any more */
export const reopenEvent = async (db: Queryable, id: string): Promise<string | undefined> => {
  const row = await db
    .updateTable('team_webhook_events')
    .set({ tries: 0, delivered_at: null, given_up_at: null })
    .where('id', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('team_webhooks as hook')
          .select('hook.remote')
          .whereRef('hook.remote', '=', 'team_webhook_events.remote')
          .where('hook.url', 'is not', null),
      ),
    )
    .returning('remote')
    .executeTakeFirst();
  return row?.remote;
};

/** The newest events of a remote, each with its newest attempts, newest first. */
export const listEvents = async (
  db: Queryable,
  remote: string,
): Promise<Array<EventRow & { attempts: AttemptRow[] }>> => {
  const events = await db
    .selectFrom('team_webhook_events')
    .selectAll()
    .where('remote', '=', remote)
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  if (events.length === 0) return [];
  const ids = events.map(({ id }) => id);
  const attempts = await db
    .selectFrom('team_webhook_attempts')
    .selectAll()
    .where('event_id', 'in', ids)
    .orderBy('id', 'desc')
    .execute();
  return events.map((event) => ({
    ...event,
    attempts: attempts.filter(({ event_id: of }) => of === event.id).slice(0, MAX_ATTEMPTS_SHOWN),
  }));
};

/** The log is kept for a month. */
export const forgetOldEvents = async (db: Queryable): Promise<void> => {
  await db
    .deleteFrom('team_webhook_events')
    .where('happened_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
};
