import { decimals, inHundredths, inWhole, type Table } from '../report/report.ts';
import { median } from '../statistics.ts';
import type { Ground } from './ground.ts';
import { AUDIENCE, openProductHall, openRawHall, tellHall, type Cost, type Hall } from './hall.ts';
import type { Kind } from './told.ts';

const ROUNDS = 5;
const DELIVERIES = 10_000;
/** Before each: whoever was idle while the other told has lost its place in the processor's caches. */
const WARM_UP = 4000;

type Row = Table['rows'][number];

const WHAT: Record<Kind, string> = {
  person: 'an event to one person',
  line: `a line to a room of ${AUDIENCE.toLocaleString('en-US')}`,
};

const columns: Table['columns'] = [
  { key: 'what', label: 'what is told' },
  { key: 'processes', label: 'processes', format: inWhole },
  { key: 'time', label: 'product, ms of a core', format: decimals(4) },
  { key: 'rawTime', label: 'raw, ms of a core', format: decimals(4) },
  { key: 'ratio', label: 'ratio', format: inHundredths },
  { key: 'rate', label: 'product, a second', format: inWhole },
  { key: 'rawRate', label: 'raw, a second', format: inWhole },
];

/** What telling costs beside raw socket.io, with one process and with two that Redis joins. */
export async function measureDeliveries(ground: Ground): Promise<Table> {
  const rows: Row[] = [];
  for (const processes of [1, 2]) {
    console.error(`Telling by ${processes} of the product, and of raw socket.io`);
    const halls = [await openProductHall(ground, processes), await openRawHall(ground, processes)] as const;
    for (const kind of ['person', 'line'] as const)
      rows.push({ what: WHAT[kind], processes, ...(await compare(halls, kind, ground)) });
    for (const hall of halls) await hall.close();
  }
  return { title: 'Deliveries, each to one socket', columns, rows };
}

async function compare([product, raw]: readonly [Hall, Hall], kind: Kind, { fans, streams }: Ground): Promise<Row> {
  const people = fans.slice(0, AUDIENCE).map(({ id }) => id);
  const to = kind === 'person' ? people : streams.slice(0, 1).map(({ id }) => id);
  const ours: Cost[] = [];
  const theirs: Cost[] = [];
  // In turns, so that other work of the machine meets both. The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const costs = [await tellWarm(product, kind, to), await tellWarm(raw, kind, to)] as const;
    if (round === 0) continue;
    ours.push(costs[0]);
    theirs.push(costs[1]);
  }
  const [time, rawTime] = [ours, theirs].map((costs) => median(costs.map((cost) => cost.time))) as [number, number];
  const [rate, rawRate] = [ours, theirs].map((costs) => median(costs.map((cost) => cost.rate))) as [number, number];
  return { time, rawTime, ratio: time / rawTime, rate, rawRate };
}

async function tellWarm(hall: Hall, kind: Kind, to: readonly string[]): Promise<Cost> {
  await tellHall(hall, kind, to, WARM_UP);
  return tellHall(hall, kind, to, DELIVERIES);
}

export const deliveryNotes: readonly string[] = [
  `${ROUNDS} times ${DELIVERIES.toLocaleString('en-US')} deliveries of each, in turns; medians. ` +
    'Processor time is that of the servers; rates are also bound by the clients, which share the machine.',
];
