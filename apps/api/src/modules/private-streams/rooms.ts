import type { Context } from '../../context.ts';
import { privateRoomOf, readPrivateRoom } from '../../platform/live/private-rooms.ts';
import { saveFlows, type Flow } from './flows.repository.ts';

/** Disconnects both sides in this process; others do so within seconds. */
export const closeRoomsHere = async ({ live }: Pick<Context, 'live'>, sessionId: string): Promise<void> => {
  await live.closeRoom(privateRoomOf(sessionId, 'performer'));
  await live.closeRoom(privateRoomOf(sessionId, 'fan'));
};

/** Writes down what this process's engine has counted, and closes its rooms of private streams that are over. */
export const keepFlows = async (context: Pick<Context, 'live' | 'db'>): Promise<void> => {
  const { rooms } = await context.live.stats();
  const flows = rooms.flatMap(({ room, run, deliveredMs }): Flow[] => {
    const of = readPrivateRoom(room);
    return of ? [{ ...of, run, deliveredMs }] : [];
  });
  if (flows.length === 0) return;
  const open = await saveFlows(context.db, flows);
  const over = new Set(flows.map(({ sessionId }) => sessionId).filter((id) => !open.has(id)));
  for (const id of over) await closeRoomsHere(context, id);
};
