import type { Browser, Page } from 'playwright';
import { createEmbeddedLiveEngine } from '../../../apps/api/src/platform/live/embedded-live-engine.ts';
import { launchBrowser } from '../browser.ts';
import { inWhole, type Report, type Table } from '../report/report.ts';
import { atEnd } from '../resources.ts';
import { median } from '../statistics.ts';
import { serveLive } from './live-server.ts';

const VIEWS = 5;
/** Long enough for the video to run: a loss or stall shows in the decoded frames. Milliseconds. */
const VIEW_TIME = 2_000;
const CODECS = ['h264', 'vp8'] as const;
const FAKE_CAMERA = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
];

interface View {
  firstFrame: number;
  framesDecoded: number;
  packetsLost: number;
  latency: number | null;
  videoCodec: string | null;
}

/**
 * Time to first frame of live video in a real browser through the real engine: a page publishes a fake camera, and a
 * fresh page plays it, five times.
 */
export async function measureLive(): Promise<Report> {
  const engine = createEmbeddedLiveEngine({ udpPort: 0, log: { info: () => undefined, warn: console.warn } });
  atEnd(() => engine.close());
  const server = await serveLive(engine);
  atEnd(() => server.close());
  const browser = await launchBrowser(FAKE_CAMERA);
  const rows: Table['rows'][number][] = [];
  for (const codec of CODECS) rows.push(summarise(await watch(browser, server.url, codec)));
  return {
    tables: [{ title: `Live video, median of ${VIEWS} viewers who come one after another`, columns, rows }],
    notes: [`Frames are those decoded in the ${VIEW_TIME / 1000} s after the first; loss is of packets in that time.`],
  };
}

const columns: Table['columns'] = [
  { key: 'codec', label: 'codec' },
  { key: 'firstFrame', label: 'first frame, ms', format: inWhole },
  { key: 'latency', label: 'latency, ms', format: inWhole },
  { key: 'frames', label: 'frames', format: inWhole },
  { key: 'lost', label: 'lost', format: inWhole },
];

function summarise(views: readonly View[]): Table['rows'][number] {
  const of = (field: (view: View) => number | null): number | null => {
    const known = views.map(field).filter((value) => value !== null);
    return known.length > 0 ? median(known) : null;
  };
  return {
    codec: views[0]?.videoCodec ?? null,
    firstFrame: of((view) => view.firstFrame),
    latency: of((view) => view.latency),
    frames: of((view) => view.framesDecoded),
    lost: of((view) => view.packetsLost),
  };
}

async function watch(browser: Browser, url: string, codec: (typeof CODECS)[number]): Promise<View[]> {
  const publisher = await openPage(browser, url);
  await publisher.evaluate(`live.publish('${codec}')`);
  const views: View[] = [];
  while (views.length < VIEWS) views.push(await view(browser, url));
  await publisher.close();
  return views;
}

/** Plays the stream in a fresh page and returns its measurements. */
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
