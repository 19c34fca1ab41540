import { streamScope } from '@barg/contract';

const PREFIX = streamScope('');

/** A socket and its viewer: an account, or for guests their network. */
interface Watching {
  account: { id: string } | null;
  network: string;
}

interface Audience {
  /** The viewer of each socket in the room. */
  people: Map<string, string>;
  /** The number of sockets of each viewer. */
  sockets: Map<string, number>;
}

const NETWORK = 'network:';

const personOf = ({ account, network }: Watching): string => account?.id ?? `${NETWORK}${network}`;

export const isAccount = (person: string): boolean => !person.startsWith(NETWORK);

/**
 * Counts the viewers of streams as sockets join and leave: an account once in all its windows, guests of a network
 * once, because they cannot be told apart. Reading a count is constant time; streams without viewers use no memory.
 */
export const createViewerRegister = () => {
  const audiences = new Map<string, Audience>();

  const left = (room: string, socketId: string): void => {
    const audience = audiences.get(room);
    const person = audience?.people.get(socketId);
    if (!audience || person === undefined) return;
    audience.people.delete(socketId);
    const rest = (audience.sockets.get(person) ?? 1) - 1;
    if (rest > 0) audience.sockets.set(person, rest);
    else audience.sockets.delete(person);
    if (audience.people.size === 0) audiences.delete(room);
  };

  /** Also when the socket's account has changed since it joined. */
  const joined = (room: string, socketId: string, watching: Watching | undefined): void => {
    if (!room.startsWith(PREFIX) || !watching) return;
    left(room, socketId);
    const audience = audiences.get(room) ?? { people: new Map(), sockets: new Map() };
    const person = personOf(watching);
    audience.people.set(socketId, person);
    audience.sockets.set(person, (audience.sockets.get(person) ?? 0) + 1);
    audiences.set(room, audience);
  };

  return {
    joined,
    left,
    /** Without the performer. */
    count: (streamId: string, performerId: string): number => {
      const sockets = audiences.get(streamScope(streamId))?.sockets;
      return sockets ? sockets.size - Number(sockets.has(performerId)) : 0;
    },
    /** Those whom {@link count} counts, and the performer; `isAccount` tells them apart from visitors. */
    people: (streamId: string): string[] => [...(audiences.get(streamScope(streamId))?.sockets.keys() ?? [])],
    /** The number of streams with viewers. */
    get size(): number {
      return audiences.size;
    },
  };
};

export type ViewerRegister = ReturnType<typeof createViewerRegister>;
