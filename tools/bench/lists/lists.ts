import pg from 'pg';
import { createTestApi } from '../../../apps/api/src/testing/api.ts';
import { MANY_ROWS } from '../../../apps/api/src/testing/lists/fill.ts';
import { fillWorld } from '../../../apps/api/src/testing/lists/fill-world.ts';
import { HOTTEST_LISTS, type HotList } from '../../../apps/api/src/testing/lists/hottest-lists.ts';
import { createListWorld, growTo, type ListWorld } from '../../../apps/api/src/testing/lists/world.ts';
import { inHundredths, type Report, type Table } from '../report/report.ts';
import { atEnd } from '../resources.ts';
import { percentile } from '../statistics.ts';

const ROUNDS = 40;
const WARM_UP = 5;
const PAGE = 20;

const columns: Table['columns'] = [
  { key: 'list', label: 'list' },
  { key: 'half', label: 'p50, ms', format: inHundredths },
  { key: 'most', label: 'p95, ms', format: inHundredths },
  { key: 'rawHalf', label: 'twenty rows, p50, ms', format: inHundredths },
  { key: 'rawMost', label: 'twenty rows, p95, ms', format: inHundredths },
];

/** The first pages of the lists that are asked for most, on the database of the test that reads their plans. */
export async function measureLists(): Promise<Report> {
  const { world, client } = await prepare();
  const rows: Array<Table['rows'][number]> = [];
  for (const list of HOTTEST_LISTS) {
    const page = await measure(() => readPage(world, list));
    const raw = await measure(() => client.query(`select * from ${list.table} limit ${PAGE}`));
    rows.push({ list: list.name, ...page, rawHalf: raw.half, rawMost: raw.most });
  }
  const many = MANY_ROWS.toLocaleString('en-US');
  return {
    tables: [{ title: `Pages of ${PAGE} among ${many} rows`, columns, rows }],
    notes: [
      `${ROUNDS} times each, one after the other, on the PostgreSQL of the tests, which does not wait for the disk.`,
      'A page is several statements: the session, the rows, their total, and what each row shows.',
    ],
  };
}

async function prepare(): Promise<{ world: ListWorld; client: pg.Client }> {
  const api = await createTestApi({ after: (release) => atEnd(release as () => unknown) });
  const world = await createListWorld(api);
  await growTo(world, 0, 2);
  const client = new pg.Client(api.connectionString);
  await client.connect();
  atEnd(() => client.end());
  console.error(`Writing ${MANY_ROWS} rows into each table`);
  await fillWorld(client, world);
  return { world, client };
}

async function readPage(world: ListWorld, { who, url }: HotList): Promise<void> {
  const reader = who === 'guest' ? world.api.guest : world.api.as(world[who]);
  const address = url(world);
  const { status, text } = await reader.get(`${address}${address.includes('?') ? '&' : '?'}limit=${PAGE}`);
  if (status !== 200) throw new Error(`${address} answered ${status}: ${text}`);
}

async function measure(read: () => Promise<unknown>): Promise<{ half: number; most: number }> {
  const times: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const start = performance.now();
    await read();
    if (round >= 0) times.push(performance.now() - start);
  }
  return { half: percentile(times, 50), most: percentile(times, 95) };
}
