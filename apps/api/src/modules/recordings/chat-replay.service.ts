import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { messagesBetween } from '../messages/messages-between.ts';
import { requireStreamChat } from '../messages/places.ts';
import { filmMsOf, momentsBetween } from './film-clock.ts';
import { findStreamVideo } from './recordings.service.ts';

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
export const getReplay = async ({ db }: Context, onlooker: Onlooker, { streamId, from, to }: Replay) => {
  const { stream, recording } = await findStreamVideo(db, onlooker, streamId);
  const clock = recording?.clock;
  if (!clock) throw new NotFoundError();
  const place = await requireStreamChat(db, stream.conversation_id, onlooker);
  const moments = momentsBetween(clock, from, to);
  const messages = moments ? await messagesBetween(db, place, { ...moments, limit: MOST }) : [];
  return {
    messages: messages.map((message) => ({ at: filmMsOf(clock, Date.parse(message.createdAt)) / 1000, message })),
  };
};
