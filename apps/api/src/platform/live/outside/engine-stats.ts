import type { LiveInput, LiveInputVideo, LiveStats, RoomStats } from '../live-engine.ts';
import type { PublishedRoom } from './engine-rows.ts';

const PICTURES = /^(h264|h265|vp8|vp9|av1)$/i;

/** What such an engine does not tell of a picture. */
const UNKNOWN = { packets: 0, lost: 0, profile: null, width: null, height: null, frameRate: 0, keyFrameMs: null };

/** The engine tells which tracks come and how much in all; of the sound alone it tells nothing. */
const inputOf = ({ publisher, tracks, bitrate }: PublishedRoom): LiveInput | null => {
  if (publisher === null) return null;
  const picture = tracks.find((track) => PICTURES.test(track));
  const sound = tracks.find((track) => track !== picture);
  const video: LiveInputVideo | null = picture
    ? { codec: picture.toLowerCase(), bitrate, hasReordered: false, ...UNKNOWN }
    : null;
  const audio = sound ? { codec: sound.toLowerCase(), bitrate: picture ? 0 : bitrate, packets: 0, lost: 0 } : null;
  return { resourceId: publisher, video, audio };
};

const roomOf = (row: PublishedRoom): RoomStats => ({
  room: row.room,
  isPublishing: true,
  viewers: row.viewers,
  run: row.room,
  // It does not tell what viewers have received: such rooms cannot be paid by the minute.
  deliveredMs: 0,
  packetsReceived: 0,
  bytesReceived: Number(row.bytes_received),
  keyFrameRequests: 0,
  retransmissions: 0,
  input: inputOf(row),
});

/** What is known of an outside engine's rooms, as the port has it. */
export const statsOf = (rows: readonly PublishedRoom[]): LiveStats => ({
  udpPort: 0,
  sessions: rows.reduce((sum, { viewers }) => sum + viewers + 1, 0),
  rooms: rows.map(roomOf),
});
