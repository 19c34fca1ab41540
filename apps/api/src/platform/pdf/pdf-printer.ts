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
}

/** A sheet takes some hundredths of a second, so the last of those that wait is served within one or two. */
const LIMITS: Limits = { waiting: 20, patience: 30_000 };
/** Seconds after which whoever was turned away may try again. */
const RETRY_AFTER = 5;
/** How long the thread, and with it the fonts in memory, outlives its last sheet, milliseconds. */
const IDLE = 60_000;
/** What the thread may take of the heap; what needs more is ended instead of the whole API. */
const MEMORY_MB = 128;

/** Makes PDFs in a thread of their own, one after another: laying text out would hold up every other request. */
export const createPdfPrinter = ({ waiting, patience }: Limits = LIMITS): PdfPrinter => {
  let opening: Promise<Piscina<Sheet, Uint8Array>> | undefined;
  return {
    print: async (sheet) => {
      opening ??= openPool();
      const pool = await opening;
      if (pool.queueSize >= waiting) throw new PdfBusyError({ retryAfter: RETRY_AFTER });
      const signal = AbortSignal.timeout(patience);
      try {
        return await pool.run(sheet, { signal });
      } catch (cause) {
        if (signal.aborted) throw new PdfBusyError({ retryAfter: RETRY_AFTER, cause });
        throw cause;
      }
    },
    close: async () => {
      await (await opening)?.destroy();
    },
  };
};

/** Loaded with the first sheet, so that the API starts as fast as without. */
const openPool = async (): Promise<Piscina<Sheet, Uint8Array>> => {
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename: new URL('./sheet-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
};
