import { demo, logIn, signIn } from '../fixtures/accounts.ts';
import { serveBuild, type DistantRemote } from '../fixtures/distant-remote.ts';
import { startOwnProduct, type OwnProduct } from '../fixtures/own-product.ts';
import { joinTeam, type Team } from '../fixtures/team.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { OperatorConsole } from '../pages/operator-console.ts';
import { SiteFrame } from '../pages/site-frame.ts';

const METRICS_TOKEN = 'a-token-for-prometheus';

/** The feed lies on another origin for everybody, so this file has a site of its own, all of whose pages report. */
let product: OwnProduct;
let team: Team;
let distant: DistantRemote;
let version: string;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  [product, distant] = await Promise.all([
    startOwnProduct({ METRICS_TOKEN, REPORT_SAMPLE_PERCENT: '100' }),
    serveBuild('feed'),
  ]);
  team = await joinTeam(product);
  ({ version } = await team.deployAt('feed', distant.folder, `${distant.origin}/`));
});
test.afterAll(() => Promise.all([product?.close(), distant?.close()]));
const at = (path: string): string => product.baseURL + path;

const scripts = (requests: readonly string[]): string[] => requests.filter((path) => path.endsWith('.js')).toSorted();
/** Of a worker that would hide requests, see playwright.config.ts. */
const BLOCKED = 'Service Worker registration blocked';
const isDouble = (path: string, index: number, all: readonly string[]): boolean => all.indexOf(path) !== index;

test('a remote on another origin opens under the page’s policy, its scripts checked and fetched once', async ({
  page,
}) => {
  const complaints: string[] = [];
  const requested: string[] = [];
  page.on('console', (message) => {
    const said = message.text();
    if (['error', 'warning'].includes(message.type()) && !said.startsWith(BLOCKED)) complaints.push(said);
  });
  page.on('request', (request) => requested.push(request.url()));
  distant.requests.length = 0;
  const answer = await page.goto(at('/explore'));
  const site = new SiteFrame(page);
  await expect(site.title).toHaveText(text('fa-IR', 'feed:nav.explore'));

  const policy = answer?.headers()['content-security-policy'] ?? '';
  const scriptsFrom = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  // In a drawn page one more: the script that starts the others.
  expect(scriptsFrom.filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'", distant.origin]);
  const preloads = page.locator(`link[rel=preload][as=script][href^="${distant.origin}/"]`);
  await expect(preloads).not.toHaveCount(0);
  const wanted = await preloads.evaluateAll((links: HTMLLinkElement[]) =>
    links.map(({ href, integrity, crossOrigin }) => ({ path: new URL(href).pathname, integrity, crossOrigin })),
  );
  expect(
    wanted.map(({ path }) => path).filter((path) => /^\/(remoteEntry|__federation_expose_explore)\./.test(path)),
  ).toHaveLength(2);
  for (const { integrity, crossOrigin } of wanted) {
    expect(integrity).toMatch(/^sha384-/);
    expect(crossOrigin).toBe('anonymous');
  }
  await expect.poll(() => scripts(distant.requests)).toEqual(expect.arrayContaining(wanted.map(({ path }) => path)));
  const fetched = scripts(distant.requests);
  expect(fetched.filter(isDouble), 'what was preloaded is what is used').toEqual([]);

  // A page whose chunk nobody has named: the container finds its own address.
  await site.entry('feed:nav.home').click();
  await expect(site.main.getByRole('article').first()).toBeVisible();
  expect(scripts(distant.requests).filter((path) => path.startsWith('/__federation_expose_home.'))).toHaveLength(1);
  expect(requested.filter((url) => url.startsWith(at('/remotes/feed/')) && url.endsWith('.js'))).toEqual([]);
  expect(complaints).toEqual([]);
});

const places = { container: 'remoteEntry.', chunk: '__federation_expose_explore.' } as const;

for (const [what, beginning] of Object.entries(places)) {
  test(`a byte more in the ${what} there is refused, its place says so, and a retry finds the true one @full`, async ({
    page,
  }) => {
    const repair = await distant.corrupt(beginning);
    try {
      await page.goto(at('/explore'));
      const site = new SiteFrame(page);
      await expect(site.main).toContainText(text('fa-IR', 'shell:remote.title'));
      await site.entry('live:nav.live').click();
      await expect(site.title).toHaveText(text('fa-IR', 'live:nav.live'));
      await page.goBack();
      await expect(site.main).toContainText(text('fa-IR', 'shell:remote.title'));
      await repair();
      await site.retry.click();
      await expect(site.title).toHaveText(text('fa-IR', 'feed:nav.explore'));
    } finally {
      await repair();
    }
  });
}

test('how long a remote took and how fast its pages were reaches Prometheus and the operators, by version @full @desktop', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await visitor.goto(at('/explore'));
  await expect(new SiteFrame(visitor).title).toBeVisible();
  // A press ends the search for what was painted largest; what was measured is sent when the page is left.
  await visitor.getByRole('main').click({ position: { x: 1, y: 1 } });
  const metrics = async (): Promise<string> => {
    await visitor.goto(at('/explore'));
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    return (await product.request.get('/api/metrics', { headers })).text();
  };
  const countOf = async (name: string): Promise<number> => {
    const labels = `{remote="feed",version="${version}"}`;
    const line = (await metrics()).split('\n').find((one) => one.startsWith(`${name}_count${labels}`));
    return Number(line?.split(' ').at(-1) ?? 0);
  };
  for (const name of ['barg_remote_load_seconds', 'barg_web_vital_lcp_seconds', 'barg_web_vital_ttfb_seconds']) {
    await expect.poll(() => countOf(name), name).toBeGreaterThan(0);
  }
  await visitor.context().close();

  await signIn(page.context(), product.baseURL, await logIn(product.request, demo.operator));
  await page.goto(at('/operator/remotes?locale=en-US'));
  const admin = new OperatorConsole(page);
  const table = admin.main.getByRole('table').filter({ hasText: version });
  await expect(table).toBeVisible();
  const titles = await table.getByRole('columnheader').allTextContents();
  const cells = table.getByRole('row').filter({ hasText: version }).getByRole('cell');
  const told = async (title: string): Promise<string> => {
    expect(titles).toContain(title);
    return cells.nth(titles.indexOf(title)).innerText();
  };
  expect(Number(await told(admin.say('remotes.loads')))).toBeGreaterThan(0);
  for (const title of [admin.say('remotes.loadTime'), 'LCP', 'TTFB']) expect(await told(title)).toMatch(/^[\d,.]+ ms$/);
});
