import type { Context } from '../../context.ts';
import type { LiveAnswer } from '../../platform/live/live-engine.ts';
import { isPreviewRoom, previewRoomOf } from '../../platform/live/preview-rooms.ts';
import { SESSIONS_OF_ONE } from '../../platform/live/sessions-of-one.ts';
import { negotiate } from '../streaming/negotiate.ts';
import { StreamNotPublishingError } from '../streaming/streaming.errors.ts';
import type { NewStream } from '../streaming/streaming.schema.ts';
import { startStream } from '../streaming/streaming.service.ts';
import { findInput, moveInput, type InputRow } from './inputs.repository.ts';
import { playPreviewElsewhere } from './preview-elsewhere.ts';
import { presentInput } from './inputs.presenter.ts';
import type { EncoderInput } from './inputs.schema.ts';
import { NothingArrivesError } from './stream-keys.errors.ts';

/** What arrives from a performer's encoder. */
export const getInput = async (
  { db }: Context,
  performerId: string,
  addresses: Pick<EncoderInput, 'serverUrl' | 'previewUrl'>,
): Promise<EncoderInput> => ({ ...addresses, ...presentInput(await findInput(db, performerId)) });

const isPreview = (input: InputRow | undefined): boolean => input?.arrives === true && isPreviewRoom(input.room);

/**
 * Begins a stream with what the encoder sends already.
 * @throws NothingArrivesError, the errors of `startStream`
 */
export const goOnAir = async (context: Context, performerId: string, facts: NewStream) => {
  if (!isPreview(await findInput(context.db, performerId))) throw new NothingArrivesError();
  const stream = await startStream(context, { id: performerId }, facts);
  await moveInput(context.db, performerId, stream._id);
  // Where this does not reach the process that receives it, that looks itself, see watch-inputs.ts.
  await context.viewings.moveRoom(previewRoomOf(performerId), stream._id);
  return stream;
};

/**
 * Shows a performer what arrives before she is on air, whichever process receives it: picture and sound then come from
 * there.
 * @throws StreamNotPublishingError
 */
export const playPreview = async (context: Context, performerId: string, offer: string): Promise<LiveAnswer> => {
  const answer =
    (await negotiate(context.live.play(previewRoomOf(performerId), offer, SESSIONS_OF_ONE))) ??
    (await playPreviewElsewhere(context, performerId, offer));
  if (!answer) throw new StreamNotPublishingError();
  return answer;
};
