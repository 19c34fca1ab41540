import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from 'playwright';
import { buildWhatChanged } from '../../start/build.ts';
import { launchBrowser } from '../browser.ts';
import { inWhole, type Report, type Table } from '../report/report.ts';
import { median } from '../statistics.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { makeCertificate } from '../web/certificate.ts';
import { buildPlain } from '../web/counterparts/build-plain.ts';
import { LAB } from '../web/lab.ts';
import { startSecureProduct } from '../web/secure-product.ts';
import { journeysOf } from './journeys.ts';
import { answerTo, type Answered, type Presses, type Visit } from './slowest-press.ts';

const RUNS = 5;
/** Milliseconds. */
const TARGET = 200;
const USERNAME = 'mahsa.art';

const PLAIN: Presses = [
  async (page) => page.getByRole('button', { name: 'Like 3', exact: true }).click(),
  async (page) => page.getByRole('button', { name: 'Open' }).click(),
  async (page) => page.getByLabel('Words').pressSequentially('paper', { delay: 40 }),
];

const logIn = async (request: APIRequestContext, site: string, username: string): Promise<string> => {
  const data = { username, password: 'barg-demo-2026', remember: false };
  const answer = await request.post(`${site}/api/auth/login`, { data });
  return ((await answer.json()) as { data: { token: string } }).data.token;
};

/** How soon a page answers to a press, on ten journeys of a slow phone. */
export async function measureInteractions(): Promise<Report> {
  await buildWhatChanged();
  const folder = await temporaryFolder('interactions');
  const site = await startSecureProduct(await makeCertificate(folder));
  const plain = await readFile(
    await buildPlain({ entry: './plain-presses.mjs', from: import.meta.dirname, folder }),
    'utf8',
  );
  const browser = await launchBrowser(['--ignore-certificate-errors']);
  const { request } = await browser.newContext({ ignoreHTTPSErrors: true });
  const tokens = {
    guest: undefined,
    fan: await logIn(request, site, 'fan@barg.example'),
    performer: await logIn(request, site, 'performer@barg.example'),
  };
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const cookiesOf = (token: string | undefined) => ({ i18nextLng: 'en-US', ...(token && { token, timeZone }) });
  const fill = async (page: Page): Promise<void> => {
    await page.setContent('<div id="root"></div>');
    await page.addScriptTag({ content: plain });
  };
  const visits: Array<Visit & { what: string }> = [
    { what: 'plain React: a button, a panel, a word', url: 'about:blank', fill, presses: PLAIN },
    ...journeysOf(USERNAME).map(({ what, as, path, presses }) => ({
      ...{ what, url: `${site}${path}`, cookies: cookiesOf(tokens[as]), presses },
    })),
  ];
  const answered = visits.map((): Answered[] => []);
  // Alternating, so that a busy minute affects one run of each.
  for (let run = 0; run < RUNS; run += 1)
    for (const [index, visit] of visits.entries()) answered[index]?.push(await answerTo(browser, visit));
  return {
    tables: [toTable(visits.map(({ what }, index) => ({ what, runs: answered[index] ?? [] })))],
    notes: [
      `412x823, CPU x${LAB.cpuSlowdown}, the line is not slowed; medians of ${RUNS}, and the slowest of them. The page is at rest before each press, and what its code needs is loaded as on any visit.`,
      'From the press, or a letter, to the next picture, as browsers report it: in steps of 8 ms, and nothing below 16.',
    ],
  };
}

const toTable = (journeys: ReadonlyArray<{ what: string; runs: readonly Answered[] }>): Table => ({
  title: 'The slowest press of each journey',
  columns: [
    { key: 'what', label: 'journey' },
    { key: 'presses', label: 'presses, words' },
    { key: 'slowest', label: 'ms (median)', format: inWhole },
    { key: 'worst', label: 'worst', format: inWhole },
    { key: 'target', label: 'target', format: inWhole },
  ],
  rows: journeys.map(({ what, runs }) => ({
    ...{ what, presses: runs[0]?.count ?? 0, target: TARGET },
    slowest: median(runs.map(({ slowest }) => slowest)),
    worst: Math.max(...runs.map(({ slowest }) => slowest)),
  })),
});
