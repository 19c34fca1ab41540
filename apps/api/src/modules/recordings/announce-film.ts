import { sql } from 'kysely';
import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { isFilmShownSql } from '../../viewing/stream-film.ts';
import { audienceOf, chunkPayload } from '../notifications/notify-audience.ts';
import { notifyChunk } from '../notifications/notify-chunk.ts';
import { linkToStream } from '../streaming/streaming.presenter.ts';

export const ANNOUNCE_FILM = 'announce-film-of-stream';

const payloadSchema = z.object({ streamId: z.uuid() }).extend(chunkPayload.shape);

/** Queues the notices of a film that is shown at its stream's address and can be played. */
export const announceFilm = (unit: UnitOfWork, streamId: string): Promise<void> =>
  unit.addJob(ANNOUNCE_FILM, { streamId }, { key: `${ANNOUNCE_FILM}:${streamId}` });

/** The same of a film that is shown already and has become playable. Other files change nothing. */
export const announceReadyFilm = async (unit: UnitOfWork, { id }: { id: string }): Promise<void> => {
  const recording = await unit.db
    .selectFrom('recordings')
    .select('stream_id')
    .where('file_id', '=', id)
    .where(isFilmShownSql())
    .executeTakeFirst();
  if (recording) await announceFilm(unit, recording.stream_id);
};

/** The stream of a film that can be watched at its address. */
const findShown = (db: Queryable, streamId: string) =>
  db
    .selectFrom('recordings')
    .innerJoin('streams', 'streams.id', 'recordings.stream_id')
    .innerJoin('files', 'files.id', 'recordings.file_id')
    .select(['streams.performer_id', 'streams.audience'])
    .where('recordings.stream_id', '=', streamId)
    .where('files.status', '=', 'ready')
    .where(isFilmShownSql())
    .executeTakeFirst();

/** SQL: who has a ticket of a stream that was not given back, after an account id. */
const holdersOf = (streamId: string) => (after: string) => [
  sql`select user_id as id from stream_tickets
    where stream_id = ${streamId} and user_id > ${after} and status <> 'refunded'`,
];

/** Tells the next of those for whom a film is, and queues itself for the following ones in the same transaction. */
export const tellOfFilm: JobHandler = async (context, payload) => {
  const { streamId, after } = payloadSchema.parse(payload);
  const stream = await findShown(context.db, streamId);
  if (!stream) return;
  const { performer_id: actorId, audience } = stream;
  const told = audience === 'ticketed' ? holdersOf(streamId) : audienceOf(actorId);
  await context.work(async (unit) => {
    const news = { kind: 'post', actorId, link: linkToStream(streamId) } as const;
    const last = await notifyChunk(news, told, { unit, after });
    if (last !== null) await unit.addJob(ANNOUNCE_FILM, { streamId, after: last });
  });
};
