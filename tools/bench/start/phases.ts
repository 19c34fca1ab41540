/** A line of `npm start` and its time, in milliseconds since the start. */
export interface TimedLine {
  text: string;
  at: number;
}

/** The duration of a start and its parts, in milliseconds; null for a part that was not needed. */
export interface Phases {
  install: number | null;
  build: number | null;
  /** Database, tables, at the first start the demo data, and the rest. */
  serve: number;
  total: number;
}

const INSTALLING = /^Installing packages/;
const BUILDING = /^Building the front end/;
/** An app whose build is done: `  feed-remote`, `  shell (unchanged)`. */
const BUILT = /^ {2}[a-z-]+( \(unchanged\))?$/;
const READY = /^Barg is ready/;

export const isReady = (text: string): boolean => READY.test(text);

/**
 * Reads the parts from the output of a start.
 *
 * @throws when it never became ready
 */
export function phasesOf(lines: readonly TimedLine[]): Phases {
  const timeOf = (pattern: RegExp): number | null => lines.findLast(({ text }) => pattern.test(text))?.at ?? null;
  const [installing, building, built, total] = [INSTALLING, BUILDING, BUILT, READY].map(timeOf);
  if (total == null) throw new Error('The site did not become ready.');
  const between = (from: number | null | undefined, to: number | null | undefined): number | null =>
    from == null || to == null ? null : to - from;
  return {
    install: between(installing, building),
    build: between(building, built),
    serve: total - (built ?? 0),
    total,
  };
}
