import { buildApi, createLog, migrate, openDatabase, readConfig, type Api, type OpenDatabase } from '@barg/api';
import { inHundredths, inWhole, type Report, type Table } from '../report/report.ts';
import { atEnd } from '../resources.ts';
import { median, percentile } from '../statistics.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { PERFORMERS, POSTS, writePosts } from './many-posts.ts';

const ROUNDS = 40;
const WARM_UP = 5;

/** Queries: words that are in nearly all, some, one and none of the posts. */
const QUESTIONS = [
  { call: 'a word of every third post', url: '/api/user/feeds/landing?q=common&limit=10' },
  { call: 'a word of one post in a hundred', url: '/api/user/feeds/landing?q=topic7&limit=10' },
  { call: 'two words', url: '/api/user/feeds/landing?q=common%20topic7&limit=10' },
  { call: 'a hashtag', url: '/api/user/feeds/landing?q=%23tag42&limit=10' },
  { call: 'a word of one post', url: '/api/user/feeds/landing?q=single77777&limit=10' },
  { call: 'a word of none', url: '/api/user/feeds/landing?q=nowhere&limit=10' },
  { call: 'a name, in another spelling', url: '/api/performers/user/search?q=nilofar&limit=10' },
  { call: 'suggestions for three letters', url: '/api/search/suggestions?q=nil' },
  { call: 'what trends', url: '/api/trending?limit=10' },
] as const;

const columns: Table['columns'] = [
  { key: 'call', label: 'search' },
  { key: 'found', label: 'found', format: inWhole },
  { key: 'median', label: 'median, ms', format: inHundredths },
  { key: 'slow', label: '95 of 100 within, ms', format: inHundredths },
];

/** Search times among a hundred thousand posts, through the API's whole stack (no network). */
export async function measureSearch(): Promise<Report> {
  const api = await prepare();
  const rows: Array<Table['rows'][number]> = [];
  for (const { call, url } of QUESTIONS) rows.push({ call, ...(await measure(api, url)) });
  return {
    tables: [{ title: `Searches among ${POSTS.toLocaleString('en-US')} posts`, columns, rows }],
    notes: [
      `${PERFORMERS.toLocaleString('en-US')} performers; ${ROUNDS} times each, one after the other, with the answers of a visitor.`,
      'A search for posts is two to four statements, for the page and its number (counted to a hundred), and four for what it shows.',
    ],
  };
}

async function prepare(): Promise<Api> {
  const dataDir = await temporaryFolder('search');
  const database: OpenDatabase = await openDatabase({ dataDir });
  atEnd(() => database.close());
  await migrate({ pool: database.pool });
  await writePosts(database.pool);
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '1000000000' });
  const api = await buildApi({ config, database, log: createLog(config.logLevel) });
  atEnd(() => api.close());
  return api;
}

async function measure(api: Api, url: string) {
  const times: number[] = [];
  let found: number | null = null;
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const start = performance.now();
    const { statusCode, payload } = await api.inject({ method: 'GET', url });
    const time = performance.now() - start;
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${payload}`);
    if (round >= 0) times.push(time);
    found = (JSON.parse(payload) as { data: { total?: number } }).data.total ?? null;
  }
  return { found, median: median(times), slow: percentile(times, 95) };
}
