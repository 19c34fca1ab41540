import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/tables.ts';
import type { Processes } from '../processes.ts';
import type { LiveEngine } from './live-engine.ts';
import { createOutsideViewings } from './outside/outside-viewings.ts';
import { createViewings, type Viewings } from './viewings.ts';

interface Given {
  live: LiveEngine;
  db: Db;
  processes: Processes;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Who watches, as it is kept for the engine of live video. */
export const openViewings = ({ live, db, processes, log }: Given): Viewings => {
  const here = createViewings(live, processes, log);
  return live.shared ? createOutsideViewings(db, live, here) : here;
};
