import type { Context } from '../../context.ts';
import { scheduleAbandonedCheck } from './abandoned-streams.ts';
import { closeRoomHere } from './close-room.ts';
import { leaveStream, listHeldOrNamed, takeStream } from './stream-holders.repository.ts';
import type { Rooms } from './track-rooms.ts';

/** Lets go of a stream that sends nothing any more, and gives it a minute to come back. */
export const leave = ({ work }: Pick<Context, 'work'>, id: string, holder: string): Promise<void> =>
  work(async (unit) => {
    if (await leaveStream(unit.db, id, holder)) await scheduleAbandonedCheck(unit, id);
  });

/** Brings a process's rooms and what the database says of their streams in line with each other. */
export const settleRooms = async (context: Context, rooms: Rooms, holder: string): Promise<void> => {
  const names = rooms.names();
  const known = [...new Set([...names, ...rooms.taken()])];
  const found = await listHeldOrNamed(context.db, holder, known);
  const live = new Map(found.filter(({ status }) => status === 'live').map((row) => [row.id, row.holder]));
  for (const [id, heldBy] of live) await settleRoom(context, rooms, { id, heldBy, holder });
  for (const id of known.filter((one) => !live.has(one))) {
    rooms.letGo(id);
    // Another process has ended it; nobody may be in its room any more, and who had left is still known here.
    if (names.includes(id)) await closeRoomHere(context, id);
    else context.viewings.forgetStream(id);
  }
};

/** Of an engine outside the database is asked: another process may have heard of a publisher a moment before this one. */
const isPublishing = ({ live }: Context, rooms: Rooms, id: string): boolean | Promise<boolean> =>
  live.shared ? live.shared.isPublishing(id) : rooms.isPublishing(id);

interface LiveRoom {
  id: string;
  heldBy: string | null;
  /** This process. */
  holder: string;
}

const settleRoom = async (context: Context, rooms: Rooms, { id, heldBy, holder }: LiveRoom): Promise<void> => {
  if (!(await isPublishing(context, rooms, id))) {
    if (heldBy === holder) await leave(context, id, holder);
    return rooms.letGo(id);
  }
  // Its publisher has gone to another process, where it goes on.
  if (rooms.isTaken(id) && heldBy !== null && heldBy !== holder) return closeRoomHere(context, id);
  if (heldBy !== holder) await takeStream(context.db, id, holder);
  rooms.take(id);
};
