import type { RemoteStorage } from '@barg/session/remote-storage';

/** The maximum of stored films; the oldest are removed. */
const MOST = 50;
/** Shorter files always start at the beginning. */
const SHORTEST_SECONDS = 90;
/** Positions this close to start or end are not stored. */
const EDGE_SECONDS = 15;

/** A position, and when it was stored. */
export interface Left {
  /** In seconds; 0 to start at the beginning. */
  seconds: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** A storage of positions. */
export interface Positions {
  of(fileId: string): Left | null;
  /** Returns the stored position; null for files that are too short. */
  keep(fileId: string, seconds: number, duration: number): number | null;
}

type Entry = [fileId: string, seconds: number, at?: number];

const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

/** Positions of one account on this device. Not stored if the storage is blocked or full. */
export const createPositions = (storage: RemoteStorage, accountId: string | null): Positions => {
  const key = `positions.${accountId ?? 'visitor'}`;
  const read = (): Entry[] => {
    try {
      const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isEntry) : [];
    } catch {
      return [];
    }
  };
  const write = (entries: Entry[]): void => {
    try {
      storage.setItem(key, JSON.stringify(entries.slice(0, MOST)));
    } catch {
      // The file then starts at the beginning.
    }
  };
  return {
    of: (fileId) => {
      const entry = read().find(([id]) => id === fileId);
      return entry ? { seconds: entry[1], at: entry[2] ?? 0 } : null;
    },
    keep: (fileId, seconds, duration) => {
      if (duration < SHORTEST_SECONDS) return null;
      const isBetween = seconds > EDGE_SECONDS && seconds < duration - EDGE_SECONDS;
      const kept = isBetween ? Math.floor(seconds) : 0;
      // A zero is stored too, because another device may have an older position.
      write([[fileId, kept, Date.now()], ...read().filter(([id]) => id !== fileId)]);
      return kept;
    },
  };
};

/** The initial position: the later stored one of device and server. */
export const beginningOf = (here: Left | null, there: { seconds: number; at: string } | null): number => {
  if (!there) return here?.seconds ?? 0;
  return here && here.at > Date.parse(there.at) ? here.seconds : there.seconds;
};
