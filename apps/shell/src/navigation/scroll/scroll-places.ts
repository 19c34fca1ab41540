import { tabStore } from '@barg/runtime/browser-stores';

/** Where a visit stood on each of its pages: pixels from the top by the key of the history's entry. */
type Places = Record<string, number>;

const STORED = 'barg.scroll-places';
/** An entry of the history beyond that many is older than anybody goes back. */
const KEPT = 50;

const read = (): Places => {
  try {
    return JSON.parse(tabStore.getItem(STORED) ?? '{}') as Places;
  } catch {
    return {};
  }
};

/** The places of a tab, read when they are first asked for. */
export function createScrollPlaces() {
  let places: Places | undefined;
  const known = (): Places => (places ??= read());
  return {
    get: (key: string): number => known()[key] ?? 0,
    /** Forgets the oldest first: keys of objects keep the order in which they came. */
    note: (key: string, top: number): void => {
      const { [key]: _moved, ...others } = known();
      places = Object.fromEntries([...Object.entries(others), [key, top] as const].slice(-KEPT));
    },
    /** For an entry that another has taken the place of: nobody goes back to it. */
    forget: (key: string): void => {
      const { [key]: _gone, ...others } = known();
      places = others;
    },
    /** For a reload; where storage fails, positions are lost with it. */
    store: (): void => void tabStore.setItem(STORED, JSON.stringify(known())),
  };
}
