import type { Context } from '../../context.ts';
import { privateRoomOf, readPrivateRoom, type PrivateRoom } from '../../platform/live/private-rooms.ts';
import { addressHere } from './address-here.ts';
import { noteArrivals } from './arrivals.ts';
import { findHolder, saveFlows, type Flow } from './flows.repository.ts';

/** Disconnects both sides in this process; others do so within seconds. */
export const closeRoomsHere = async ({ live }: Pick<Context, 'live'>, sessionId: string): Promise<void> => {
  await live.closeRoom(privateRoomOf(sessionId, 'performer'));
  await live.closeRoom(privateRoomOf(sessionId, 'fan'));
};

/**
 * Ends what is left here of a side that has gone to another process since. Its counter went on meanwhile: in a new room it
 * begins at zero, so that what was counted there is not counted here as well.
 */
export const clearLeftRoom = async (context: Context, { sessionId, side }: PrivateRoom): Promise<void> => {
  const holder = await findHolder(context.db, sessionId, side);
  if (holder !== null && holder !== addressHere(context)) await context.live.closeRoom(privateRoomOf(sessionId, side));
};

/**
 * Writes down who sends to this process now and what its engine has counted, and closes its rooms of private streams that are over, and those of
 * sides that are sent to another process now.
 */
export const keepFlows = async (context: Pick<Context, 'live' | 'db' | 'config' | 'publisher'>): Promise<void> => {
  const { rooms } = await context.live.stats();
  // Before it is asked who holds them: what has just come here must not be closed for the process that it left.
  await noteArrivals(context, rooms);
  const publishing = new Set(rooms.flatMap(({ room, isPublishing }) => (isPublishing ? [room] : [])));
  const flows = rooms.flatMap(({ room, run, deliveredMs }): Flow[] => {
    const of = readPrivateRoom(room);
    return of ? [{ ...of, run, deliveredMs }] : [];
  });
  if (flows.length === 0) return;
  const kept = await saveFlows(context.db, flows, addressHere(context));
  const over = new Set(kept.flatMap(({ sessionId, isOpen }) => (isOpen ? [] : [sessionId])));
  for (const id of over) await closeRoomsHere(context, id);
  for (const { sessionId, side, isOpen, isHere } of kept) {
    const room = privateRoomOf(sessionId, side);
    // Where nobody sends yet, somebody may be about to, who is noted as the sender in a moment.
    if (isOpen && !isHere && publishing.has(room)) await context.live.closeRoom(room);
  }
};
