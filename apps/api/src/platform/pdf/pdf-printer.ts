import type { Piscina } from 'piscina';
import { PdfBusyError } from './pdf.errors.ts';
import type { Sheet } from './sheet.ts';

/** Makes PDFs. */
export interface PdfPrinter {
  /** @throws PdfBusyError when too many wait already, or one takes too long */
  print(sheet: Sheet): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface Limits {
  /** Sheets that wait while one is being made. */
  waiting: number;
  /** How long one may wait and be made, milliseconds. */
  patience: number;
  /** Sheets that one thread makes: what Typst held for each is given back with its end, not before. */
  perThread: number;
}

/** A sheet takes some hundredths of a second, so the last of those that wait is served within one or two. */
const LIMITS: Limits = { waiting: 20, patience: 30_000, perThread: 100 };
/** Seconds after which whoever was turned away may try again. */
const RETRY_AFTER = 5;
/** How long the thread, and with it the fonts in memory, outlives its last sheet, milliseconds. */
const IDLE = 60_000;
/** What the thread may take of the heap; what needs more is ended instead of the whole API. */
const MEMORY_MB = 128;

type Pool = Piscina<Sheet, Uint8Array>;

/** Makes PDFs in a thread of their own, one after another: laying text out would hold up every other request. */
export const createPdfPrinter = (limits: Partial<Limits> = {}): PdfPrinter => {
  const { waiting, patience, perThread } = { ...LIMITS, ...limits };
  const pools = renewedPools(perThread);
  const print = async (pool: Pool, sheet: Sheet): Promise<Uint8Array> => {
    if (pool.queueSize >= waiting) throw new PdfBusyError({ retryAfter: RETRY_AFTER });
    const signal = AbortSignal.timeout(patience);
    try {
      return await pool.run(sheet, { signal });
    } catch (cause) {
      if (signal.aborted) throw new PdfBusyError({ retryAfter: RETRY_AFTER, cause });
      throw cause;
    }
  };
  return { print: (sheet) => pools.use((pool) => print(pool, sheet)), close: pools.close };
};

/** A pool with how many uses it has had, and how many go on. */
interface UsedPool {
  pool: Promise<Pool>;
  uses: number;
  running: number;
}

/** A pool that is followed by another after some uses, and ends with the last of its own. */
const renewedPools = (usesOfEach: number) => {
  let current: UsedPool | undefined;
  const nextPool = (): UsedPool => {
    if (current === undefined || current.uses >= usesOfEach) current = { pool: openPool(), uses: 0, running: 0 };
    current.uses += 1;
    return current;
  };
  const end = async (used: UsedPool): Promise<void> => {
    if (used === current) current = undefined;
    await (await used.pool).destroy();
  };
  const use = async <T>(work: (pool: Pool) => Promise<T>): Promise<T> => {
    const used = nextPool();
    used.running += 1;
    try {
      return await work(await used.pool);
    } finally {
      used.running -= 1;
      if (used.uses >= usesOfEach && used.running === 0) await end(used);
    }
  };
  const close = async (): Promise<void> => {
    await (await current?.pool)?.destroy();
  };
  return { use, close };
};

/** Loaded with the first sheet, so that the API starts as fast as without. */
const openPool = async (): Promise<Pool> => {
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename: new URL('./sheet-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
};
