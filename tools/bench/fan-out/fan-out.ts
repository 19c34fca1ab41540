import { createTestApi, type TestApi } from '../../../apps/api/src/testing/api.ts';
import { openTalk } from '../../../apps/api/src/modules/messages/testing.ts';
import { bringRedis } from '../../redis.ts';
import { decimals, inHundredths, inWhole, type Report, type Table } from '../report/report.ts';
import { atEnd } from '../resources.ts';
import { carryEntries, ENTRIES, ENTRY_BYTES, type Carried } from './entries.ts';

/** Processes that read; what each costs is the difference. */
const READING = [1, 9] as const;

type Row = Table['rows'][number];

/**
 * How many events an act is, and what Redis does for one. Every process of the API reads each of them, whoever it is
 * for, so what Redis hands out grows with the events times the processes.
 */
export async function measureFanOut(): Promise<Report> {
  bringRedis();
  const acts = await countEvents(await createTestApi({ after: (release) => atEnd(release as () => unknown) }));
  const carried: Carried[] = [];
  for (const reading of READING) {
    console.error(`Reading with ${reading}`);
    carried.push(await carryEntries(reading));
  }
  return { tables: [tableOfActs(acts), ...tablesOfEntries(carried as [Carried, Carried])], notes };
}

const notes = [
  `${ENTRIES.toLocaleString('en-US')} entries, an event to one person each, written and read at the same time as the ` +
    "adapter does. Redis tells its processor time itself. To take an entry means to read the answer and the entry's JSON, " +
    'by which a process sees that none of its sockets is meant.',
];

const tableOfActs = (rows: Row[]): Table => ({
  title: 'Events of an act',
  columns: [
    { key: 'act', label: 'act' },
    { key: 'events', label: 'events', format: inWhole },
    { key: 'names', label: 'which' },
  ],
  rows,
});

function tablesOfEntries(carried: readonly [few: Carried, many: Carried]): Table[] {
  const [few, many] = carried;
  const each = (of: 'redis' | 'processes'): number => (many[of] - few[of]) / (many.reading - few.reading);
  return [
    {
      title: 'An entry of the stream in Redis, written once',
      columns: [
        { key: 'reading', label: 'processes that read it', format: inWhole },
        { key: 'redis', label: 'Redis, µs of a core', format: inHundredths },
        { key: 'processes', label: 'the processes, µs of a core', format: inHundredths },
      ],
      rows: carried.map((row) => ({ ...row })),
    },
    {
      title: 'Of it',
      columns: [
        { key: 'write', label: 'Redis, to write it, µs', format: inHundredths },
        { key: 'read', label: 'Redis, for each that reads, µs', format: inHundredths },
        { key: 'taken', label: 'each that reads, to take it, µs', format: decimals(1) },
        { key: 'bytes', label: 'bytes', format: inWhole },
      ],
      rows: [
        {
          write: few.redis - few.reading * each('redis'),
          read: each('redis'),
          taken: each('processes'),
          bytes: ENTRY_BYTES,
        },
      ],
    },
  ];
}

/** What is told when a fan writes to a performer, and when another one tips her. */
async function countEvents(api: TestApi): Promise<Row[]> {
  const { fan, performer, post } = await openTalk(api);
  const rich = await api.createUser({ balance: 1000 });
  const count = async (act: string, run: () => Promise<{ status: number }>): Promise<Row> => {
    const before = api.events.length;
    const { status } = await run();
    if (status >= 300) throw new Error(`${act} was answered ${status}`);
    await api.runJobs();
    const names = api.events.slice(before).map(({ event }) => event.name);
    return { act, events: names.length, names: [...new Set(names)].join(', ') };
  };
  // The first one opens the conversation for her.
  await post(fan, { text: 'salaam' });
  const tip = { amount: 10, source: { type: 'profile', _id: performer.id } };
  return [
    await count('a message', () => post(fan, { text: 'as any later one' })),
    await count('a tip', () => api.as(rich).pay(`/wallet/charges/tip/${performer.id}`, tip)),
  ];
}
