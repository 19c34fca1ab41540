import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { APIRequestContext, Browser } from 'playwright';
import { buildWhatChanged } from '../../start/build.ts';
import { WORKSPACE } from '../../workspace.ts';
import { launchBrowser } from '../browser.ts';
import { sizesOf } from '../first-load/sizes.ts';
import { inHundredths, inKilobytes, inWhole, type Report } from '../report/report.ts';
import { median } from '../statistics.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { makeCertificate } from './certificate.ts';
import { clickTimes } from './click.ts';
import { serveCounterparts } from './counterparts/counterparts.ts';
import { serveDrawnPage } from './counterparts/drawn-page.ts';
import { distinctScripts, LAB, visitLab, type LabPage, type LabVisit } from './lab.ts';
import { firstPost, startSecureProduct } from './secure-product.ts';
import { drawWaterfall } from './waterfall.ts';
import { countWaves } from './waves.ts';

const RUNS = 5;
/** Visits, and milliseconds between them, within which a renderer has started. */
const DRAWN_WITHIN = 20;
const BETWEEN_MS = 250;
const PICTURE = path.join(WORKSPACE, 'docs/benchmarks/first-load.svg');

interface Measured {
  what: string;
  runs: LabVisit[];
  /** All scripts before the largest contentful paint, gzip. */
  scriptBytes: number;
}

/** The first load on a mid-range phone and a slow network, compared with a minimal page. */
export async function measureWeb(): Promise<Report> {
  await buildWhatChanged();
  const folder = await temporaryFolder('web');
  const certificate = await makeCertificate(folder);
  const site = await startSecureProduct(certificate);
  const browser = await launchBrowser(['--ignore-certificate-errors']);
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const { request } = context;
  const counterparts = await serveCounterparts(site, request, certificate, folder);
  const drawn = await serveDrawnPage(browser, site, '/', certificate);
  const logIn = async (username: string): Promise<string> => {
    const data = { username, password: 'barg-demo-2026', remember: false };
    const answer = await request.post(`${site}/api/auth/login`, { data });
    return ((await answer.json()) as { data: { token: string } }).data.token;
  };
  const [fan, performer] = [await logIn('fan@barg.example'), await logIn('performer@barg.example')];
  const post = await firstPost(request, site);
  const title = 'main h1';
  const pages: Array<LabPage & { what: string }> = [
    { what: 'static page, one picture', url: counterparts.staticPage, shown: 'img', isStatic: true },
    { what: 'plain React, one bundle', url: counterparts.plainFeed, shown: 'article' },
    { what: '/ as if a server had rendered it', url: drawn, shown: 'main article' },
    { what: 'feed: / as a guest', url: `${site}/`, shown: 'main article' },
    { what: 'feed: a profile as a guest', url: `${site}/${post.username}`, shown: 'main h1' },
    { what: 'feed: a post as a guest', url: `${site}/posts/${post.id}`, shown: 'main h1' },
    { what: 'feed: /explore as a guest', url: `${site}/explore`, shown: 'main' },
    { what: 'feed: /home as a fan', url: `${site}/home`, token: fan, shown: 'main article' },
    { what: 'messaging: /messages', url: `${site}/messages`, token: fan, shown: 'main' },
    { what: 'commerce: /wallet', url: `${site}/wallet`, token: fan, shown: 'main' },
    { what: 'live: /live', url: `${site}/live`, shown: 'main' },
    { what: 'studio: /creator/studio', url: `${site}/creator/studio`, token: performer, shown: 'main' },
  ];
  for (const page of pages) await untilDrawn(request, page);
  const runs = pages.map((): LabVisit[] => []);
  // Alternating, so that a busy minute affects one run of each.
  for (let run = 0; run < RUNS; run += 1) {
    for (const [index, page] of pages.entries()) runs[index]?.push(await visitLab(browser, page));
  }
  const measured = await Promise.all(
    pages.map(async ({ what }, index): Promise<Measured> => {
      const visits = runs[index] ?? [];
      return { what, runs: visits, scriptBytes: await scriptBytesOf(browser, visits) };
    }),
  );
  const clicks = await clickTimes(browser, { url: `${site}/`, shown: `main article` }, title, RUNS);
  await keepWaterfall(measured.find(({ what }) => what.startsWith('feed: /')));
  return toReport(measured, clicks);
}

