import { setTimeout as delay } from 'node:timers/promises';
import { startServer, type RunningServer } from './server.ts';

/** What is waited before the first new start; twice as long before each further one. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** Who has lived as long as that is in order: what kills it next begins the waiting anew. */
const IN_ORDER_AFTER_MS = 60_000;

export interface SupervisionOptions {
  start?: typeof startServer;
  firstWaitMs?: number;
}

/**
 * Starts the server, and again when it is killed or fails after it had answered once: its database and files are as
 * they were, and its visitors come back by themselves. What lies built in the clone by then is not published: it may be half
 * of a build, or one that a gate has refused. A new start may fail as well, while its database is away: that is
 * tried on. One that never answered since the first start would fail again, and has said why.
 */
export function superviseServer(
  port: number,
  { start = startServer, firstWaitMs = FIRST_WAIT_MS }: SupervisionOptions = {},
): RunningServer {
  const stopping = new AbortController();
  let server = start(port);

  const live = async (): Promise<number> => {
    let waitMs = firstWaitMs;
    let hasAnswered = false;
    for (;;) {
      const startedAt = Date.now();
      if ((await server.ready) !== undefined) hasAnswered = true;
      const code = await server.ended;
      if (!hasAnswered || code === 0 || stopping.signal.aborted) return code;
      if (Date.now() - startedAt > IN_ORDER_AFTER_MS) waitMs = firstWaitMs;
      console.error(`It starts again in ${waitMs / 1000} s.`);
      await delay(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return 0;
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
      server = start(port, { isAgain: true });
    }
  };
  return {
    ready: server.ready,
    ended: live(),
    stop: () => {
      stopping.abort();
      server.stop();
    },
  };
}
