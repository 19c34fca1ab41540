import type { PrivateStreamSide } from '../database/private-stream-tables.ts';

/** A private stream has two rooms: each side publishes to its own and plays the other's. */
const PREFIX = 'private';

export interface PrivateRoom {
  sessionId: string;
  /** Who publishes to it. */
  side: PrivateStreamSide;
}

export const privateRoomOf = (sessionId: string, side: PrivateStreamSide): string => `${PREFIX}/${side}/${sessionId}`;

/** Null for the room of a stream that is not private. */
export const readPrivateRoom = (room: string): PrivateRoom | null => {
  const [prefix, side, sessionId] = room.split('/');
  if (prefix !== PREFIX || sessionId === undefined || (side !== 'performer' && side !== 'fan')) return null;
  return { sessionId, side };
};
