import { isPreviewRoom } from '../../platform/live/preview-rooms.ts';
import { readPrivateRoom } from '../../platform/live/private-rooms.ts';
import type { LiveEngine } from '../../platform/live/live-engine.ts';

/**
 * The rooms of this process's engine that are not empty, and those that this process has taken in the database.
 *
 * @param onDifference called when a publisher has come or gone and the database does not know it yet
 */
export const trackRooms = (live: Pick<LiveEngine, 'onRoomChanged'>, onDifference: () => void) => {
  const publishing = new Map<string, boolean>();
  const taken = new Set<string>();
  const stop = live.onRoomChanged(({ room, isPublishing, viewers }) => {
    // A private stream and a preview are no rows of `streams`: their own modules look after them.
    if (readPrivateRoom(room) || isPreviewRoom(room)) return;
    if (isPublishing || viewers > 0) publishing.set(room, isPublishing);
    else publishing.delete(room);
    if (isPublishing !== taken.has(room)) onDifference();
  });
  return {
    stop,
    names: () => [...publishing.keys()],
    taken: () => [...taken],
    isIdle: () => publishing.size === 0 && taken.size === 0,
    isPublishing: (room: string) => publishing.get(room) === true,
    isTaken: (room: string) => taken.has(room),
    take: (room: string) => void taken.add(room),
    letGo: (room: string) => void taken.delete(room),
  };
};

export type Rooms = ReturnType<typeof trackRooms>;
