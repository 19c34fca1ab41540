import type { BrowserContext, Page } from 'playwright';
import { startSingleBox } from '@barg/edge';
import { openDatabase, type OpenDatabase } from '@barg/api';
import { buildWhatChanged } from '../../start/build.ts';
import { launchBrowser } from '../browser.ts';
import { logInAsFan } from '../first-load/product.ts';
import { freePort } from '../free-port.ts';
import { decimals, inHundredths, inWhole, type Table } from '../report/report.ts';
import { atEnd } from '../resources.ts';
import { memoryOf } from '../scroll/scroll.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { fillConversation, MESSAGES } from './many-messages.ts';
import { plainThread } from './plain-thread.ts';

export const PX_A_SECOND = 2400;
const WAY_MS = 10_000;
/** Ways up, one after the other; the heap is read after each. */
const WAYS = 6;
/** Those that the table shows. */
const SHOWN = [1, WAYS / 2, WAYS];
const LINE = '[data-sequence]';

const columns: Table['columns'] = [
  { key: 'page', label: 'page' },
  { key: 'passed', label: 'messages passed', format: inWhole },
  { key: 'rate', label: 'frames a second', format: decimals(1) },
  { key: 'nodes', label: 'nodes', format: inWhole },
  { key: 'heap', label: 'JS heap, MB', format: inHundredths },
];

/**
 * Scrolling up a very long conversation on a phone, page after page, and beside it a plain page of the same lines that
 * are all there: what the browser and this machine give at best.
 */
export async function measureScrolling(): Promise<Table> {
  await buildWhatChanged();
  const { site, conversationId } = await startSite();
  const browser = await launchBrowser();
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  await context.addCookies([{ name: 'token', value: await logInAsFan(site), url: site, sameSite: 'Lax' }]);
  const ours = await measurePage(context, 'conversation', (page) => page.goto(`${site}/messages/${conversationId}`));
  const plain = await measurePage(context, 'plain page', (page) => page.setContent(plainThread()));
  return { title: 'Scrolling it on a phone of 412x823', columns, rows: [...ours, ...plain] };
}

async function measurePage(context: BrowserContext, name: string, open: (page: Page) => Promise<unknown>) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await open(page);
  await page.locator(LINE).last().waitFor();
  const start = await topSequence(page);
  const rows: Array<Table['rows'][number]> = [];
  for (let way = 1; way <= WAYS; way += 1) {
    const rate = await scrollOnce(page);
    const passed = start - (await topSequence(page));
    // Else what did not move would count as smooth.
    if (passed <= 0) throw new Error(`The ${name} did not scroll`);
    if (SHOWN.includes(way)) rows.push({ page: name, passed, rate, ...(await memoryOf(cdp)) });
  }
  await page.close();
  return rows;
}

/**
 * One way up, by as much in each frame as the time since the last one asks for. Returns how many frames a second there
 * were where scripts see them: a busy main thread misses some.
 */
const scrollOnce = (page: Page): Promise<number> =>
  page.evaluate<number>(`new Promise((resolve) => {
    const isScroller = (element) =>
      element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);
    let box = document.querySelector(${JSON.stringify(LINE)});
    while (!isScroller(box)) box = box.parentElement;
    const from = performance.now();
    let [frames, last] = [0, from];
    const next = (now) => {
      box.scrollTop -= Math.max(0, now - last) * ${PX_A_SECOND / 1000};
      [frames, last] = [frames + 1, now];
      if (now - from < ${WAY_MS}) requestAnimationFrame(next);
      else resolve((frames * 1000) / (now - from));
    };
    requestAnimationFrame(next);
  })`);

/** The sequence of the first line in sight. */
const topSequence = (page: Page): Promise<number> =>
  page.evaluate<number>(`Number([...document.querySelectorAll(${JSON.stringify(LINE)})]
    .find((line) => line.getBoundingClientRect().bottom > innerHeight / 4)?.dataset.sequence)`);

async function startSite(): Promise<{ site: string; conversationId: string }> {
  const port = await freePort();
  const dataDir = await temporaryFolder('thread');
  const box = await startSingleBox({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    LIVE_UDP_PORT: '0',
    RATE_LIMIT_PER_MINUTE: '100000',
  });
  atEnd(() => box.close());
  const site = `http://localhost:${port}`;
  const database = await openDatabase({ dataDir, stopsAdopted: false });
  atEnd(() => database.close());
  const conversationId = await openConversation(site, await findStranger(database.pool));
  console.error(`Writing ${MESSAGES} messages`);
  await fillConversation(database.pool, conversationId);
  return { site, conversationId };
}

/** A performer of the demo data with whom its fan has no conversation. */
async function findStranger(pool: OpenDatabase['pool']): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `select user_id as id from performers where verified_at is not null and not exists (
       select from conversations join users on users.id in (first_user_id, second_user_id)
       where user_id in (first_user_id, second_user_id) and email = 'fan@barg.example') limit 1`,
  );
  if (!rows[0]) throw new Error('The fan of the demo data writes to every performer');
  return rows[0].id;
}

async function openConversation(site: string, performerId: string): Promise<string> {
  const response = await fetch(`${site}/api/conversations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await logInAsFan(site)}` },
    body: JSON.stringify({ source: 'performer', sourceId: performerId }),
  });
  const { data } = (await response.json()) as { data: { _id: string } };
  return data._id;
}
