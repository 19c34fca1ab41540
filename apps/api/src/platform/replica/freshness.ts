/** A place in the write-ahead log. Later ones are larger. */
export type Place = bigint;

/** Reads PostgreSQL's `pg_lsn`, as in `16/B374D848`. */
export const placeOf = (lsn: string): Place => {
  const [high = '', low = ''] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
};

/** More than a replica may be behind; which of the forgotten ones it reached only makes it look older. */
const MOST_MARKS = 100;

/** How old a replica's data is. */
export interface Freshness {
  /** The primary had come to `place`, at `at` at the earliest. */
  primaryWas(place: Place, at: number): void;
  replicaIs(place: Place): void;
  /** Whether the replica has what was written up to there. */
  holds(place: Place): boolean;
  /** Milliseconds since the last moment of which the replica surely has everything; infinite before there was one. */
  age(now: number): number;
}

/**
 * Compares places in the log instead of clocks: the time of the last replayed transaction stands still while nobody
 * writes, and a replica that has lost its primary has replayed all that it got. Times are of this process alone.
 */
export const createFreshness = (): Freshness => {
  let marks: Array<{ place: Place; at: number }> = [];
  let replayed: Place | null = null;
  let asOf = -Infinity;
  return {
    primaryWas: (place, at) => {
      // Nothing was written in between, so who has the one has the other.
      if (marks.at(-1)?.place === place) marks.pop();
      marks.push({ place, at });
      if (marks.length > MOST_MARKS) marks.shift();
    },
    replicaIs: (place) => {
      replayed = place;
      const reached = marks.findLast((mark) => mark.place <= place);
      if (!reached) return;
      asOf = reached.at;
      marks = marks.slice(marks.indexOf(reached));
    },
    holds: (place) => replayed !== null && place <= replayed,
    age: (now) => now - asOf,
  };
};
