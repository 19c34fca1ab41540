import path from 'node:path';
import { sql } from 'kysely';
import { findPostmaster } from '../../../apps/api/src/platform/database/embedded/postmaster.ts';
import { createTestApi, type TestApi } from '../../../apps/api/src/testing/api.ts';
import { TEST_DATA_DIR } from '../../../apps/api/src/testing/database.ts';
import { newId } from '../../../apps/api/src/platform/ids.ts';
import { sendBatch } from '../../../apps/api/src/modules/campaigns/send.ts';
import { startCampaign } from '../../../apps/api/src/modules/campaigns/start.ts';
import { processorClock, type ProcessorTime } from '../money/processor-time.ts';
import { decimals, inHundredths, inWhole, type Report } from '../report/report.ts';
import { atEnd } from '../resources.ts';
import { percentile } from '../statistics.ts';

/** `BENCH_RECIPIENTS=5000 npm run bench -- campaign` for a short one. */
const RECIPIENTS = Number(process.env.BENCH_RECIPIENTS ?? 100_000);
const PAUSE_MS = 200;

/**
 * The PostgreSQL of the tests does not look after its tables, so what was planned for empty ones would be kept: each
 * reference to a conversation would read all of them.
 */
async function lookAfterTables({ context }: TestApi): Promise<void> {
  await sql`alter system set autovacuum = on`.execute(context.db);
  await sql`alter system set autovacuum_naptime = 10`.execute(context.db);
  await sql`select pg_reload_conf()`.execute(context.db);
}

/** A mass message to very many fans, and what a message that somebody types takes in the meantime. */
export async function measureCampaign(): Promise<Report> {
  const api = await createTestApi({ after: (release) => atEnd(release as () => unknown) });
  const her = await api.createPerformer();
  await lookAfterTables(api);
  console.error(`Making ${RECIPIENTS} fans`);
  await makeFans(api, her.id);
  const talk = await openTalk(api);
  const quiet = await timesOf(talk, 50);
  const made = await api.as(her).post('/performer/campaigns', { text: 'New ink', audience: {} });
  const id: string = made.body.data._id;
  const clock = clockOf();
  const began = performance.now();
  await startCampaign(api.context, id);
  const frozen = performance.now();
  const before = clock();
  const busy: number[] = [];
  let isSending = true;
  const talking = (async () => {
    while (isSending) busy.push(...(await timesOf(talk, 1)));
  })();
  while ((await stateOf(api, id)) === 'sending') await sendBatch(api.context, id);
  const ended = performance.now();
  const spent = each(before, clock());
  isSending = false;
  await talking;
  const seconds = (ended - frozen) / 1000;
  return {
    tables: [
      {
        title: 'A mass message',
        columns: [
          { key: 'recipients', label: 'recipients', format: inWhole },
          { key: 'frozen', label: 'written down, s', format: inHundredths },
          { key: 'seconds', label: 'sent, s', format: decimals(1) },
          { key: 'rate', label: 'a second', format: inWhole },
          { key: 'node', label: 'API, ms each', format: inHundredths },
          { key: 'database', label: 'PostgreSQL, ms each', format: inHundredths },
        ],
        rows: [
          { recipients: RECIPIENTS, frozen: (frozen - began) / 1000, seconds, rate: RECIPIENTS / seconds, ...spent },
        ],
      },
      {
        title: 'A message of another conversation',
        columns: [
          { key: 'when', label: 'when' },
          { key: 'half', label: 'p50, ms', format: inHundredths },
          { key: 'most', label: 'p95, ms', format: inHundredths },
        ],
        rows: [rowOf('before', quiet), rowOf('while it is sent', busy)],
      },
    ],
    notes: [
      'One process sends and answers, on the PostgreSQL of the tests, which does not wait for the disk; it looks after its tables every ten seconds.',
      'The milliseconds are processor time for each recipient: they hardly depend on what else the machine does.',
    ],
  };
}

/** Of this process, and of the PostgreSQL of the tests where it is this one's; other tests on it count as well. */
const clockOf = (): (() => ProcessorTime) =>
  processorClock(findPostmaster(path.join(TEST_DATA_DIR, 'postgres'))?.pid ?? 0);

/** Processor time for each recipient, in milliseconds. */
const each = (from: ProcessorTime, to: ProcessorTime) => ({
  node: (to.node - from.node) / 1000 / RECIPIENTS,
  database: from.database === null || to.database === null ? null : (to.database - from.database) / 1000 / RECIPIENTS,
});

const rowOf = (when: string, times: readonly number[]) => ({
  when,
  half: percentile(times, 50),
  most: percentile(times, 95),
});

const stateOf = async ({ db }: TestApi, id: string) =>
  (await db.selectFrom('campaigns').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;

/** Followers by the thousand, without conversations. */
async function makeFans({ db }: TestApi, performerId: string): Promise<void> {
  const STEP = 5000;
  for (let made = 0; made < RECIPIENTS; made += STEP) {
    const ids = Array.from({ length: Math.min(STEP, RECIPIENTS - made) }, () => newId());
    await sql`insert into users (id, role, name, username, search_text)
      select id, 'user', 'Fan', 'f' || replace(id::text, '-', ''), 'fan' from unnest(${ids}::uuid[]) id`.execute(db);
    await sql`insert into follows (follower_id, performer_id)
      select id, ${performerId}::uuid from unnest(${ids}::uuid[]) id`.execute(db);
  }
  // Not what is empty yet: whoever reads an empty table plans to read all of it, and keeps the plan while it grows.
  await sql`analyze users, follows, fans`.execute(db);
}

/** Two others who write to each other; sends a message. */
async function openTalk(api: TestApi): Promise<() => Promise<unknown>> {
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  const opened = await api.as(fan).post('/conversations', { source: 'performer', sourceId: performer.id });
  return () => api.as(fan).post(`/messages/conversations/${opened.body.data._id}`, { text: 'salaam' });
}

async function timesOf(act: () => Promise<unknown>, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let done = 0; done < count; done += 1) {
    const from = performance.now();
    await act();
    times.push(performance.now() - from);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return times;
}
