/** The whole of Barg in one process: web tier, API, sockets, jobs; the database and the live engine below it. */
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseError } from '@barg/api';
import { StartError } from './listen.ts';
import { startSingleBox } from './single-box.ts';

/** Longer than any request should take; then what still runs is cut. */
const STOP_PATIENCE_MS = 15_000;

const explain = (error: unknown): void => {
  const isForReaders = error instanceof StartError || error instanceof DatabaseError;
  console.error(isForReaders ? error.message : error);
};

try {
  const box = await startSingleBox();
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await Promise.race([box.close(), delay(STOP_PATIENCE_MS, undefined, { ref: false })]).catch(explain);
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
} catch (error) {
  explain(error);
  process.exit(1);
}
