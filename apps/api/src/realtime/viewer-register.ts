import { streamScope } from '@barg/contract';

const PREFIX = streamScope('');

/** A socket as its viewer is told from others: an account, or for visitors the network they come from. */
interface Watching {
  account: { id: string } | null;
  network: string;
}

interface Audience {
  /** Who each socket of the room is. */
  people: Map<string, string>;
  /** How many sockets of the room each has. */
  sockets: Map<string, number>;
}

const personOf = ({ account, network }: Watching): string => account?.id ?? `network:${network}`;

/**
 * Who watches each stream, counted as sockets come and go: a person once for all their windows, a network of visitors
 * once, as nothing tells them apart. Asking costs the same however many watch; what nobody watches takes no memory.
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

  /** Also when it has become somebody else's since it came. */
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
    /** Whoever performs does not watch. */
    count: (streamId: string, performerId: string): number => {
      const sockets = audiences.get(streamScope(streamId))?.sockets;
      return sockets ? sockets.size - Number(sockets.has(performerId)) : 0;
    },
    /** How many streams are watched. */
    get size(): number {
      return audiences.size;
    },
  };
};

export type ViewerRegister = ReturnType<typeof createViewerRegister>;
