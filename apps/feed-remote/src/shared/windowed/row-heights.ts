import { tabStore } from '@barg/runtime/browser-stores';

interface Measured {
  height: number;
  /** Of the window: on a phone that is turned rows have other heights. */
  width: number;
}

/** Asking the window for it lays the page out, in the middle of drawing it: asked where that is done, and kept. */
let windowWidth = globalThis.innerWidth;
const readWindowWidth = (): void => void (windowWidth = innerWidth);
// Not where a server draws, which has no window.
globalThis.addEventListener?.('resize', readWindowWidth);

const STORED = 'barg.row-heights';
/** Rows beyond that many are not worth their room in the storage. */
const KEPT = 400;

/** What the document before a reload left behind: nothing where that is unreadable, or of a window of another width. */
function readStored(): Map<string, Measured> {
  try {
    const [width, rows] = JSON.parse(tabStore.getItem(STORED) ?? '[]') as [number, [string, number][]?];
    if (width !== windowWidth || !rows) return new Map();
    return new Map(rows.filter(([, height]) => height > 0).map(([id, height]) => [id, { height, width }]));
  } catch {
    return new Map();
  }
}

/** By row, the latest measured last. Read when the first row asks, which finds nothing unless the tab was reloaded. */
let measured: Map<string, Measured> | undefined;
const known = (): Map<string, Measured> => (measured ??= readStored());

const store = (): void => {
  const rows = [...known()].flatMap(([id, { height, width }]) => (width === windowWidth ? [[id, height]] : []));
  tabStore.setItem(STORED, JSON.stringify([windowWidth, rows.slice(-KEPT)]));
};

/** The height that a row had when its content was drawn last in a window of this width, also before a reload. */
export const heightOf = (id: string): number | undefined => {
  const row = known().get(id);
  return row?.width === windowWidth ? row.height : undefined;
};

const ids = new WeakMap<Element, string>();
let observer: ResizeObserver | undefined;

const measure = ({ target }: ResizeObserverEntry): void => {
  const id = ids.get(target);
  const { height } = target.getBoundingClientRect();
  // A row that has left the document has no height any more.
  if (!id || height <= 0) return;
  known().delete(id);
  known().set(id, { height, width: windowWidth });
};

/** Measures a row whose content is drawn, without forcing a layout: whenever its size has changed. Returns how to stop. */
export function watchHeight(row: Element, id: string): () => void {
  observer ??= new ResizeObserver((entries) => {
    readWindowWidth();
    entries.forEach(measure);
  });
  ids.set(row, id);
  observer.observe(row);
  addEventListener('pagehide', store);
  return () => observer?.unobserve(row);
}
