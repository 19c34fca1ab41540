import { cleanup } from 'node-datachannel';
import { launchBrowser } from '../browser.ts';
import { decimals, inHundredths, inWhole, type Report, type Table } from '../report/report.ts';
import { atEnd } from '../resources.ts';
import { percentile } from '../statistics.ts';
import { measureChat, type ChatFigures } from './chat.ts';
import { openEmbedded, openJanus, type MeasuredEngine } from './engines.ts';
import { measureForty, type Share } from './forty.ts';
import { measureRecording, type Losses } from './recording.ts';
import { measureViews, measureReconnect, VIEW_TIME, VIEWS, type Viewed } from './views.ts';
import { serveLive } from './live-server.ts';

const FAKE_CAMERA = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
];

/** What is measured of one engine. */
interface OfEngine {
  name: string;
  views: Viewed[];
  share: Share;
  /** Milliseconds without a picture. */
  reconnect: number;
}

/** Live video in a real browser by each engine, the chat of a stream, and what a kill loses: each beside its target. */
export async function measureLive(): Promise<Report> {
  // Its threads keep the process from ending.
  atEnd(cleanup);
  const janus = await openJanus();
  const measured = [await measureEngine(openEmbedded())];
  if (typeof janus !== 'string') measured.push(await measureEngine(janus));
  const chat = await measureChat();
  const losses = await measureRecording();
  return {
    tables: [targetsOf(measured, chat, losses), viewsOf(measured)],
    notes: [...notes, ...(typeof janus === 'string' ? [`Janus is not measured: ${janus}.`] : [])],
  };
}

async function measureEngine(measured: MeasuredEngine): Promise<OfEngine> {
  const { name, engine } = measured;
  console.error(`Watching by the engine ${name}`);
  const server = await serveLive(engine);
  atEnd(() => server.close());
  const browser = await launchBrowser(FAKE_CAMERA);
  const views = await measureViews(browser, server.url);
  const share = await measureForty(measured);
  const reconnect = await measureReconnect(browser, server.url, measured);
  await browser.close();
  return { name, views, share, reconnect };
}

function targetsOf(
  [own, other]: readonly OfEngine[],
  { product, raw }: { product: ChatFigures; raw: ChatFigures },
  { product: lost, file }: Losses,
): Table {
  const firstOf = (of: OfEngine | undefined) => of?.views[0] ?? null;
  const row = (
    what: string,
    target: number | null,
    ours: Table['rows'][number][string],
    counterpart: typeof ours,
    by: string,
  ) => ({
    ...{ what, target, ours, counterpart, by },
  });
  const rows = [
    row('first frame, ms', 350, firstOf(own)?.firstFrame ?? null, firstOf(other)?.firstFrame ?? null, 'Janus'),
    row('glass to glass, ms', 100, firstOf(own)?.age ?? null, firstOf(other)?.age ?? null, 'Janus'),
    row('40 viewers, % of a core', 20, own?.share.percent ?? null, other?.share.percent ?? null, 'Janus'),
    row('a line to each of 500, ms', 50, product.median, raw.median, 'raw socket.io, nothing stored'),
    row('which takes of a core, ms', null, product.time, raw.time, 'raw socket.io, nothing stored'),
    row("back after the engine's kill, s", 3, inSeconds(own), inSeconds(other), 'Janus, a second node takes over'),
    row('lost of a recording, s', 2, Math.max(...lost), file, 'one MP4 file by ffmpeg'),
  ];
  return {
    title: 'Beside the targets',
    columns: [
      { key: 'what', label: 'what' },
      { key: 'target', label: 'at most', format: inWhole },
      { key: 'ours', label: 'product', format: decimals(1) },
      { key: 'counterpart', label: 'counterpart', format: decimals(1) },
      { key: 'by', label: 'which is' },
    ],
    rows,
  };
}

const inSeconds = (of: OfEngine | undefined): number | null => (of ? of.reconnect / 1000 : null);

function viewsOf(measured: readonly OfEngine[]): Table {
  return {
    title: `Live video by each engine, median of ${VIEWS} viewers who come one after another; then 40 at once`,
    columns: [
      { key: 'engine', label: 'engine' },
      { key: 'codec', label: 'codec' },
      { key: 'firstFrame', label: 'first frame, ms', format: inWhole },
      { key: 'age', label: 'glass to glass, ms', format: inWhole },
      { key: 'ageMost', label: '99 of 100, ms', format: inWhole },
      { key: 'frames', label: 'frames', format: inWhole },
      { key: 'mbits', label: 'each of 40, Mbit/s', format: inHundredths },
    ],
    rows: measured.flatMap(({ name, views, share }) =>
      views.map(({ codec, firstFrame, age, ages, frames }) => ({
        ...{ engine: name, codec, firstFrame, age, frames },
        ageMost: ages.length > 0 ? percentile(ages, 99) : null,
        mbits: share.mbits,
      })),
    ),
  };
}

const notes: readonly string[] = [
  'Medians; of a recording the most of three kills, at the worst just before a segment of two seconds ends. The rows of ' +
    'the first table are those of H.264.',
  `A page publishes a picture that shows the moment at which it was drawn, another reads that moment back from what it is ` +
    `shown (glass to glass). Frames are those of ${VIEW_TIME / 1000} s after the first.`,
  "Back is how long a viewer's picture stands still after the process of the engine was killed, with its publisher: both " +
    'find out by themselves and begin anew. A line is timed from the call that writes it, which the product stores first.',
];
