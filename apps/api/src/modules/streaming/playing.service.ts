import type { Context } from '../../context.ts';
import type { LiveAnswer } from '../../platform/live/live-engine.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { requireWatchable } from '../../viewing/streams.ts';
import { assertPlace } from './assert-place.ts';
import { enterStream } from './enter-stream.ts';
import { endBeyond } from './end-beyond.ts';
import { negotiate } from './negotiate.ts';
import { playElsewhere } from './play-elsewhere.ts';
import { StreamNotPublishingError } from './streaming.errors.ts';

/**
 * Plays a stream whose video this process receives; null where it receives none. Checked again afterwards: the viewer
 * may have been blocked meanwhile.
 * @throws the errors of `requireWatchable` and {@link assertPlace}
 */
export const playHere = async (
  context: Context,
  viewer: Member,
  streamId: string,
  offer: string,
): Promise<LiveAnswer | null> => {
  const stream = await enterStream(context.db, viewer, streamId);
  await assertPlace(context, stream.id);
  const answer = await negotiate(context.live.play(stream.id, offer));
  if (!answer) return null;
  const { resourceId } = answer;
  await context.viewings.begin(stream.id, { resourceId, accountId: viewer.account.id, country: viewer.country });
  await endBeyond(context, viewer.account.id, stream.id);
  try {
    await requireWatchable(context.db, viewer, stream.id);
  } catch (error) {
    context.viewings.forget(resourceId);
    await context.live.end(resourceId);
    throw error;
  }
  return answer;
};

/** Plays a stream, whichever process receives its video: picture and sound then come from there. */
export const play = async (context: Context, viewer: Member, streamId: string, offer: string): Promise<LiveAnswer> => {
  const answer =
    (await playHere(context, viewer, streamId, offer)) ?? (await playElsewhere(context, viewer, streamId, offer));
  if (!answer) throw new StreamNotPublishingError();
  return answer;
};
