import type { Context } from '../../context.ts';
import type { LiveAnswer } from '../../platform/live/live-engine.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { requireWatchable } from '../../viewing/streams.ts';
import { askProcess } from './ask-process.ts';
import { addressOf } from './holder-address.ts';
import { ASKED_PLAY, ASKED_PLAYS, playedAnswer } from './streaming.schema.ts';
import { LiveOfferRefusedError, LiveUnavailableError, StreamCrowdedError } from './streaming.errors.ts';
import { findHolder } from './stream-holders.repository.ts';

/**
 * Has the process that receives a stream's video answer a viewer's offer; null where none does, or it does not answer.
 * That process looks itself whether the viewer may watch.
 */
export const playElsewhere = async (
  context: Context,
  viewer: Member,
  streamId: string,
  offer: string,
): Promise<LiveAnswer | null> => {
  const { config, db, log } = context;
  const holder = await findHolder(db, streamId);
  const address = holder && addressOf(holder);
  if (!address || address === config.internalUrl) return null;
  const { id, role } = viewer.account;
  try {
    const asked = { streamId, viewer: { account: { id, role }, country: viewer.country }, offer };
    const answer = await askProcess(context, address, { path: ASKED_PLAYS, type: ASKED_PLAY, asked });
    if (answer.status === 201) return playedAnswer.parse(await answer.json());
    return refused(context, { status: answer.status, code: await codeOf(answer) }, address);
  } catch (error) {
    if (PASSED_ON.some((kind) => error instanceof kind)) throw error;
    log.warn({ err: error, address, part: 'live' }, 'the process that receives a stream did not answer');
  }
  await requireWatchable(db, viewer, streamId);
  return null;
};

/** The code of a refusal; empty where it has none. */
const codeOf = async (answer: Response): Promise<string> => {
  const { code } = Object(await answer.json().catch(() => null));
  return typeof code === 'string' ? code : '';
};

/** What the other process has thrown, where it is about the offer or the engine. */
const PASSED_ON = [LiveOfferRefusedError, LiveUnavailableError, StreamCrowdedError];

/** @throws one of {@link PASSED_ON} */
const refused = ({ log }: Context, { status, code }: { status: number; code: string }, address: string): null => {
  if (code === StreamCrowdedError.definition.code) throw new StreamCrowdedError();
  if (status === 422) throw new LiveOfferRefusedError();
  if (status === 503) throw new LiveUnavailableError();
  // 409: its publisher has gone meanwhile.
  if (status !== 409)
    log.warn({ status, address, part: 'live' }, 'the process that receives a stream refused a viewer');
  return null;
};
