import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import { isScript, nameOf, requesterOf, type SeenRequest } from '../first-load/requests.ts';
import type { Span } from './waves.ts';

/** A middling phone on a slow fourth-generation network, as Lighthouse applies it: each request pays the whole delay. */
export const LAB = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  /** Of this machine's own processor: `BENCH_CPU_SLOWDOWN` for one that is faster or slower than where targets were set. */
  cpuSlowdown: Number(process.env.BENCH_CPU_SLOWDOWN ?? 4),
  /** Milliseconds for each request. */
  latency: 562.5,
  /** Bytes a second. */
  download: (1474.56 * 1000) / 8,
  upload: (675 * 1000) / 8,
} as const;

export interface LabRequest extends SeenRequest, Span {}

/** What one visit with nothing cached gave; times in milliseconds since the page was asked for. */
export interface LabVisit {
  firstPaint: number;
  /** The largest thing painted until the page was quiet. */
  largestPaint: number;
  /** Of tasks between the first paint and quiet: what each took beyond 50 ms. */
  blocked: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Everything that was asked for before the largest paint. */
  requests: LabRequest[];
}

export interface LabPage {
  url: string;
  token?: string | null;
  /** What is there when the page is shown. */
  shown: string;
}

const SHOWN_PATIENCE_MS = 60_000;
/** What paints late has painted by then, at a quarter of the speed. */
const QUIET_MS = 2500;
const LONG_TASK_MS = 50;
const ASK_EVERY_MS = 100;

/** Runs in the page before its scripts; `buffered` would lose what is older than the observer. */
const OBSERVE = `globalThis.__lab = { largest: 0, shift: 0, tasks: [] };
const see = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
see('largest-contentful-paint', (entry) => (__lab.largest = entry.startTime));
see('layout-shift', (entry) => { if (!entry.hadRecentInput) __lab.shift += entry.value; });
see('longtask', (entry) => __lab.tasks.push([entry.startTime, entry.duration]));`;

interface Observed {
  largest: number;
  shift: number;
  tasks: Array<[startedAt: number, duration: number]>;
  firstPaint: number;
  timeOrigin: number;
}

const READ = `({ ...__lab, timeOrigin: performance.timeOrigin,
  firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 })`;

/** Opens a page as in {@link LAB}, hands it to `use` when it is shown and quiet, and closes it. */
export async function withLabPage<T>(
  browser: Browser,
  { url, token = null, shown }: LabPage,
  use: (page: Page, requests: () => LabRequest[]) => Promise<T>,
): Promise<T> {
  const { viewport, deviceScaleFactor } = LAB;
  const context = await browser.newContext({ viewport, deviceScaleFactor, isMobile: true, ignoreHTTPSErrors: true });
  try {
    if (token !== null) await context.addCookies([{ name: 'token', value: token, url, sameSite: 'Lax' }]);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await slowDown(cdp);
    const requests = await watch(cdp);
    await page.addInitScript({ content: OBSERVE });
    await page.goto(url, { waitUntil: 'commit', timeout: SHOWN_PATIENCE_MS });
    await untilShown(cdp, shown);
    await page.waitForTimeout(QUIET_MS);
    return await use(page, () => [...requests.values()].filter(({ endedAt }) => endedAt > 0));
  } finally {
    await context.close();
  }
}

export const visitLab = (browser: Browser, labPage: LabPage): Promise<LabVisit> =>
  withLabPage(browser, labPage, async (page, requests) => {
    const { largest, shift, tasks, firstPaint, timeOrigin } = await page.evaluate<Observed>(READ);
    const blocked = tasks
      .filter(([startedAt]) => startedAt >= firstPaint)
      .reduce((total, [, duration]) => total + duration - LONG_TASK_MS, 0);
    const before = requests()
      .map((request) => relativeTo(timeOrigin, request))
      .filter(({ startedAt }) => startedAt < largest);
    return { firstPaint, largestPaint: largest, blocked, shift, requests: before };
  });

/**
 * Asks by the protocol itself. What Playwright waits with is a script of its own in the page, whose compilation would
 * count as the page's: 150 ms at a quarter of the speed.
 */
async function untilShown(cdp: CDPSession, selector: string): Promise<void> {
  const expression = `document.querySelector(${JSON.stringify(selector)}) !== null`;
  for (const end = Date.now() + SHOWN_PATIENCE_MS; Date.now() < end; await setTimeout(ASK_EVERY_MS)) {
    if ((await cdp.send('Runtime.evaluate', { expression })).result.value === true) return;
  }
  throw new Error(`Nothing on the page fits ${selector}`);
}

const relativeTo = (origin: number, request: LabRequest): LabRequest => ({
  ...request,
  startedAt: request.startedAt - origin,
  endedAt: request.endedAt - origin,
});

async function slowDown(cdp: CDPSession): Promise<void> {
  const { latency, download, upload, cpuSlowdown } = LAB;
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: download,
    uploadThroughput: upload,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

async function watch(cdp: CDPSession): Promise<ReadonlyMap<string, LabRequest>> {
  const requests = new Map<string, LabRequest>();
  // The protocol tells the time of day once, and from then on seconds of its own clock.
  const clock = new Map<string, number>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', initiator, wallTime, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    clock.set(requestId, wallTime * 1000 - timestamp * 1000);
    const requester = requesterOf(initiator, request.isLinkPreload ?? false);
    const startedAt = wallTime * 1000;
    requests.set(requestId, { url: request.url, type, mimeType: '', startedAt, endedAt: 0, received: 0, requester });
  });
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    Object.assign(requests.get(requestId) ?? {}, { mimeType: response.mimeType, type });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const endedAt = timestamp * 1000 + (clock.get(requestId) ?? 0);
    Object.assign(requests.get(requestId) ?? {}, { received: encodedDataLength, endedAt });
  });
  return requests;
}

/** Requests without preloads that were used: those are one file each. */
export const distinctScripts = (requests: readonly LabRequest[]): LabRequest[] => [
  ...new Map(requests.filter(isScript).map((request) => [request.url, request])).values(),
];

export const labelOf = ({ url, mimeType }: LabRequest): string =>
  mimeType === 'text/html' ? new URL(url).pathname : nameOf(url).replace(/^shell\//, '');
