import { setTimeout as delay } from 'node:timers/promises';
import { startProduct } from '../first-load/product.ts';
import { inHundredths, inWhole, type Report, type Table } from '../report/report.ts';
import { median } from '../statistics.ts';
import { membersTable } from './members.ts';
import { findRenderer, ownMemoryOf, processorTimeOf } from './renderer-process.ts';
import { sharedPageTable } from './shared-page.ts';

/** A page waits for as long as it takes, so that each is drawn. */
const PATIENT = {
  SERVER_DRAWING_MS: '10000',
  FIRST_ANSWERS_PATIENCE_MS: '10000',
  RATE_LIMIT_PER_MINUTE: '1000000000',
  // Guests of the last table come from addresses of their own.
  TRUSTED_PROXIES: '127.0.0.1,::1',
};
/** As long as a page is shared, in milliseconds, and a little. */
const SHARED_MS = 6000;
/** Visits of a page within the five seconds for which it is shared. */
const AGAIN = 20;
const MEGABYTE = 1024 * 1024;

const LOOKS = ['fa-IR', 'en-US', 'ar-EG'].flatMap((locale) => ['light', 'dark'].map((theme) => ({ locale, theme })));

type Get = (page: string, theme?: string) => Promise<{ html: string; milliseconds: number }>;

const isDrawn = (html: string): boolean => html.includes('"drawn":{');

const getterOf =
  (site: string): Get =>
  async (page, theme = 'light') => {
    const began = performance.now();
    const answer = await fetch(site + page, { headers: { accept: 'text/html', cookie: `theme=${theme}` } });
    return { html: await answer.text(), milliseconds: performance.now() - began };
  };

/** The first page has a renderer started, and does not wait for it. Returns when one was drawn. */
async function untilDrawn(get: Get): Promise<void> {
  for (let visit = 0; visit < 600; visit += 1) {
    if (isDrawn((await get('/')).html)) return;
    await delay(100);
  }
  throw new Error('Nothing is drawn');
}

async function namedPages(site: string): Promise<Record<string, string[]>> {
  const list = async (path: string): Promise<Array<{ _id: string; performer: { username: string } }>> => {
    const { data } = (await (await fetch(`${site}/api${path}`)).json()) as { data: { data: [] } };
    return data.data;
  };
  const posts = await list('/user/feeds/landing?limit=50');
  const names = [...new Set(posts.map(({ performer }) => performer.username))];
  return {
    '/': ['/'],
    '/explore': ['/explore'],
    'a profile': names.map((name) => `/${name}`),
    'a post': posts.map(({ _id }) => `/posts/${_id}`),
  };
}

/** In milliseconds, so far: of the thread that serves pages, which is also the one that asks for them here. */
const siteTime = (): number => process.threadCpuUsage().user / 1000 + process.threadCpuUsage().system / 1000;

/** Asks for pages one after the other. Returns times, and the processor's for each. */
async function askAll(visits: ReadonlyArray<() => ReturnType<Get>>, pid: number | null) {
  const renderer = (): number | null => (pid === null ? null : processorTimeOf(pid));
  const before = { site: siteTime(), renderer: renderer() };
  const times: number[] = [];
  for (const visit of visits) {
    const { html, milliseconds } = await visit();
    if (!isDrawn(html)) throw new Error('A page was not drawn');
    times.push(milliseconds);
  }
  const count = times.length;
  const after = renderer();
  return {
    count,
    median: median(times),
    site: (siteTime() - before.site) / count,
    renderer: after === null || before.renderer === null ? null : (after - before.renderer) / count,
  };
}

/** Each page once in each look, so that none is shared. */
const inAllLooks = (get: Get, pages: readonly string[]) =>
  pages.flatMap((page) =>
    LOOKS.map(
      ({ locale, theme }) =>
        () =>
          get(`${page}?locale=${locale}`, theme),
    ),
  );

/** What it costs to draw first screens on the server, and what a page that was drawn for somebody else costs. */
export async function measureDrawing(): Promise<Report> {
  const site = await startProduct(PATIENT);
  const get = getterOf(site);
  await untilDrawn(get);
  const pid = findRenderer();
  const memory = () => (pid === null ? null : ownMemoryOf(pid) / MEGABYTE);
  const started = { memory: memory(), processor: pid === null ? null : processorTimeOf(pid) };
  const pages = Object.entries(await namedPages(site));
  await askAll(inAllLooks(get, ['/', '/explore']), pid);
  await delay(SHARED_MS);
  const rows = [];
  for (const [page, addresses] of pages) rows.push({ page, ...(await askAll(inAllLooks(get, addresses), pid)) });
  const drawings = rows.reduce((sum, { count }) => sum + count, 0);
  const again = Array.from({ length: AGAIN }, () => () => get('/explore'));
  await get('/explore');
  rows.push({ page: '/explore, as it was drawn for another visitor', ...(await askAll(again, pid)) });
  return {
    tables: [
      pageTable(rows),
      rendererTable({ ...started, after: memory(), drawings }),
      await sharedPageTable(`${site}/explore`),
      await membersTable(),
    ],
    notes: [
      "The site's processor time holds what it takes to ask for the page, which the same thread does here.",
      'A renderer draws for one set of versions, within 256 MB of heap.',
      'Of a page that more than ten guests want within a second one is made a second, for all of a country, a language and a look.',
    ],
  };
}

type Row = Table['rows'][number];

const pageTable = (rows: readonly Row[]): Table => ({
  title: "A guest's page, drawn for each visitor",
  columns: [
    { key: 'page', label: 'page' },
    { key: 'count', label: 'visits' },
    { key: 'median', label: 'whole answer, ms', format: inHundredths },
    { key: 'site', label: "site's processor time, ms", format: inHundredths },
    { key: 'renderer', label: "renderer's, ms", format: inHundredths },
  ],
  rows,
});

const rendererTable = (row: Row): Table => ({
  title: 'A renderer',
  columns: [
    { key: 'processor', label: 'processor time of its start, ms', format: inWhole },
    { key: 'memory', label: 'own memory after its start, MB', format: inWhole },
    { key: 'drawings', label: 'drawings' },
    { key: 'after', label: 'own memory after them, MB', format: inWhole },
  ],
  rows: [row],
});
