import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, request } from 'playwright';
import { buildWhatChanged } from '../../start/build.ts';
import { playwrightEnvironment } from '../../test/browser.ts';
import { WORKSPACE } from '../../workspace.ts';
import { inWhole, type Report } from '../report/report.ts';
import { median } from '../statistics.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { makeCertificate } from '../web/certificate.ts';
import { firstPost, startSecureProduct } from '../web/secure-product.ts';

const RUNS = 3;
/** Lighthouse lies here, apart from what the product is built and tested with. */
const FOLDER = path.join(WORKSPACE, '.cache/lighthouse');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** What of Lighthouse's report is used here. */
interface Audited {
  lighthouseVersion: string;
  /** From 0 to 1; null where an audit failed. */
  categories: Record<Category, { score: number | null; auditRefs: Array<{ id: string; weight: number }> }>;
  audits: Record<string, { score: number | null; numericValue?: number; details?: { items?: readonly object[] } }>;
}

/** Runs a program; what it says goes to the standard error. */
async function run(program: string, args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(program, args, {
    cwd: FOLDER,
    stdio: ['ignore', 2, 2],
    shell: program === 'npm' && process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${path.basename(program)} ${args[0]} ended with ${code}`);
}

/** Exactly what the lock file beside this file names. */
async function install(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    await copyFile(path.join(import.meta.dirname, file), path.join(FOLDER, file));
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** Audits a page as Lighthouse does unless told otherwise: a phone, with simulated throttling. */
async function audit(url: string, output: string): Promise<Audited> {
  const { CHROMIUM_PATH } = await playwrightEnvironment();
  const flags = '--headless --no-sandbox --ignore-certificate-errors';
  await run(
    process.execPath,
    [
      path.join(FOLDER, 'node_modules/lighthouse/cli/index.js'),
      ...[url, '--quiet', '--no-enable-error-reporting', '--output=json', `--output-path=${output}`],
      ...[`--only-categories=${CATEGORIES.join()}`, `--chrome-flags=${flags}`],
    ],
    { CHROME_PATH: CHROMIUM_PATH ?? chromium.executablePath() },
  );
  return JSON.parse(await readFile(output, 'utf8')) as Audited;
}

const scoreOf = (runs: readonly Audited[], category: Category): number =>
  median(runs.map(({ categories }) => 100 * (categories[category].score ?? 0)));

/** What costs points beside the times, by Lighthouse's own names. */
function lostIn({ categories, audits }: Audited): string[] {
  const others = CATEGORIES.filter((category) => category !== 'performance');
  const counted = others.flatMap((category) => categories[category].auditRefs.filter(({ weight }) => weight > 0));
  const lost = counted.filter(({ id }) => (audits[id]?.score ?? 1) < 1);
  return [...new Set(lost.map(({ id }) => id))];
}

/** What each of them found, for whoever has to mend it. */
const findingsOf = (page: string, run: Audited): string[] =>
  lostIn(run).map((id) => `${page}, ${id}: ${JSON.stringify(run.audits[id]?.details?.items ?? [])}`);

async function pagesOf(site: string): Promise<Record<string, string>> {
  const context = await request.newContext({ ignoreHTTPSErrors: true });
  const { id, username } = await firstPost(context, site);
  await context.dispose();
  return { '/': '/', 'a profile': `/${username}`, 'a post': `/posts/${id}`, '/explore': '/explore' };
}

/** Lighthouse's scores of guests' pages, as they are deployed: over HTTP/2, and drawn by the server. */
export async function measureLighthouse(): Promise<Report> {
  await install();
  await buildWhatChanged();
  const folder = await temporaryFolder('lighthouse');
  const site = await startSecureProduct(await makeCertificate(folder));
  const pages = Object.entries(await pagesOf(site));
  const audited = pages.map(([page, address]) => ({ page, url: site + address, runs: [] as Audited[] }));
  // One more than counts: the first has the renderers started. Alternating, so that a busy minute affects all pages.
  for (let round = 0; round <= RUNS; round += 1)
    for (const { url, runs } of audited) {
      const found = await audit(url, path.join(folder, 'report.json'));
      if (round > 0) runs.push(found);
    }
  const rows = audited.map(({ page, runs }) => ({
    page,
    ...Object.fromEntries(CATEGORIES.map((category) => [category, scoreOf(runs, category)])),
    blocked: median(runs.map(({ audits }) => audits['total-blocking-time']?.numericValue ?? 0)),
    lost: [...new Set(runs.flatMap(lostIn))].join(', '),
  }));
  for (const { page, runs } of audited)
    for (const finding of new Set(runs.flatMap((one) => findingsOf(page, one)))) console.error(finding);
  const version = audited[0]?.runs[0]?.lighthouseVersion ?? '';
  return {
    tables: [
      {
        title: 'Lighthouse, on a phone',
        columns: [
          { key: 'page', label: 'page' },
          ...CATEGORIES.map((category) => ({ key: category, label: category, format: inWhole })),
          { key: 'blocked', label: 'TBT ms', format: inWhole },
          { key: 'lost', label: 'lost beside times' },
        ],
        rows,
      },
    ],
    notes: [
      `Lighthouse ${version}, as a phone with simulated throttling, as a guest; medians of ${RUNS}. The certificate is the bench's own.`,
      'Targets: 99 for performance, 100 for the others.',
    ],
  };
}
