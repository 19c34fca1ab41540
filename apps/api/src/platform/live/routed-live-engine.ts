import type { LiveEngine } from './live-engine.ts';
import { isPreviewRoom } from './preview-rooms.ts';
import { readPrivateRoom } from './private-rooms.ts';

/** Rooms that stay with the embedded engine: it alone measures, minutes for who pays by them and input for encoders. */
const isMeasured = (room: string): boolean => isPreviewRoom(room) || readPrivateRoom(room) !== null;

/**
 * Streams by an outside engine, private streams and previews by the embedded one. A session is ended at both: neither
 * minds one that it does not know.
 */
export const createRoutedLiveEngine = (outside: LiveEngine, embedded: LiveEngine): LiveEngine => {
  const of = (room: string): LiveEngine => (isMeasured(room) ? embedded : outside);
  return {
    records: outside.records,
    packages: outside.packages,
    shared: outside.shared,
    layers: outside.layers,
    publish: (room, offerSdp) => of(room).publish(room, offerSdp),
    play: (room, offerSdp, mostViewers) => of(room).play(room, offerSdp, mostViewers),
    end: async (resourceId) => {
      await embedded.end(resourceId);
      await outside.end(resourceId);
    },
    iceUserOf: async (resourceId) => (await embedded.iceUserOf(resourceId)) ?? outside.iceUserOf(resourceId),
    takeCandidates: (resourceId, fragment) => outside.takeCandidates(resourceId, fragment),
    closeRoom: (room) => of(room).closeRoom(room),
    moveRoom: async (from, to) => {
      if (of(from) === of(to)) return of(from).moveRoom(from, to);
      // From one engine to the other nothing moves: who sends is let go, comes back by itself, and is sent to the other.
      const { rooms } = await of(from).stats();
      if (!rooms.some(({ room }) => room === from)) return false;
      await of(from).closeRoom(from);
      return true;
    },
    record: (room, folder) => of(room).record(room, folder),
    stopRecording: (room) => of(room).stopRecording(room),
    package: (room) => of(room).package(room),
    stopPackaging: (room) => of(room).stopPackaging(room),
    onPartialSegment: (listener) => outside.onPartialSegment(listener),
    onSegment: (listener) => outside.onSegment(listener),
    onRoomChanged: (listener) => {
      const stops = [outside.onRoomChanged(listener), embedded.onRoomChanged(listener)];
      return () => stops.forEach((stop) => stop());
    },
    stats: async () => {
      const [streams, measured] = await Promise.all([outside.stats(), embedded.stats()]);
      return {
        udpPort: measured.udpPort,
        sessions: streams.sessions + measured.sessions,
        rooms: [...streams.rooms, ...measured.rooms],
      };
    },
    close: async () => {
      await outside.close();
      await embedded.close();
    },
  };
};
