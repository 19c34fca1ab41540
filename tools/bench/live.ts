import { type Browser, chromium, type Page } from 'playwright';
import { createEmbeddedLiveEngine } from '../../apps/api/src/platform/live/embedded-live-engine.ts';
import { playwrightEnvironment } from '../test/browser.ts';
import { serveLive } from './live-server.ts';

const VIEWS = 5;
/** Long enough for the picture to run; a loss or a stall shows in the frames decoded by then. Milliseconds. */
const VIEW_TIME = 2_000;
const CODECS = ['h264', 'vp8'] as const;
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
];

interface View {
  firstFrame: number;
  framesDecoded: number;
  framesPerSecond: number | null;
  packetsLost: number;
  latency: number | null;
  videoCodec: string | null;
}

/** A fresh page plays the stream and tells what it saw. */
async function view(browser: Browser, url: string): Promise<View> {
  const page = await openPage(browser, url);
  const firstFrame = await page.evaluate<number>('live.play()');
  await page.waitForTimeout(VIEW_TIME);
  const stats = await page.evaluate<Omit<View, 'firstFrame'>>('live.stats()');
  await page.evaluate('live.stop()');
  await page.close();
  return { ...stats, firstFrame };
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.waitForFunction('window.live !== undefined');
  return page;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/**
 * Live video's time to first frame in a real browser through the real engine: one page publishes a fake camera, a fresh
 * page plays it, five times over.
 */
async function measure(browser: Browser, url: string, codec: (typeof CODECS)[number]): Promise<void> {
  const publisher = await openPage(browser, url);
  await publisher.evaluate(`live.publish('${codec}')`);
  const views: View[] = [];
  while (views.length < VIEWS) views.push(await view(browser, url));
  const of = (field: (one: View) => number | null) => Math.round(median(views.map((one) => field(one) ?? NaN)));
  console.log(`first frame ms: ${of(({ firstFrame }) => firstFrame)} (${views[0]?.videoCodec}, median of ${VIEWS})`);
  console.log(
    `  frames decoded in ${VIEW_TIME / 1000} s: ${of(({ framesDecoded }) => framesDecoded)}, ` +
      `latency ms: ${of(({ latency }) => latency)}, packets lost: ${of(({ packetsLost }) => packetsLost)}`,
  );
  await publisher.close();
}

const { CHROMIUM_PATH } = await playwrightEnvironment();
const engine = createEmbeddedLiveEngine({ udpPort: 0, log: { info: () => undefined, warn: console.warn } });
const server = await serveLive(engine);
const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_ARGS });
try {
  for (const codec of CODECS) await measure(browser, server.url, codec);
} finally {
  await browser.close();
  server.close();
  await engine.close();
}
