import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import { isScript, nameOf, requesterOf, type SeenRequest } from '../first-load/requests.ts';
import type { Span } from './waves.ts';

/** A mid-range phone on a slow 4G network, as Lighthouse simulates it: each request has the full latency. */
export const LAB = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  /**
   * Relative to this machine's processor: set `BENCH_CPU_SLOWDOWN` on one that is faster or slower than the reference.
   */
  cpuSlowdown: Number(process.env.BENCH_CPU_SLOWDOWN ?? 4),
  /** Milliseconds per request. */
  latency: 562.5,
  /** Bytes a second. */
  download: (1474.56 * 1000) / 8,
  upload: (675 * 1000) / 8,
} as const;

export interface LabRequest extends SeenRequest, Span {}

/** The results of one visit with an empty cache; times in milliseconds since the navigation. */
export interface LabVisit {
  firstPaint: number;
  /** The largest contentful paint until the page was idle. */
  largestPaint: number;
  /** The total blocking time: the part of each task between first paint and idle beyond 50 ms. */
  blocked: number;
  /** Cumulative layout shift. */
  shift: number;
  /** When React has the page, so that a press is answered; 0 where it never does. */
  answers: number;
  /** All requests before the largest contentful paint. */
  requests: LabRequest[];
}

export interface LabPage {
  url: string;
  token?: string | null;
  /** The selector of what the page shows. */
  shown: string;
  /** No script ever takes it over. */
  isStatic?: true;
}

const SHOWN_PATIENCE_MS = 60_000;
/** Late paints have happened by then, at a quarter of the speed. */
const QUIET_MS = 2500;
const LONG_TASK_MS = 50;
const ASK_EVERY_MS = 100;

/** Runs in the page before its scripts; `buffered` would miss entries from before the observer. */
const OBSERVE = `globalThis.__lab = { largest: 0, shift: 0, answers: 0, tasks: [] };
const see = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
see('largest-contentful-paint', (entry) => (__lab.largest = entry.startTime));
see('layout-shift', (entry) => { if (!entry.hadRecentInput) __lab.shift += entry.value; });
see('longtask', (entry) => __lab.tasks.push([entry.startTime, entry.duration]));
const lookForReact = () => {
  const first = document.querySelector('#root > *');
  if (first && Object.keys(first).some((key) => key.startsWith('__reactFiber'))) __lab.answers = performance.now();
  else setTimeout(lookForReact, 20);
};
lookForReact();`;

interface Observed {
  largest: number;
  shift: number;
  answers: number;
  tasks: Array<[startedAt: number, duration: number]>;
  firstPaint: number;
  timeOrigin: number;
}

const READ = `({ ...__lab, timeOrigin: performance.timeOrigin,
  firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 })`;

/** Opens a page as in {@link LAB}, passes it to `use` when it is shown and idle, and closes it. */
export async function withLabPage<T>(
  browser: Browser,
  { url, token = null, shown, isStatic }: LabPage,
  use: (page: Page, requests: () => LabRequest[]) => Promise<T>,
): Promise<T> {
  const { viewport, deviceScaleFactor } = LAB;
  const context = await browser.newContext({ viewport, deviceScaleFactor, isMobile: true, ignoreHTTPSErrors: true });
  try {
    // As a browser has them in which somebody has logged in.
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const cookies = token === null ? {} : { token, timeZone };
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url, sameSite: 'Lax' })));
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await slowDown(cdp);
    const requests = await watch(cdp);
    await page.addInitScript({ content: OBSERVE });
    await page.goto(url, { waitUntil: 'commit', timeout: SHOWN_PATIENCE_MS });
    await until(cdp, `document.querySelector(${JSON.stringify(shown)}) !== null`);
    // What a server has drawn is shown long before its scripts run: their work is part of the visit.
    if (!isStatic) await until(cdp, '__lab.answers > 0');
    await page.waitForTimeout(QUIET_MS);
    return await use(page, () => [...requests.values()].filter(({ endedAt }) => endedAt > 0));
  } finally {
    await context.close();
  }
}

export const visitLab = (browser: Browser, labPage: LabPage): Promise<LabVisit> =>
  withLabPage(browser, labPage, async (page, requests) => {
    const { largest, shift, answers, tasks, firstPaint, timeOrigin } = await page.evaluate<Observed>(READ);
    const blocked = tasks
      .filter(([startedAt]) => startedAt >= firstPaint)
      .reduce((total, [, duration]) => total + duration - LONG_TASK_MS, 0);
    const before = requests()
      .map((request) => relativeTo(timeOrigin, request))
      .filter(({ startedAt }) => startedAt < largest);
    return { firstPaint, largestPaint: largest, blocked, shift, answers, requests: before };
  });

/**
 * Polls by the protocol. Playwright waits by a script in the page, whose compilation would count as the page's: 150 ms
 * at a quarter of the speed.
 */
async function until(cdp: CDPSession, expression: string): Promise<void> {
  for (const end = Date.now() + SHOWN_PATIENCE_MS; Date.now() < end; await setTimeout(ASK_EVERY_MS)) {
    if ((await cdp.send('Runtime.evaluate', { expression })).result.value === true) return;
  }
  throw new Error(`The page never fits ${expression}`);
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
  // The protocol sends the wall clock once, and then seconds of its own clock.
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

/** Scripts without their used preloads, so that each file counts once. */
export const distinctScripts = (requests: readonly LabRequest[]): LabRequest[] => [
  ...new Map(requests.filter(isScript).map((request) => [request.url, request])).values(),
];

export const labelOf = ({ url, mimeType }: LabRequest): string =>
  mimeType === 'text/html' ? new URL(url).pathname : nameOf(url).replace(/^shell\//, '');
