import type { EventTarget } from '../platform/publisher.ts';

export const userRoom = (userId: string): string => `user:${userId}`;
export const isUserRoom = (room: string): boolean => room.startsWith(userRoom(''));
export const countryRoom = (country: string): string => `country:${country}`;
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`;

/** The rooms that a target excludes. */
export const exceptedRoomsOf = (target: EventTarget): string[] =>
  target.kind === 'everyone' ? (target.except ?? []).flatMap((excepted) => roomsOf(excepted) ?? []) : [];

/** The socket.io rooms of a target; null means everybody. A scope's room has the scope's name. */
export const roomsOf = (target: EventTarget): string[] | null => {
  switch (target.kind) {
    case 'user':
      return [userRoom(target.userId)];
    case 'session':
      return [sessionRoom(target.sessionId)];
    case 'scope':
      return [target.scope];
    case 'country':
      return [countryRoom(target.country)];
    case 'everyone':
      return null;
    case 'any-of': {
      const rooms = target.targets.map(roomsOf);
      return rooms.includes(null) ? null : [...new Set(rooms.flatMap((room) => room ?? []))];
    }
  }
};
