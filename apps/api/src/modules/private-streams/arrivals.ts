import type { Context } from '../../context.ts';
import type { RoomStats } from '../../platform/live/live-engine.ts';
import { privateRoomOf, type PrivateRoom } from '../../platform/live/private-rooms.ts';
import { newEvent, toUser } from '../../platform/publisher.ts';
import { addressHere } from './address-here.ts';
import { holdSide } from './flows.repository.ts';

/** Longer than any engine waits for a connection. */
const LONGEST_MS = 60_000;

interface Expected extends PrivateRoom {
  /** The connection that was answered. */
  resourceId: string;
  /** The account that sends. */
  userId: string;
  /** The sender's own name, if it says one. */
  from: string | null;
  since: number;
}

/** By the room, for each engine: a later connection takes the place of the former. */
const expectedBy = new WeakMap<Context['live'], Map<string, Expected>>();

const expectedIn = (live: Context['live']): Map<string, Expected> => {
  const known = expectedBy.get(live) ?? new Map<string, Expected>();
  expectedBy.set(live, known);
  return known;
};

/**
 * Notes that a sender was answered, who may never come: a network lets the answer through, and no media. Until its
 * picture arrives the one before goes on, in whichever process.
 */
export const expectArrival = ({ live }: Pick<Context, 'live'>, sender: Omit<Expected, 'since'>): void => {
  const expected = expectedIn(live);
  for (const [room, { since }] of expected) if (Date.now() - since > LONGEST_MS) expected.delete(room);
  expected.set(privateRoomOf(sender.sessionId, sender.side), { ...sender, since: Date.now() });
};

/** Whether a sender was answered for a room, and has not come yet. */
export const isExpected = ({ live }: Pick<Context, 'live'>, room: string): boolean => expectedIn(live).has(room);

/**
 * Notes of each expected sender whose picture arrives that it arrives here, and tells the account's other devices, which
 * stop: two senders would take the stream from each other again and again.
 */
export const noteArrivals = async (
  context: Pick<Context, 'live' | 'db' | 'config' | 'publisher'>,
  rooms: readonly Pick<RoomStats, 'room' | 'isPublishing' | 'input'>[],
): Promise<void> => {
  const expected = expectedIn(context.live);
  for (const { room, isPublishing, input } of rooms) {
    const sender = expected.get(room);
    if (!sender || !isPublishing || input?.resourceId !== sender.resourceId) continue;
    const { sessionId, side, userId, from } = sender;
    await holdSide(context.db, { sessionId, side, address: addressHere(context) });
    // Another one may have been answered meanwhile, who is still to come.
    if (expected.get(room) === sender) expected.delete(room);
    context.publisher.publish(toUser(userId), newEvent('private-stream.published', { sessionId, from }));
  }
};