/** Asks for a page until the server draws it, as that of a site which somebody has opened before; not all are drawn. */
async function untilDrawn(request: APIRequestContext, { url, token }: LabPage): Promise<void> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const cookie = token ? `token=${token}; timeZone=${encodeURIComponent(timeZone)}` : '';
  for (let visit = 0; visit < DRAWN_WITHIN; visit += 1) {
    const answer = await request.get(url, { headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate', cookie } });
    if ((await answer.text()).includes('"drawn":{')) return;
    await delay(BETWEEN_MS);
  }
}

async function scriptBytesOf(browser: Browser, [visit]: readonly LabVisit[]): Promise<number> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const sizes = distinctScripts(visit?.requests ?? []).map(async ({ url }) => {
    const answer = await context.request.get(url);
    return (await sizesOf(await answer.body())).gzip;
  });
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}

const middle = (runs: readonly LabVisit[], valueOf: (visit: LabVisit) => number): number => median(runs.map(valueOf));

async function keepWaterfall(feed: Measured | undefined): Promise<void> {
  if (!feed) return;
  const target = middle(feed.runs, ({ largestPaint }) => largestPaint);
  const typical = feed.runs.toSorted(
    (a, b) => Math.abs(a.largestPaint - target) - Math.abs(b.largestPaint - target),
  )[0];
  if (!typical) return;
  await mkdir(path.dirname(PICTURE), { recursive: true });
  await writeFile(
    PICTURE,
    drawWaterfall(`/ as a guest, slow 4G, CPU x${LAB.cpuSlowdown}`, typical.requests, typical.largestPaint),
  );
}

function toReport(measured: readonly Measured[], clicks: readonly number[]): Report {
  const still = middle(measured[0]?.runs ?? [], ({ largestPaint }) => largestPaint);
  const rows = measured.map(({ what, runs, scriptBytes }) => {
    const largest = middle(runs, ({ largestPaint }) => largestPaint);
    return {
      what,
      first: middle(runs, ({ firstPaint }) => firstPaint),
      largest,
      ratio: largest / still,
      waves: middle(runs, ({ requests }) => countWaves(requests)),
      blocked: middle(runs, ({ blocked }) => blocked),
      shift: middle(runs, ({ shift }) => shift),
      answers: middle(runs, ({ answers }) => answers),
      scripts: middle(runs, ({ requests }) => distinctScripts(requests).length),
      scriptBytes,
    };
  });
  return {
    tables: [
      {
        title: 'First load on a slow phone',
        columns: [
          { key: 'what', label: 'page' },
          { key: 'first', label: 'FCP ms', format: inWhole },
          { key: 'largest', label: 'LCP ms', format: inWhole },
          { key: 'ratio', label: 'LCP : static', format: inHundredths },
          { key: 'waves', label: 'waves', format: inWhole },
          { key: 'blocked', label: 'TBT ms', format: inWhole },
          { key: 'shift', label: 'CLS', format: (value) => value.toFixed(3) },
          { key: 'answers', label: 'answers ms', format: inWhole },
          { key: 'scripts', label: 'scripts', format: inWhole },
          { key: 'scriptBytes', label: 'JS gzip kB', format: inKilobytes },
        ],
        rows,
      },
      {
        title: 'A click on a page of a remote that is there',
        columns: [{ key: 'click', label: 'ms until its heading', format: inWhole }],
        rows: [{ click: median(clicks) }],
      },
    ],
    notes: [
      `412x823, CPU x${LAB.cpuSlowdown}, 562.5 ms for each request, 1474.56 kbit/s, HTTP/2, brotli, nothing cached; medians of ${RUNS}.`,
      'Scripts, bytes and waves are those before the largest paint. Targets, as shares of the static page’s LCP: 1.0 for guests’ pages, 1.35 for members’, 1.5 for the studio; TBT 100 ms, CLS 0, 12 scripts of 260 kB, a click 50 ms.',
      'Pages were drawn for somebody before, as those of a site in use. The site and the slowed browser share two cores: where its page would take more than 150 ms to draw, it comes as without drawing.',
      'A visit lasts until React has the page and 2.5 s more: what its scripts do after a drawn page is shown counts.',
      'The requests of a typical run of / are drawn in docs/benchmarks/first-load.svg.',
    ],
  };
}
