import type { RemoteStorage } from '@barg/session/remote-storage';

/** So many films are remembered; the oldest go first. */
const MOST = 50;
/** Shorter ones are begun anew. */
const SHORTEST_SECONDS = 90;
/** Whoever stopped so near to an end saw the beginning alone, or all of it. */
const EDGE_SECONDS = 15;

/** Where somebody stopped watching, and when. */
export interface Left {
  /** 0 for what begins anew. */
  seconds: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** Where somebody stopped watching. */
export interface Positions {
  of(fileId: string): Left | null;
  /** Answers what was kept; null where the file is too short for that. */
  keep(fileId: string, seconds: number, duration: number): number | null;
}

type Entry = [fileId: string, seconds: number, at?: number];

const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

/** Positions of one account on this device. A storage that is switched off or full forgets them. */
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
      // Then it begins at the beginning, as everywhere else.
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
      // Kept as well where it begins anew: another device may remember something older.
      write([[fileId, kept, Date.now()], ...read().filter(([id]) => id !== fileId)]);
      return kept;
    },
  };
};

/** Where to begin: the later of what this device and the server remember. */
export const beginningOf = (here: Left | null, there: { seconds: number; at: string } | null): number => {
  if (!there) return here?.seconds ?? 0;
  return here && here.at > Date.parse(there.at) ? here.seconds : there.seconds;
};
