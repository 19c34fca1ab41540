import type { CDPSession, Page } from 'playwright';
import { startSingleBox } from '@barg/edge';
import { openDatabase } from '@barg/api';
import { buildWhatChanged } from '../../start/build.ts';
import { launchBrowser } from '../browser.ts';
import { makePerformers, makePosts, follow } from '../feed/rows.ts';
import { freePort } from '../free-port.ts';
import { inHundredths, inWhole, type Report } from '../report/report.ts';
import { atEnd } from '../resources.ts';
import { median } from '../statistics.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { frameCosts, type TraceEvent } from './frames.ts';

const FEW_POSTS = 200;
const MANY_POSTS = 2000;
const SCROLL_PX = 24_000;
const PX_A_SECOND = 2400;
const POST = 'main article';

/** Scrolls a home with many loaded posts: the cost of a frame, and the page's memory. */
export async function measureScroll(): Promise<Report> {
  await buildWhatChanged();
  const site = await startSite();
  const browser = await launchBrowser();
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  await context.addCookies([{ name: 'token', value: await fanOf(site), url: site, sameSite: 'Lax' }]);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.goto(`${site}/home`);
  await page.locator(POST).first().waitFor();
  const rows = [];
  for (const posts of [FEW_POSTS, MANY_POSTS]) {
    await loadPosts(page, posts);
    rows.push({ posts, ...(await memoryOf(cdp)), ...(await scrollCosts(cdp)) });
  }
  return {
    tables: [
      {
        title: 'Scrolling the home on a phone of 412x823, up through posts that are loaded',
        columns: [
          { key: 'posts', label: 'posts loaded', format: inWhole },
          { key: 'median', label: 'script, style, layout a frame, ms (median)', format: inHundredths },
          { key: 'slow', label: 'of 95 in 100, ms', format: inHundredths },
          { key: 'frames', label: 'frames', format: inWhole },
          { key: 'nodes', label: 'nodes', format: inWhole },
          { key: 'heap', label: 'JS heap, MB', format: inHundredths },
        ],
        rows,
      },
    ],
    notes: [`${SCROLL_PX} px at ${PX_A_SECOND} px a second, no throttling. Target: 6 ms at the median, memory flat.`],
  };
}

async function startSite(): Promise<string> {
  const port = await freePort();
  const dataDir = await temporaryFolder('scroll');
  const box = await startSingleBox({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    LIVE_UDP_PORT: '0',
    RATE_LIMIT_PER_MINUTE: '100000',
  });
  atEnd(() => box.close());
  const database = await openDatabase({ dataDir, stopsAdopted: false });
  const { rows } = await database.pool.query<{ id: string }>(`select id from users where email = 'fan@barg.example'`);
  await makePerformers(database.pool);
  await makePosts(database.pool, 0, 20_000);
  await follow(database.pool, rows[0]?.id ?? '', 200);
  await database.close();
  return `http://localhost:${port}`;
}

async function fanOf(site: string): Promise<string> {
  const response = await fetch(`${site}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'fan@barg.example', password: 'barg-demo-2026', remember: false }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

/** Scrolls to the end repeatedly until so many posts are in the list. */
async function loadPosts(page: Page, count: number): Promise<void> {
  await page.evaluate(`(async () => {
    const places = () => document.querySelector(${JSON.stringify(POST)})?.parentElement?.parentElement?.childElementCount ?? 0;
    while (places() < ${count}) {
      scrollTo(0, document.documentElement.scrollHeight);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })()`);
}

/** What a page holds once its rubbish is collected: nodes, and megabytes of its scripts' heap. */
export async function memoryOf(cdp: CDPSession): Promise<{ nodes: number; heap: number }> {
  await cdp.send('Performance.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const valueOf = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { nodes: valueOf('Nodes'), heap: valueOf('JSHeapUsedSize') / 1_000_000 };
}

async function scrollCosts(cdp: CDPSession): Promise<{ median: number; slow: number; frames: number }> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }): void => void events.push(...(value as TraceEvent[]));
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'devtools.timeline.frame', 'disabled-by-default-devtools.timeline'],
    },
  });
  await cdp.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 400,
    yDistance: SCROLL_PX,
    speed: PX_A_SECOND,
    gestureSourceType: 'touch',
  });
  const collected = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await collected;
  cdp.off('Tracing.dataCollected', collect);
  const costs = frameCosts(events);
  return {
    median: median(costs),
    slow: costs.toSorted((a, b) => a - b)[Math.floor(costs.length * 0.95)] ?? 0,
    frames: costs.length,
  };
}
