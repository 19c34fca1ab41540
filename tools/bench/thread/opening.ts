import pg from 'pg';
import { createTestApi } from '../../../apps/api/src/testing/api.ts';
import { inHundredths, type Table } from '../report/report.ts';
import { atEnd } from '../resources.ts';
import { percentile } from '../statistics.ts';
import { fillConversation, MESSAGES, momentOf } from './many-messages.ts';

const ROUNDS = 60;
const WARM_UP = 10;
/** As many as the screen asks for. */
const PAGE = 25;

const columns: Table['columns'] = [
  { key: 'where', label: 'opened' },
  { key: 'half', label: 'p50, ms', format: inHundredths },
  { key: 'most', label: 'p95, ms', format: inHundredths },
  { key: 'rawHalf', label: 'raw pg, p50, ms', format: inHundredths },
  { key: 'rawMost', label: 'raw pg, p95, ms', format: inHundredths },
];

/** A place in the conversation that moves from round to round, so that no page is in a cache for having been asked for. */
const somewhere = (round: number, from: number, to: number): number =>
  Math.max(1, Math.floor(MESSAGES * (from + ((round * 0.618) % 1) * (to - from))));

/**
 * What the server needs until a conversation is open: the conversation and a page of its messages, one after the other
 * as the screen asks for them. Beside it as many whole rows of the same place, by the same index.
 */
export async function measureOpening(): Promise<Table> {
  const api = await createTestApi({ after: (release) => atEnd(release as () => unknown) });
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  const opened = await api.as(fan).post('/conversations', { source: 'performer', sourceId: performer.id });
  const id: string = opened.body.data._id;
  const client = new pg.Client(api.connectionString);
  await client.connect();
  atEnd(() => client.end());
  console.error(`Writing ${MESSAGES} messages`);
  await fillConversation(client, id);

  const get = async (url: string): Promise<void> => {
    const { status, text } = await api.as(fan).get(url);
    if (status !== 200) throw new Error(`${url} answered ${status}: ${text}`);
  };
  const read = async (query: string): Promise<void> => {
    await get(`/conversations/${id}`);
    await get(`/messages/conversations/${id}?limit=${PAGE}&${query}`);
  };
  const raw = (sequence: number) =>
    client.query(
      'select * from messages where conversation_id = $1 and sequence <= $2 order by sequence desc limit $3',
      [id, sequence, PAGE],
    );
  const row = async (where: string, place: (round: number) => number, queryOf: (sequence: number) => string) => {
    const ours = await measure((round) => read(queryOf(place(round))));
    const theirs = await measure((round) => raw(place(round)));
    return { where, ...ours, rawHalf: theirs.half, rawMost: theirs.most };
  };
  const around = (sequence: number): string => `around=${sequence}`;
  const rows = [
    await row(
      'at its end',
      () => MESSAGES,
      () => 'offset=0',
    ),
    await row('anywhere in it', (round) => somewhere(round, 0, 1), around),
    await row('near its beginning', (round) => somewhere(round, 0, 0.01), around),
    await row(
      'at a day',
      (round) => somewhere(round, 0, 1),
      (sequence) => `since=${momentOf(sequence)}`,
    ),
  ];
  return { title: `Opening a conversation of ${MESSAGES.toLocaleString('en-US')} messages`, columns, rows };
}

async function measure(act: (round: number) => Promise<unknown>): Promise<{ half: number; most: number }> {
  const times: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const start = performance.now();
    await act(round + WARM_UP);
    if (round >= 0) times.push(performance.now() - start);
  }
  return { half: percentile(times, 50), most: percentile(times, 95) };
}
