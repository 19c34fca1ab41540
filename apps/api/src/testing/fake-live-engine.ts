import type {
  LiveEngine,
  LiveInput,
  PartialSegment,
  PartialSegmentListener,
  RecordedSegment,
  RoomListener,
  RoomStats,
  SegmentListener,
} from '../platform/live/live-engine.ts';
import { findIceUser } from '../platform/live/media/sdp-offer.ts';

const RUN = '0197a000-0000-7000-8000-00000000f10e';

interface Shown {
  delivered: ReadonlyMap<string, number>;
  viewers: ReadonlyMap<string, number>;
  input: LiveInput;
}

const statsOf = (room: string, { delivered, viewers, input }: Shown): RoomStats => ({
  room,
  input,
  run: RUN,
  deliveredMs: delivered.get(room) ?? 0,
  isPublishing: true,
  viewers: viewers.get(room) ?? 0,
  packetsReceived: 0,
  bytesReceived: 0,
  keyFrameRequests: 0,
  retransmissions: 0,
});

/** A live engine without media: answers every offer, and lets a test say who is there. */
export const createFakeLiveEngine = () => {
  const listeners = new Set<RoomListener>();
  const publishing = new Set<string>();
  const segmentListeners = new Set<SegmentListener>();
  const partListeners = new Set<PartialSegmentListener>();
  /** The rooms whose partial segments are wanted. */
  const packaged = new Set<string>();
  /** The folders of the rooms that are recorded. */
  const recorded = new Map<string, string>();
  const ended: string[] = [];
  const delivered = new Map<string, number>();
  const viewers = new Map<string, number>();
  const inputs = new Map<string, Omit<LiveInput, 'resourceId'>>();
  /** The publisher of each room keeps its name when the room gets another one. */
  const publishers = new Map<string, string>();
  const inputOf = (room: string): LiveInput => ({
    resourceId: publishers.get(room) ?? `publish-${room}`,
    ...(inputs.get(room) ?? { video: null, audio: null }),
  });
  const iceUsers = new Map<string, string>();
  const answerTo = (resourceId: string, offerSdp: string) => {
    iceUsers.set(resourceId, findIceUser(offerSdp) ?? '');
    return { resourceId, answerSdp: 'v=0\r\n' };
  };
  const candidates = new Map<string, string[]>();
  const end = (resourceId: string): void => {
    iceUsers.delete(resourceId);
    ended.push(resourceId);
  };
  /** The viewers' sessions of each room, the oldest first, also those that have ended. */
  const played = new Map<string, string[]>();
  const playIn = (room: string, offerSdp: string, most = Infinity) => {
    const before = played.get(room) ?? [];
    const resourceId = before.length === 0 ? `play-${room}` : `play-${room}-${before.length + 1}`;
    const all = [...before, resourceId];
    played.set(room, all);
    const answer = answerTo(resourceId, offerSdp);
    all
      .filter((id) => iceUsers.has(id))
      .slice(0, -most)
      .forEach(end);
    return answer;
  };
  const engine: LiveEngine = {
    records: true,
    packages: true,
    shared: null,
    layers: null,
    takeCandidates: async (resourceId, fragment) =>
      void candidates.set(resourceId, [...(candidates.get(resourceId) ?? []), fragment]),
    publish: async (room, offerSdp) => {
      publishing.add(room);
      return answerTo(`publish-${room}`, offerSdp);
    },
    play: async (room, offerSdp, most) => (publishing.has(room) ? playIn(room, offerSdp, most) : null),
    end: async (resourceId) => end(resourceId),
    iceUserOf: async (resourceId) => iceUsers.get(resourceId) ?? null,
    closeRoom: async (room) => void publishing.delete(room),
    moveRoom: async (from, to) => {
      if (!publishing.delete(from)) return false;
      publishing.add(to);
      publishers.set(to, `publish-${from}`);
      return true;
    },
    record: async (room, folder) => {
      recorded.set(room, folder);
      return true;
    },
    stopRecording: async (room) => void recorded.delete(room),
    package: async (room) => {
      packaged.add(room);
      return true;
    },
    stopPackaging: async (room) => void packaged.delete(room),
    onPartialSegment: (listener) => {
      partListeners.add(listener);
      return () => partListeners.delete(listener);
    },
    onSegment: (listener) => {
      segmentListeners.add(listener);
      return () => segmentListeners.delete(listener);
    },
    onRoomChanged: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stats: async () => ({
      udpPort: 0,
      sessions: publishing.size,
      rooms: [...publishing].map((room) => statsOf(room, { delivered, viewers, input: inputOf(room) })),
    }),
    close: async () => listeners.clear(),
  };
  return {
    ...engine,
    ended,
    recorded,
    packaged,
    /** Tells the API of half a second. */
    reportPart: (part: PartialSegment) => {
      for (const listener of partListeners) listener(part);
    },
    /** What came late of each session. */
    candidates,
    /** Tells the API that a segment is complete. */
    reportSegment: (segment: RecordedSegment) => {
      for (const listener of segmentListeners) listener(segment);
    },
    publishing,
    /** Milliseconds that each room has delivered, as the test wants it. */
    delivered,
    /** How many the engine sends each room to, as the test wants it. */
    viewers,
    /** What arrives in each room, as the test wants it. */
    inputs,
    /** Tells the API what the engine would: who publishes and how many watch. */
    report: (room: string, isPublishing: boolean, viewers: number) => {
      for (const listener of listeners) listener({ room, isPublishing, viewers });
    },
  };
};
