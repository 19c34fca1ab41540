import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { findVisibleStream } from '../../viewing/streams.ts';
import { messagesBetween } from '../messages/messages-between.ts';
import { requireStreamChat } from '../messages/places.ts';
import { filmMsOf, lengthOf, momentAt } from './film-clock.ts';
import { findPublished } from './recordings.repository.ts';
import { getStreamVideo } from './recordings.service.ts';

/** Five a second in a minute: more than anybody reads. */
const MOST = 300;

export interface Replay {
  streamId: string;
  /** In seconds of the film. */
  from: number;
  /** Not included. */
  to: number;
}

/**
 * The chat of a stream beside a stretch of its film.
 * @throws NotFoundError while the stream has no film that the onlooker may find, or where its moments are not known;
 * the errors of {@link requireStreamChat}
 */
export const getReplay = async (context: Context, onlooker: Onlooker, { streamId, from, to }: Replay) => {
  const { db } = context;
  if (!(await getStreamVideo(context, onlooker, streamId))?.hasReplay) throw new NotFoundError();
  const stream = await findVisibleStream(db, streamId, onlooker);
  const clock = (await findPublished(db, streamId))?.clock;
  if (!stream || !clock) throw new NotFoundError();
  const place = await requireStreamChat(db, stream.conversation_id, onlooker);
  // The last moment of the film is within it.
  const end = momentAt(clock, to * 1000) + (to * 1000 > lengthOf(clock) ? 1 : 0);
  const moments = { from: new Date(momentAt(clock, from * 1000)), to: new Date(end), limit: MOST };
  const messages = from * 1000 > lengthOf(clock) ? [] : await messagesBetween(db, place, moments);
  return {
    messages: messages.map((message) => ({ at: filmMsOf(clock, Date.parse(message.createdAt)) / 1000, message })),
  };
};
