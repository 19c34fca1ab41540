import { sql } from 'kysely';
import { z } from 'zod';
import type { JobHandler } from '../../../jobs/job-handler.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { chunkPayload } from '../../notifications/notify-audience.ts';
import { notifyChunk } from '../../notifications/notify-chunk.ts';
import { withdraw } from '../../notifications/withdraw.ts';
import { linkToStream } from '../streaming.presenter.ts';
import { findAlsoOfGone } from './planned.repository.ts';

export const TELL_WAITING = 'tell-who-waits-for-stream';

const KINDS = ['stream-soon', 'stream-moved', 'stream-cancelled'] as const;
type Kind = (typeof KINDS)[number];

const payloadSchema = z
  .object({
    streamId: z.uuid(),
    kind: z.enum(KINDS),
    /** The time that is told of: what was moved since is told by another job, other changes are not waited for. */
    plannedAt: z.iso.datetime(),
    /** What its performer was called whose account has ended: her notices are shown to nobody. */
    goneName: z.string().optional(),
  })
  .extend(chunkPayload.shape);

/**
 * SQL: who waits for a stream, after an account id: with a reminder, or a ticket. One that was given back admits nobody;
 * only where that came of the stream's own end, its calling-off, did its holder still wait.
 */
export const waitingFor = (streamId: string) => (after: string) => [
  sql`select user_id as id from stream_reminders where stream_id = ${streamId} and user_id > ${after}`,
  sql`select user_id as id from stream_tickets where stream_id = ${streamId} and user_id > ${after}
    and (status <> 'refunded' or settled_at >= (select ended_at from streams where streams.id = stream_id))`,
];

interface News {
  id: string;
  /** While it is planned, when that is. */
  started_at: Date;
}

interface Manner {
  /** When; else now. */
  at?: Date;
  /** The performer's name, where her account ends. */
  goneName?: string | undefined;
}

/** Has everybody told who waits for a stream, by jobs. A later plan replaces what still waits. */
export const tellWaiting = (unit: UnitOfWork, { id, started_at }: News, kind: Kind, { at, goneName }: Manner = {}) =>
  unit.addJob(
    TELL_WAITING,
    { streamId: id, kind, plannedAt: started_at.toISOString(), goneName },
    { key: `${TELL_WAITING}:${kind}:${id}`, ...(at && { runAt: at }) },
  );

/** What was told of a plan before: nobody is told twice of the same, and it may no longer be so. */
const OUTDATED: Record<Kind, readonly Kind[]> = {
  'stream-soon': [],
  'stream-moved': ['stream-moved', 'stream-soon'],
  'stream-cancelled': ['stream-moved', 'stream-soon'],
};
const BATCH = 500;

/** Tells the next of those who wait, and queues itself for the following ones in the same transaction. */
export const tellWhoWaits: JobHandler = async (context, payload) => {
  const { streamId, kind, plannedAt, goneName, after } = payloadSchema.parse(payload);
  const stream = await findAlsoOfGone(context.db, streamId);
  if (stream?.started_at.toISOString() !== plannedAt) return;
  if (stream.status !== (kind === 'stream-cancelled' ? 'cancelled' : 'planned')) return;
  const link = linkToStream(streamId);
  if (after === undefined) {
    for (const outdated of OUTDATED[kind]) {
      let withdrawn = BATCH;
      while (withdrawn === BATCH)
        withdrawn = await context.work((unit) => withdraw(unit, { kind: outdated, link, limit: BATCH }));
    }
  }
  // What is moved is told with its time, and of a ticket that it may be given back.
  const isTicketed = stream.audience === 'ticketed';
  const news = {
    ...{ kind, actorId: goneName === undefined ? stream.performer_id : null, link },
    ...(goneName !== undefined && { details: { failure: 'gone' as const, name: goneName } }),
    ...(kind === 'stream-moved' && { details: { at: plannedAt, ...(isTicketed && { isTicketed }) } }),
  };
  await context.work(async (unit) => {
    const last = await notifyChunk(news, waitingFor(streamId), { unit, after });
    if (last !== null) await unit.addJob(TELL_WAITING, { streamId, kind, plannedAt, goneName, after: last });
  });
};
