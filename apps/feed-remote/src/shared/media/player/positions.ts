/** So many films are remembered; the oldest go first. */
const MOST = 50;
/** Shorter ones are begun anew. */
const SHORTEST_SECONDS = 90;
/** Whoever stopped so near to an end saw the beginning alone, or all of it. */
const EDGE_SECONDS = 15;

/** Where somebody stopped watching. */
export interface Positions {
  /** Seconds; 0 where the file begins at its beginning. */
  of(fileId: string): number;
  keep(fileId: string, seconds: number, duration: number): void;
}

type Entries = Array<[fileId: string, seconds: number]>;

const isEntry = (value: unknown): value is Entries[number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

/** Positions of one account on this device. A storage that is switched off or full forgets them. */
export const createPositions = (storage: () => Storage, accountId: string | null): Positions => {
  const key = `feed.positions.${accountId ?? 'visitor'}`;
  const read = (): Entries => {
    try {
      const stored: unknown = JSON.parse(storage().getItem(key) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isEntry) : [];
    } catch {
      return [];
    }
  };
  const write = (entries: Entries): void => {
    try {
      storage().setItem(key, JSON.stringify(entries.slice(0, MOST)));
    } catch {
      // Then it begins at the beginning, as everywhere else.
    }
  };
  return {
    of: (fileId) => read().find(([id]) => id === fileId)?.[1] ?? 0,
    keep: (fileId, seconds, duration) => {
      if (duration < SHORTEST_SECONDS) return;
      const others = read().filter(([id]) => id !== fileId);
      const isBetween = seconds > EDGE_SECONDS && seconds < duration - EDGE_SECONDS;
      write(isBetween ? [[fileId, Math.floor(seconds)], ...others] : others);
    },
  };
};
