import type { Browser, BrowserContext, Page } from 'playwright';
import { LAB } from '../web/lab.ts';

/** After a press the page has come to rest by then, at a quarter of the speed. */
const REST_MS = 1500;
/** A browser does not tell of what is quicker. Milliseconds, as is all here. */
const QUICKEST = 16;

/** Runs in the page before its scripts. */
const OBSERVE = `globalThis.__presses = [];
new PerformanceObserver((list) => list.getEntries().forEach(({ interactionId, duration, name }) => {
  if (interactionId) __presses.push({ interactionId, duration, name });
})).observe({ type: 'event', durationThreshold: ${QUICKEST}, buffered: true });`;

interface SeenPress {
  interactionId: number;
  duration: number;
  name: string;
}

export type Presses = ReadonlyArray<(page: Page) => Promise<void>>;

export interface Visit {
  cookies?: Readonly<Record<string, string>>;
  url: string;
  /** Fills the page that was opened. */
  fill?: (page: Page) => Promise<void>;
  presses: Presses;
}

export interface Answered {
  /** From each press until the next picture after it, the longest ("interaction to next paint" of few presses). */
  slowest: number;
  count: number;
}

const openPage = async (browser: Browser, { cookies = {}, url }: Visit): Promise<[BrowserContext, Page]> => {
  const { viewport, deviceScaleFactor } = LAB;
  const how = { viewport, deviceScaleFactor, isMobile: true, hasTouch: true, ignoreHTTPSErrors: true };
  const context = await browser.newContext(how);
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url, sameSite: 'Lax' })));
  const page = await context.newPage();
  await page.addInitScript({ content: OBSERVE });
  return [context, page];
};

/** Presses one after another on a page at rest, on a processor that is slowed as in {@link LAB}. */
export async function answerTo(browser: Browser, visit: Visit): Promise<Answered> {
  const [context, page] = await openPage(browser, visit);
  try {
    await page.goto(visit.url);
    await visit.fill?.(page);
    await page.waitForTimeout(REST_MS);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: LAB.cpuSlowdown });
    const slowest: number[] = [];
    for (const press of visit.presses) {
      await press(page);
      await page.waitForTimeout(REST_MS);
      const seen = await page.evaluate<SeenPress[]>('__presses.splice(0)');
      slowest.push(Math.max(QUICKEST, ...seen.map(({ duration }) => duration)));
    }
    return { slowest: Math.max(...slowest), count: slowest.length };
  } finally {
    await context.close();
  }
}
