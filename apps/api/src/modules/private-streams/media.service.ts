import type { Context } from '../../context.ts';
import { ForbiddenError, NotFoundError } from '../../errors/common-errors.ts';
import type { LiveAnswer } from '../../platform/live/live-engine.ts';
import { privateRoomOf } from '../../platform/live/private-rooms.ts';
import { SESSIONS_OF_ONE } from '../../platform/live/sessions-of-one.ts';
import type { PrivateStreamSide } from '../../platform/database/private-stream-tables.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { isVisible } from '../../viewing/visibility.ts';
import { StreamEndedError } from '../../viewing/streams.ts';
import { negotiate } from '../streaming/negotiate.ts';
import { StreamNotPublishingError } from '../streaming/streaming.errors.ts';
import { addressHere } from './address-here.ts';
import { expectArrival } from './arrivals.ts';
import { holdFreeSide } from './flows.repository.ts';
import { playElsewhere } from './play-elsewhere.ts';
import { announce } from './present-sessions.ts';
import { maySend, mayConnect, otherSide, sideOf } from './private-streams.policy.ts';
import { findSessionOf, lockOpen, updateSession, type SessionRow } from './private-streams.repository.ts';
import { clearLeftRoom } from './rooms.ts';

interface Joined {
  row: SessionRow;
  side: PrivateStreamSide;
}

/**
 * A private stream that one of the two may connect to now.
 * @throws NotFoundError for everybody else, and where they have parted; StreamEndedError
 */
const join = async ({ db }: Context, member: Member, id: string): Promise<Joined> => {
  const row = await findSessionOf(db, member.account.id, id);
  const side = row && sideOf(member.account.id, row);
  if (!row || !side) throw new NotFoundError();
  if (!(await isVisible(db, member, side === 'fan' ? row.performer_id : row.fan_id))) throw new NotFoundError();
  if (!mayConnect(row.status)) throw new StreamEndedError();
  return { row, side };
};

/** Looks again whether it is open: what ended meanwhile closed its rooms before this session was in one. */
const joinedStill = async (context: Context, member: Member, id: string, answer: LiveAnswer): Promise<LiveAnswer> => {
  try {
    await join(context, member, id);
    return answer;
  } catch (error) {
    await context.live.end(answer.resourceId);
    throw error;
  }
};

/** The first picture: from now on it is connecting. */
const begin = (context: Context, { row, side }: Joined): Promise<void> =>
  context.work(async (unit) => {
    await holdFreeSide(unit.db, { sessionId: row.id, side, address: addressHere(context) });
    const locked = await lockOpen(unit.db, row.id);
    if (locked?.status !== 'accepted') return;
    await announce(unit, await updateSession(unit.db, row.id, { status: 'connecting' }));
  });

interface Sending {
  sessionId: string;
  offer: string;
  /** The sender's own name, if it says one. */
  from: string | null;
}

/**
 * Begins to send the caller's side.
 * @throws ForbiddenError for a fan whose camera was not agreed to
 */
export const publishSide = async (
  context: Context,
  member: Member,
  { sessionId, offer, from }: Sending,
): Promise<LiveAnswer> => {
  const joined = await join(context, member, sessionId);
  const { side } = joined;
  if (!maySend(side, joined.row)) throw new ForbiddenError();
  await clearLeftRoom(context, { sessionId, side });
  const answer = await negotiate(context.live.publish(privateRoomOf(sessionId, side), offer));
  // The previous sender goes on until this one's picture is there.
  expectArrival(context, { sessionId, side, resourceId: answer.resourceId, userId: member.account.id, from });
  await begin(context, joined);
  return joinedStill(context, member, sessionId, answer);
};

/** Begins to play the other side, whichever process receives it. @throws StreamNotPublishingError */
export const playOther = async (context: Context, member: Member, id: string, offer: string): Promise<LiveAnswer> => {
  const { side } = await join(context, member, id);
  const other = otherSide(side);
  const here = await negotiate(context.live.play(privateRoomOf(id, other), offer, SESSIONS_OF_ONE));
  if (here) return joinedStill(context, member, id, here);
  const elsewhere = await playElsewhere(context, { sessionId: id, side: other, offer });
  if (!elsewhere) throw new StreamNotPublishingError();
  return elsewhere;
};
