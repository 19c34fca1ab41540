import { openRenderer, type Renderer } from './open-renderer.ts';
import type { Bundle, Drawn, PageOrder } from './renderer/messages.ts';

/** Versions that draw together. */
export interface RendererSet {
  /** Names shell and remotes with their versions. */
  key: string;
  /** The server bundles, the shell's first; read when a renderer starts. */
  readBundles: () => Promise<Bundle[]>;
}

/**
 * What happens to a renderer: it stands, could not start, fell (hung, ended by itself or by a bound), or left for another
 * one.
 */
export type RendererEvent = 'started' | 'failed' | 'fell' | 'left';

/** The renderers at this moment. */
export interface RenderersState {
  /** Those that could draw. */
  alive: number;
  /** Bytes, of all of them. */
  memory: number;
}

export interface RenderersOptions {
  /** Called once for each reason for which a set does not draw. */
  report: (message: string) => void;
  /** In milliseconds: who draws at one page for longer hangs, and is ended. */
  hangsAfter: number;
  /** In milliseconds: behind a page that takes longer others are not drawn, but sent without waiting. */
  busyAfter: number;
  /** Renderers at a time; the one that was not used for longest leaves and has to be started again. */
  most?: number;
  /** Hears what happens to each. */
  onRenderer?: (event: RendererEvent) => void;
  /** In bytes, of what this process may still take. */
  freeMemory?: () => number;
}

/** Why a page was not drawn: its renderer is not there yet, rests or is busy, or the drawing threw or ended it. */
export type Missing = 'starting' | 'resting' | 'busy' | 'failed' | 'ended';

export type Attempt = { drawn: Drawn } | { missing: Missing };

export interface Renderers {
  /**
   * Draws a page. Never rejects.
   *
   * @param isAnswered when the page has been sent: a renderer that is not there yet starts then, and not before
   */
  draw: (set: RendererSet, page: PageOrder, isAnswered?: Promise<unknown>) => Promise<Attempt>;
  /** Resolves when the renderer of a set has started, or could not. */
  prepare: (set: RendererSet) => Promise<void>;
  state: () => RenderersState;
  stop: () => void;
}

const MOST = 6;
/** In bytes: the heap of a renderer at its bound, and what the rest of the site may need meanwhile. */
const NEEDED_MEMORY = 512 * 1024 * 1024;
/** How long a set rests after it has hung, ended or not started; twice as long after each further time. */
const REST_MS = 30_000;
const LONGEST_REST_MS = 600_000;

/** A page that has its renderer started. */
interface Asking {
  page: PageOrder;
  isAnswered: Promise<unknown> | undefined;
}

interface Entry {
  starting: Promise<void>;
  renderer: Renderer | null;
}

interface Record {
  falls: number;
  lastFall: number;
  restsUntil: number;
  told: Set<string>;
}

/** Within the bound of a container, where there is one. */
const freeMemoryHere = (): number => process.availableMemory();

/** The renderers of a web tier, one for each set of versions that is in use. */
export function createRenderers(options: RenderersOptions): Renderers {
  const { report, hangsAfter, busyAfter, most = MOST, freeMemory = freeMemoryHere, onRenderer } = options;
  const entries = new Map<string, Entry>();
  const records = new Map<string, Record>();

  const recordOf = (key: string): Record => {
    const record = records.get(key) ?? { falls: 0, lastFall: -Infinity, restsUntil: 0, told: new Set() };
    records.set(key, record);
    return record;
  };
  const tell = (key: string, reason: string): void => {
    const { told } = recordOf(key);
    if (!told.has(reason)) report(`${key} draws nothing: ${reason}`);
    told.add(reason);
  };
  const fall = (key: string): void => {
    entries.delete(key);
    const record = recordOf(key);
    const now = performance.now();
    // Who has stood for so long again begins anew.
    if (now - record.lastFall > 2 * LONGEST_REST_MS) record.falls = 0;
    record.restsUntil = now + Math.min(REST_MS * 2 ** record.falls, LONGEST_REST_MS);
    record.falls += 1;
    record.lastFall = now;
  };

  const makeRoom = (): void => {
    for (const [key, { renderer }] of entries) {
      if (entries.size <= most) return;
      renderer?.stop();
      entries.delete(key);
      if (renderer) onRenderer?.('left');
    }
  };

  const start = ({ key, readBundles }: RendererSet, asking?: Asking): Entry => {
    const entry: Entry = { starting: Promise.resolve(), renderer: null };
    entry.starting = (async () => {
      await asking?.isAnswered;
      // It had to make room for others before it began, or all have stopped.
      if (entries.get(key) !== entry) return;
      try {
        if (freeMemory() < NEEDED_MEMORY) throw new Error('too little memory is free for a renderer');
        const renderer = await openRenderer(await readBundles(), hangsAfter);
        // Code that has never run takes several times as long, more than a visitor waits for. What comes of it is nobody's.
        const failure = asking && (await renderer.draw(asking.page).catch((failed: Error) => failed));
        if (failure instanceof Error && renderer.isOver()) throw failure;
        onRenderer?.('started');
        // It had to make room for others while it started.
        if (entries.get(key) === entry) entry.renderer = renderer;
        else {
          renderer.stop();
          onRenderer?.('left');
        }
      } catch (failure) {
        tell(key, (failure as Error).message);
        onRenderer?.('failed');
        if (entries.get(key) === entry) fall(key);
      }
    })();
    entries.set(key, entry);
    makeRoom();
    return entry;
  };

  /** The renderer of a set, which is the last used one then; null while it rests. */
  const entryOf = (set: RendererSet, asking?: Asking): Entry | null => {
    const found = entries.get(set.key);
    if (!found) return performance.now() < recordOf(set.key).restsUntil ? null : start(set, asking);
    entries.delete(set.key);
    entries.set(set.key, found);
    return found;
  };

  const draw = async (set: RendererSet, page: PageOrder, isAnswered?: Promise<unknown>): Promise<Attempt> => {
    const entry = entryOf(set, { page, isAnswered });
    if (!entry) return { missing: 'resting' };
    const { renderer } = entry;
    // The page that has a renderer started does not wait for it.
    if (!renderer) return { missing: 'starting' };
    if (renderer.waitsFor() > busyAfter) return { missing: 'busy' };
    try {
      return { drawn: await renderer.draw(page) };
    } catch (failure) {
      tell(set.key, (failure as Error).message);
      if (!renderer.isOver()) return { missing: 'failed' };
      if (entries.get(set.key)?.renderer === renderer) {
        fall(set.key);
        onRenderer?.('fell');
      }
      return { missing: 'ended' };
    }
  };

  return {
    draw,
    prepare: async (set) => entryOf(set)?.starting,
    state: () => {
      const alive = [...entries.values()].flatMap(({ renderer }) => (renderer?.isOver() === false ? [renderer] : []));
      return { alive: alive.length, memory: alive.reduce((sum, renderer) => sum + renderer.memory(), 0) };
    },
    stop: () => {
      for (const { renderer } of entries.values()) renderer?.stop();
      entries.clear();
    },
  };
}
