import { tableToMarkdown } from '../report/markdown.ts';
import type { Report, Table } from '../report/report.ts';
import { deliveryNotes, measureDeliveries } from './deliveries.ts';
import { prepareGround } from './ground.ts';
import { AUDIENCE } from './hall.ts';
import { measurePages, pageNotes } from './pages.ts';
import { measureRestart, restartNotes, SOCKETS } from './restart.ts';

const STREAMS = 50;

/** One and two processes: what a delivery costs, how many pages they carry, and what a restart does to sockets. */
export async function measureSockets(): Promise<Report> {
  const ground = await prepareGround({ fans: Math.max(AUDIENCE, SOCKETS), streams: STREAMS });
  const tables: Table[] = [];
  for (const measure of [measureDeliveries, measurePages, measureRestart]) {
    const table = await measure(ground);
    tables.push(table);
    // It takes minutes, and whoever ends it before its end has what was measured until then.
    console.error(tableToMarkdown(table));
  }
  return { tables, notes: [...deliveryNotes, ...pageNotes, ...restartNotes] };
}
