import type { VisitorKind } from './visitor-kind.ts';

/** A height, or one in a narrow place, as on phones and in an aside, and one in a wide place, from 480 px on. */
export type RoomHeight = number | { narrow: number; wide: number };

/** One way in which a filler shows: to whom, when, and how much room it takes then. In CSS pixels. */
export interface Showing {
  /** Whom it is shown to; everybody when absent. */
  to?: readonly VisitorKind[];
  /** What the slot's props have to hold, by JSON pointer: `{ '/performer/isSubscribed': true }`. What is missing is null. */
  where?: Readonly<Record<string, string | number | boolean | null>>;
  /** Absent where it follows from the place, or from words. */
  width?: number;
  height?: RoomHeight;
}

/** What of a filler says when it shows. */
export interface Showable {
  /**
   * The ways in which it shows, of which the first that fits counts; where none does it does not show, and is not
   * fetched. A filler that says nothing may show at any time, and no room is kept for it.
   */
  shows?: readonly Showing[];
}

/** What fillers take up together. */
export interface SlotRoom {
  width: number;
  height: { narrow: number; wide: number };
}

const valueAt = (props: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], props) ?? null;

/**
 * How a filler shows to a visitor; null when it does not.
 *
 * @param props what the slot gives; while they are not known, all that depends on them may show
 */
export function showingOf({ shows }: Showable, visitor: VisitorKind, props?: object): Showing | null {
  if (!shows) return {};
  const isFor = ({ to, where = {} }: Showing): boolean =>
    (to?.includes(visitor) ?? true) &&
    (props === undefined || Object.entries(where).every(([pointer, value]) => valueAt(props, pointer) === value));
  return shows.find(isFor) ?? null;
}

/** The room of fillers that stand beside each other in a row, or below each other in a column. */
export function roomOf(showings: readonly Showing[], axis: 'row' | 'column', gap = 0): SlotRoom {
  const measure = (lengths: readonly number[], isAlong: boolean): number => {
    const taken = lengths.filter((length) => length > 0);
    if (!isAlong || taken.length === 0) return Math.max(0, ...taken);
    return taken.reduce((total, length) => total + length, gap * (taken.length - 1));
  };
  const isRow = axis === 'row';
  const heightIn = (place: 'narrow' | 'wide'): number => {
    const heights = showings.map(({ height = 0 }) => (typeof height === 'number' ? height : height[place]));
    return measure(heights, !isRow);
  };
  const widths = showings.map(({ width = 0 }) => width);
  return { width: measure(widths, isRow), height: { narrow: heightIn('narrow'), wide: heightIn('wide') } };
}
