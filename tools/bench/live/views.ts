import type { Browser, Page } from 'playwright';
import { median } from '../statistics.ts';
import type { MeasuredEngine } from './engines.ts';

export const VIEWS = 5;
/** Long enough for the video to run: a loss or stall shows in the frames. Milliseconds. */
export const VIEW_TIME = 2_000;
const CODECS = ['h264', 'vp8'] as const;
/** Until both have found out that the engine is gone, and begun anew. */
const BACK_WITHIN_MS = 120_000;
/** So many frames after it the picture runs again. */
const RUNNING = 30;

interface Seen {
  frames: number;
  ages: number[];
  longestGap: number;
}

export interface Viewed {
  codec: string;
  firstFrame: number;
  /** Milliseconds from a frame's drawing until it is shown, median of all frames; and each of them. */
  age: number;
  ages: number[];
  frames: number;
}

/** A page publishes, and fresh pages play it one after another, with each codec. */
export async function measureViews(browser: Browser, url: string): Promise<Viewed[]> {
  const all: Viewed[] = [];
  for (const codec of CODECS) {
    const publisher = await openPage(browser, url);
    await publisher.evaluate(`live.publish('${codec}')`);
    const views: Array<Seen & { firstFrame: number }> = [];
    while (views.length < VIEWS) views.push(await view(browser, url));
    await publisher.close();
    const ages = views.flatMap((one) => one.ages);
    all.push({
      codec,
      firstFrame: median(views.map((one) => one.firstFrame)),
      ...{ ages, age: median(ages) },
      frames: median(views.map((one) => one.frames)),
    });
  }
  return all;
}

/** Plays the stream in a fresh page and returns its measurements. */
async function view(browser: Browser, url: string): Promise<Seen & { firstFrame: number }> {
  const page = await openPage(browser, url);
  const firstFrame = await page.evaluate<number>('live.play()');
  await page.waitForTimeout(VIEW_TIME);
  const seen = await page.evaluate<Seen>('live.seen()');
  await page.evaluate('live.stop()');
  await page.close();
  return { ...seen, firstFrame };
}

/** How long a viewer's picture stands still when the engine is killed. Milliseconds. */
export async function measureReconnect(browser: Browser, url: string, { kill }: MeasuredEngine): Promise<number> {
  const [publisher, viewer] = [await openPage(browser, url), await openPage(browser, url)];
  await publisher.evaluate(`live.publish('h264')`);
  await viewer.evaluate('live.play()');
  await viewer.waitForFunction(`live.seen().frames > ${RUNNING}`);
  const { frames } = await viewer.evaluate<Seen>('live.seen()');
  await kill();
  // Those that had come already may still be shown.
  await viewer.waitForFunction(`live.seen().longestGap > 1000 && live.seen().frames > ${frames + RUNNING}`, undefined, {
    timeout: BACK_WITHIN_MS,
  });
  const { longestGap } = await viewer.evaluate<Seen>('live.seen()');
  return longestGap;
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.goto(url);
  await page.waitForFunction('window.live !== undefined');
  return page;
}
