import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { openDatabase } from '@barg/api';
import { startProductIn } from '../first-load/product.ts';
import { inHundredths, inWhole, type Table } from '../report/report.ts';
import { atEnd } from '../resources.ts';
import { makeFans } from '../sockets/ground.ts';
import { median, percentile } from '../statistics.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import type { MembersAnswers, MembersLoad } from './members-worker.ts';

const MEMBERS = 50;
const RATES = [0, 10, 25, 50];
const CALLS_PER_SECOND = 50;
const MEASURE_MS = 10_000;
/** A renderer has started by then, and knows the pages. */
const WARM_UP_MS = 8000;

async function load(given: Omit<MembersLoad, 'page' | 'call' | 'callsPerSecond'>): Promise<MembersAnswers> {
  const workerData: MembersLoad = { ...given, page: '/home', call: '/api/users/me', callsPerSecond: CALLS_PER_SECOND };
  const worker = new Worker(new URL('./members-worker.ts', import.meta.url), { workerData });
  const [answers] = (await once(worker, 'message')) as [MembersAnswers];
  return answers;
}

/** What members' pages, each drawn for one of them alone, cost those who call the API meanwhile. */
export async function membersTable(): Promise<Table> {
  const dataDir = await temporaryFolder('members');
  const database = await openDatabase({ dataDir });
  atEnd(() => database.close());
  const site = await startProductIn(dataDir, {
    DATABASE_URL: database.connectionString,
    RATE_LIMIT_PER_MINUTE: '1000000000',
  });
  const tokens = (await makeFans(database.pool, MEMBERS)).map(({ token }) => token);
  await load({ site, tokens, pagesPerSecond: 5, milliseconds: WARM_UP_MS });
  const rows = [];
  for (const pagesPerSecond of RATES) {
    const { calls, pages, drawn } = await load({ site, tokens, pagesPerSecond, milliseconds: MEASURE_MS });
    const asked = pages.length > 0;
    rows.push({
      pagesPerSecond,
      call: median(calls),
      slow: percentile(calls, 95),
      page: asked ? median(pages) : null,
      drawn: asked ? (drawn / pages.length) * 100 : null,
    });
  }
  const alone = rows[0]?.call ?? 0;
  return {
    title: "Members' pages (/home), each another member's, and a call of the API beside them",
    columns: [
      { key: 'pagesPerSecond', label: 'pages a second' },
      { key: 'drawn', label: 'of them drawn, %', format: inWhole },
      { key: 'page', label: 'page, ms', format: inHundredths },
      { key: 'call', label: 'call, ms', format: inHundredths },
      { key: 'slow', label: '95 of 100 calls, ms', format: inHundredths },
      { key: 'more', label: 'more than without pages, ms', format: inHundredths },
      { key: 'target', label: 'target, ms' },
    ],
    rows: rows.map((row) => ({ ...row, more: row.call - alone, target: 20 })),
  };
}
