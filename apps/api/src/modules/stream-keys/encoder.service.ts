import type { Context } from '../../context.ts';
import { type LiveAnswer } from '../../platform/live/live-engine.ts';
import { previewRoomOf } from '../../platform/live/preview-rooms.ts';
import { PerformerNotVerifiedError } from '../../plugins/verified-performers.ts';
import { isVerifiedPerformer } from '../../viewing/verified-performer.ts';
import { negotiate } from '../streaming/negotiate.ts';
import { publish } from '../streaming/publishing.service.ts';
import { findLiveStreamOf } from '../streaming/streaming.repository.ts';
import { startStream } from '../streaming/streaming.service.ts';
import { LiveOfferRefusedError } from '../streaming/streaming.errors.ts';
import { beginInput, endInput, findInput, type InputRow } from './inputs.repository.ts';
import { findNextStream } from './next-stream.ts';
import { assertKept } from './stream-keys.service.ts';
import type { UsedKey } from './stream-keys.repository.ts';

/** An encoder tries again by itself: what she has ended must not begin anew for that. */
const wasEndedByHer = (before: InputRow | undefined): boolean =>
  before?.stream_status === 'ended' && before.ended_lately;

/** The stream into which an encoder sends: the one that runs, or one that the key begins. Null for a preview. */
const findTarget = async (context: Context, key: UsedKey, before: InputRow | undefined): Promise<string | null> => {
  const running = await findLiveStreamOf(context.db, key.performer_id);
  if (running) return running.id;
  if (!key.starts_stream || wasEndedByHer(before)) return null;
  const next = await findNextStream(context.db, key.performer_id);
  return next && (await startStream(context, { id: key.performer_id }, next))._id;
};

const connect = (context: Context, performerId: string, streamId: string | null, offer: string) =>
  streamId === null
    ? negotiate(context.live.publish(previewRoomOf(performerId), offer))
    : publish(context, { id: performerId }, { streamId, offer, from: null });

/**
 * Takes what an encoder sends: into the performer's running stream, into one that begins by it, or into a preview.
 * @throws PerformerNotVerifiedError, the errors of `startStream` and `publish`, StreamKeyRefusedError
 */
export const publishFromEncoder = async (context: Context, key: UsedKey, offer: string): Promise<LiveAnswer> => {
  const { db } = context;
  const performerId = key.performer_id;
  if (!(await isVerifiedPerformer(db, performerId))) throw new PerformerNotVerifiedError();
  const before = await findInput(db, performerId);
  const streamId = await findTarget(context, key, before);
  const room = streamId ?? previewRoomOf(performerId);
  try {
    const answer = await connect(context, performerId, streamId, offer);
    await beginInput(db, { key, room, resourceId: answer.resourceId, holder: context.config.internalUrl });
    if (before?.arrives && before.room !== room) await context.viewings.endSession(before.resource_id);
    return await keptStill(context, key, answer);
  } catch (error) {
    if (error instanceof LiveOfferRefusedError && !before?.arrives) await noteRefused(context, key, room);
    throw error;
  }
};

/** A key that was revoked meanwhile did not find this session to end it. */
const keptStill = async (context: Context, key: UsedKey, answer: LiveAnswer): Promise<LiveAnswer> => {
  try {
    await assertKept(context, key);
    return answer;
  } catch (error) {
    await endInput(context.db, key.performer_id, { keyId: key.id, reason: 'key_revoked' });
    await context.live.end(answer.resourceId);
    throw error;
  }
};

/** She reads on the page why her program could not connect. */
const noteRefused = async ({ db }: Context, key: UsedKey, room: string): Promise<void> => {
  await beginInput(db, { key, room, resourceId: '', holder: undefined });
  await endInput(db, key.performer_id, { keyId: key.id, reason: 'offer_refused' });
};
