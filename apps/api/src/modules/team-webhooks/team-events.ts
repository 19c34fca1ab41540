import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import { enqueue, type Queryable } from '../../platform/unit-of-work.ts';

/** What teams are told. */
export const TEAM_EVENTS = [
  'remote.failing',
  'remote.blocked',
  'remote.withdrawn',
  'remote.incompatible',
  'webhook.test',
] as const;
export type TeamEventKind = (typeof TEAM_EVENTS)[number];

export interface TeamEvent {
  remote: string;
  kind: TeamEventKind;
  /** What makes it one thing: it is told once, however often it is found. */
  occasion: string;
  /** What a team reads of it: plain JSON, nothing of a visitor. */
  data: Readonly<Record<string, unknown>>;
}

export const SEND_TEAM_EVENT = 'send-team-event';

/** After so many the receiver is dead; with growing pauses that is after about four hours. */
export const MAX_TRIES = 10;

/** Sends an event as soon as the caller's transaction has ended. */
export const enqueueTeamEvent = (db: Queryable, id: string): Promise<void> =>
  // An attempt that ended with its process is one of the queue's, and none of ours.
  enqueue(db, SEND_TEAM_EVENT, { id }, { key: `${SEND_TEAM_EVENT}:${id}`, maxAttempts: MAX_TRIES * 2 });

/**
 * Tells a remote's team of something, once, in the caller's transaction. Nothing is kept where the team has named no
 * address.
 *
 * @returns the event's id; null where nobody is told, or was already
 */
export const tellTeam = async (db: Queryable, { remote, kind, occasion, data }: TeamEvent): Promise<string | null> => {
  const row = await db
    .insertInto('team_webhook_events')
    .columns(['id', 'remote', 'kind', 'occasion', 'data'])
    .expression((eb) =>
      eb
        .selectFrom('team_webhooks')
        .select([
          sql<string>`${newId()}::uuid`.as('id'),
          'remote',
          sql<string>`${kind}::text`.as('kind'),
          sql<string>`${occasion}::text`.as('occasion'),
          sql<string>`${JSON.stringify(data)}::jsonb`.as('data'),
        ])
        .where('remote', '=', remote)
        .where('url', 'is not', null),
    )
    .onConflict((conflict) => conflict.columns(['remote', 'kind', 'occasion']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return null;
  await enqueueTeamEvent(db, row.id);
  return row.id;
};
