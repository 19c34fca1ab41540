import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Wish } from '@barg/releases';
import { expectAccessible, expectReadableInOtherTheme } from '../fixtures/axe.ts';
import { demo, logIn, signIn } from '../fixtures/accounts.ts';
import {
  blockAtStart,
  blockWhenDrawn,
  blockWhenPressed,
  breakSyntax,
  brokenReleases,
  throwWhenDrawn,
  type ReleaseFault,
} from '../fixtures/broken-releases.ts';
import { startOwnProduct, type OwnProduct } from '../fixtures/own-product.ts';
import { joinTeam, type Build, type Team } from '../fixtures/team.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { OperatorConsole } from '../pages/operator-console.ts';
import { SiteFrame } from '../pages/site-frame.ts';

const METRICS_TOKEN = 'a-token-for-prometheus';

/** What is deployed here is deployed for everybody, so this file has a site of its own. */
let product: OwnProduct;
let team: Team;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  // One visitor is enough to judge a canary by.
  product = await startOwnProduct({ CANARY_MIN_FAILED_VISITORS: '1', METRICS_TOKEN });
  team = await joinTeam(product);
});
test.afterAll(() => product?.close());
const at = (path: string): string => product.baseURL + path;

const remotes = {
  feed: { path: '/explore', expose: 'explore', label: 'feed:nav.explore' },
  messaging: { path: '/messages', expose: 'messages', label: 'messaging:nav.messages' },
  'creator-studio': { path: '/creator/studio', expose: 'studio', label: 'creator-studio:nav.studio' },
  commerce: { path: '/wallet', expose: 'wallet', label: 'commerce:nav.wallet' },
  live: { path: '/live', expose: 'live', label: 'live:nav.live' },
} as const;
type Remote = keyof typeof remotes;

const signInAsPerformer = async (page: Page): Promise<void> =>
  signIn(page.context(), product.baseURL, await logIn(product.request, demo.performer));

/** A change that visitors can see, and that leaves everything working. */
const rename =
  (name: string) =>
  async ({
    read,
    write,
  }: {
    read: (file: string) => Promise<string>;
    write: (file: string, text: string) => Promise<void>;
  }) => {
    const messages = JSON.parse(await read('locales/fa-IR.json')) as { nav: Record<string, string> };
    messages.nav.live = name;
    await write('locales/fa-IR.json', JSON.stringify(messages));
  };

/** The version of a remote that the page was given. */
const versionIn = (page: Page, remote: Remote): Promise<string> =>
  page.evaluate((name) => {
    const boot = JSON.parse(document.getElementById('boot-data')?.textContent ?? '{}') as {
      registry: { remotes: Record<string, { version: string }> };
    };
    return boot.registry.remotes[name]?.version ?? '';
  }, remote);

/** The version that the site's page gives to whoever has the cookies of this context. */
async function servedVersion({ request }: BrowserContext, remote: Remote): Promise<string> {
  const answer = await request.get(at(`/${remote}`), { headers: { accept: 'text/html' } });
  return new RegExp(`/remotes/${remote}/([0-9a-f]{16})/`).exec(await answer.text())?.[1] ?? '';
}

interface RemoteStatus {
  name: string;
  refused: { count: number } | null;
  health: Array<{ version: string; failures: { incompatible: number } }>;
}

let operator: string | undefined;

/** What operators are told of a remote. */
async function toldOf(remote: Remote): Promise<RemoteStatus | undefined> {
  const authorization = (operator ??= await logIn(product.request, demo.operator));
  const answer = await product.request.get('/api/operator/remotes?hours=1', { headers: { authorization } });
  const { data } = (await answer.json()) as { data: { remotes: RemoteStatus[] } };
  return data.remotes.find(({ name }) => name === remote);
}

/** Waits until the site gives a page that version, and opens it there. */
async function reaches(page: Page, remote: Remote, version: string): Promise<void> {
  await expect.poll(() => servedVersion(page.context(), remote)).toBe(version);
  await page.goto(at(`/${remote}`));
}

test('a team deploys while a page is open, and takes it back', async ({ page, context }) => {
  const before = await team.stableOf('live');
  await page.goto(at('/explore'));
  const site = new SiteFrame(page);
  await expect(site.title).toBeVisible();

  const after = await team.deploy('live', rename('پخش تازه'));
  const requested = page.waitForRequest(/\/remotes\/live\/[^/]+\/__federation_expose_live\./);
  await site.entry('live:nav.live').click();
  expect((await requested).url(), 'the open page stays with the version it began with').toContain(before.version);
  await expect(site.title).toHaveText(text('fa-IR', 'live:nav.live'));

  const other = await context.newPage();
  // Words that a deployment changes follow it; a page that came before them keeps the old ones.
  const words = '/api/translations/search?locale=fa-IR&namespace=live';
  await expect.poll(async () => (await product.request.get(words)).text()).toContain('"nav.live","value":"پخش تازه"');
  await reaches(other, 'live', after.version);
  await expect(new SiteFrame(other).title).toHaveText('پخش تازه');
  expect(await versionIn(other, 'live')).toBe(after.version);
  expect(await versionIn(other, 'feed')).toBe(await versionIn(page, 'feed'));

  await team.publish('live', { action: 'rollback', release: before });
  await other.reload();
  expect(await versionIn(other, 'live')).toBe(before.version);
});

test('two teams deploy at once, and both are there @full', async ({ page }) => {
  const marked = (name: string) => (build: { write: (file: string, text: string) => Promise<void> }) =>
    build.write('marker.json', JSON.stringify({ name }));
  const statements = async (): Promise<number> => {
    const answer = await product.request.get('/deployments/live/history');
    return ((await answer.json()) as { statements: object[] }).statements.length;
  };
  const before = { live: await team.stableOf('live'), feed: await team.stableOf('feed') };
  const statementsBefore = await statements();
  const [live, feed, secondLive] = await Promise.all([
    team.deploy('live', marked('one')),
    team.deploy('feed', marked('two')),
    team.deploy('live', marked('three')),
  ]);
  await page.goto(at('/explore'));
  expect(await versionIn(page, 'feed')).toBe(feed.version);
  expect([live.version, secondLive.version]).toContain(await versionIn(page, 'live'));
  expect(await statements(), 'none of the statements was lost').toBe(statementsBefore + 2);
  await team.publish('live', { action: 'rollback', release: before.live });
  await team.publish('feed', { action: 'rollback', release: before.feed });
});

test('a visitor of a canary keeps it from visit to visit, until it is taken back @full', async ({ page, browser }) => {
  const stable = await team.stableOf('live');
  const canary = await team.release('live', rename('پخش آزمایشی'));
  await team.publish('live', { action: 'canary', release: canary, percent: 50 });
  const seen = new Set<string>();
  // Of twelve at 50 %: all alike once in two thousand; then others are asked until both were seen.
  for (let visitor = 0; visitor < 12 || seen.size < 2; visitor += 1) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const visit = (): Promise<string> => servedVersion(context, 'live');
    const version = await visit();
    expect([await visit(), await visit()]).toEqual([version, version]);
    seen.add(version);
    await context.close();
  }
  expect(seen).toEqual(new Set([stable.version, canary.version]));

  await team.publish('live', { action: 'canary', release: canary, percent: 100 });
  await page.goto(at('/live'));
  expect(await versionIn(page, 'live')).toBe(canary.version);
  await expect(new SiteFrame(page).title).toBeVisible();
  await team.publish('live', { action: 'rollback', release: stable });
  await page.reload();
  expect(await versionIn(page, 'live')).toBe(stable.version);
});

const badCanaries = [
  { what: 'cannot be read', change: breakSyntax, tag: ' @full' },
  { what: 'throws when it is drawn', change: throwWhenDrawn('live'), tag: ' @full' },
];

for (const { what, change, tag } of badCanaries) {
  test(`a canary that ${what} is taken back by itself, and its visitor gets the stable version${tag}`, async ({
    page,
  }) => {
    const stable = await team.stableOf('live');
    const canary = await team.release('live', change);
    await team.publish('live', { action: 'canary', release: canary, percent: 100 });
    await page.goto(at('/live'));
    const site = new SiteFrame(page);
    expect(await versionIn(page, 'live')).toBe(canary.version);
    await expect(site.main).toContainText(text('fa-IR', 'shell:remote.title'));

    await reaches(page, 'live', stable.version);
    expect(await versionIn(page, 'live')).toBe(stable.version);
    await expect(site.title).toHaveText(text('fa-IR', 'live:nav.live'));
    const told = (await (await product.request.get('/deployments/live')).json()) as {
      withdrawal: { version: string; figures: object } | null;
    };
    expect(told.withdrawal).toMatchObject({
      version: canary.version,
      figures: { canary: { visitors: 1, failed: 1 }, stable: { failed: 0 } },
    });
    await team.publish('live', { action: 'rollback', release: stable });
  });
}

const blockingCanaries = [
  { when: 'when it is drawn', change: blockWhenDrawn('live'), isPressed: false },
  { when: 'as soon as it comes', change: blockAtStart, isPressed: false },
  { when: 'when something is pressed', change: blockWhenPressed('live'), isPressed: true },
];

for (const { when, change, isPressed } of blockingCanaries) {
  test(`a canary that blocks its page ${when} is told of at the next visit, and taken back @full`, async ({
    page,
    context,
  }) => {
    const stable = await team.stableOf('live');
    const canary = await team.release('live', change);
    await team.publish('live', { action: 'canary', release: canary, percent: 100 });
    await page.goto(at('/live'), { waitUntil: 'commit' });
    if (isPressed) {
      await expect(page.locator('html[data-waits=press]')).toBeAttached();
      // It never comes back.
      void page.mouse.click(300, 300).catch(() => undefined);
    }
    // The page answers nothing any more: all that is seen of it is that it is silent.
    await expect
      .poll(() => Promise.race([page.title().then(() => 'answers'), setTimeout(500, 'silent')]))
      .toBe('silent');
    await page.close();
    const next = await context.newPage();
    // A visit after the page has been silent for long enough to count as stopped.
    await next.clock.install({ time: Date.now() + 60_000 });
    await next.goto(at('/auth/login'));
    await reaches(next, 'live', stable.version);
    const told = (await (await product.request.get('/deployments/live')).json()) as { withdrawal: object | null };
    expect(told.withdrawal).toMatchObject({ version: canary.version, figures: { canary: { failed: 1 } } });
    await team.publish('live', { action: 'rollback', release: stable });
  });
}

test('a canary that was taken back reaches visitors again once an operator allows it @full', async ({ page }) => {
  const stable = await team.stableOf('live');
  // A version of its own: those that were taken back before stay so.
  const canary = await team.release('live', async (build) => {
    await throwWhenDrawn('live')(build);
    await build.write('marker.json', '"allowed again"');
  });
  await team.publish('live', { action: 'canary', release: canary, percent: 100 });
  await page.goto(at('/live'));
  expect(await versionIn(page, 'live')).toBe(canary.version);
  await reaches(page, 'live', stable.version);
  expect(await versionIn(page, 'live')).toBe(stable.version);

  await signIn(page.context(), product.baseURL, await logIn(product.request, demo.operator));
  await page.goto(at('/operator/remotes?locale=en-US'));
  const admin = new OperatorConsole(page);
  const lift = page.getByRole('button', { name: admin.say('remotes.lift') });
  const notice = admin.main
    .locator('div')
    .filter({ hasText: canary.version.slice(0, 8) })
    .filter({ has: lift })
    .last();
  await expect(notice).toContainText(admin.say('remotes.withdrawn'));
  await expectAccessible(page);
  const withdrawn = await lift.count();
  await notice.getByRole('button').click();
  const question = page.getByRole('alertdialog', { name: admin.say('remotes.liftTitle') });
  await expect(question).toContainText(admin.say('remotes.liftText'));
  await question.getByRole('button', { name: admin.say('remotes.lift') }).click();
  await expect(question).toBeHidden();
  await expect(lift).toHaveCount(withdrawn - 1);
  await reaches(page, 'live', canary.version);
  expect(await versionIn(page, 'live')).toBe(canary.version);
  await page.goto(at('/operator/audit-log?locale=en-US'));
  await expect(admin.row(admin.say('audit.actions.remote-withdrawal-lifted')).first()).toBeVisible();
  await team.publish('live', { action: 'rollback', release: stable });
});

test('a remote that its team has paused says so, and the rest of the site works @full', async ({ page }) => {
  await team.publish('live', { action: 'pause' });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(at('/live'));
  const site = new SiteFrame(page);
  await expect(site.main).toContainText(text('fa-IR', 'shell:remote.paused.title'));
  await site.entry('feed:nav.explore').click();
  await expect(site.title).toHaveText(text('fa-IR', 'feed:nav.explore'));
  expect(requested.filter((url) => url.includes('/remotes/live/'))).toEqual([]);
  await team.publish('live', { action: 'resume' });
  await page.goto(at('/live'));
  await expect(site.title).toHaveText(text('fa-IR', 'live:nav.live'));
});

/** A release with pages of its own beside those that it has, drawn by the same code. */
const withPages =
  (...paths: string[]) =>
  async ({ read, write }: Build): Promise<void> => {
    const descriptor = JSON.parse(await read('descriptor.json')) as { routes: Array<{ path: string }> };
    const [first] = descriptor.routes;
    const routes = [...descriptor.routes, ...paths.map((path) => ({ ...first, path }))];
    await write('descriptor.json', JSON.stringify({ ...descriptor, routes }));
  };

test('a remote that takes a page of another one, or one under its parameter, gets to nobody @full', async ({
  page,
}) => {
  await signInAsPerformer(page);
  const { version } = await team.stableOf('live');
  const site = new SiteFrame(page);
  for (const path of ['/wallet', '/wallet/cards']) {
    const hostile = await team.release('live', withPages(path));
    const wishes: Wish[] = [
      { action: 'deploy', release: hostile },
      { action: 'canary', release: hostile, percent: 100 },
    ];
    for (const wish of wishes) {
      await expect(team.publish('live', wish)).rejects.toMatchObject({ code: 'release.collides' });
    }
    await page.goto(at(path));
    await expect(site.title).toHaveText(text('fa-IR', remotes.commerce.label));
    expect(await versionIn(page, 'live')).toBe(version);
  }
});

test('a remote that its team has retired is nowhere, its page is free for another one, and it comes back @full', async ({
  page,
}) => {
  const [live, studio] = [await team.stableOf('live'), await team.stableOf('creator-studio')];
  const heir = await team.release('creator-studio', withPages('/live'));
  await expect(team.publish('creator-studio', { action: 'deploy', release: heir })).rejects.toThrow();
  await team.publish('live', { action: 'retire' });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(at('/explore'));
  const site = new SiteFrame(page);
  await expect(site.title).toHaveText(text('fa-IR', 'feed:nav.explore'));
  await expect(site.entry('live:nav.live')).toHaveCount(0);
  await page.goto(at('/live'));
  await expect(site.main).toContainText(text('fa-IR', 'ui:missing.title'));
  expect(requested.filter((url) => url.includes('/remotes/live/'))).toEqual([]);

  await team.publish('creator-studio', { action: 'deploy', release: heir });
  await expect(team.publish('live', { action: 'rollback', release: live })).rejects.toMatchObject({
    code: 'release.collides',
  });
  await team.publish('creator-studio', { action: 'rollback', release: studio });
  await team.publish('live', { action: 'rollback', release: live });
  await page.goto(at('/live'));
  await expect(site.title).toHaveText(text('fa-IR', 'live:nav.live'));
});

test('a forged deployment changes nothing for visitors, and operators see it @full', async ({ page }) => {
  const live = await team.stableOf('live');
  const history = await product.request.get('/deployments/live/history');
  const { statements } = (await history.json()) as { statements: Array<{ sequence: number }> };
  const newest = statements.at(-1)?.sequence ?? 0;
  const forged = path.join(product.dataDir, `remotes/store/live/channel/${newest + 1}.json`);
  await writeFile(forged, '{"payload":"forged"}');
  try {
    await page.goto(at('/live'));
    expect(await versionIn(page, 'live')).toBe(live.version);
    await signIn(page.context(), product.baseURL, await logIn(product.request, demo.operator));
    const notice = page.getByRole('alert', { name: text('fa-IR', 'operator:remotes.refused.title') });
    await expect.poll(async () => (await toldOf('live'))?.refused?.count).toBe(1);
    await page.goto(at('/operator/remotes'));
    await expect(notice).toBeVisible();
    await expect(notice).toContainText(text('fa-IR', 'operator:remotes.names.live'));
    await expect(notice).toContainText(text('fa-IR', 'operator:remotes.refused.found_one'));
    await expect(notice).toContainText(text('fa-IR', 'operator:remotes.refused.why.release-invalid'));
    await expectAccessible(page);
    await expectReadableInOtherTheme(page);
    const metrics = await product.request.get('/api/metrics', {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    });
    expect((await metrics.text()).split('\n')).toContain(
      'barg_remote_refused_statements{remote="live",code="release.invalid"} 1',
    );
    await notice.getByRole('link').click();
    await expect(
      page.getByRole('row').filter({ hasText: text('fa-IR', 'operator:audit.actions.remote-statement-refused') }),
    ).toHaveCount(1);
  } finally {
    await rm(forged);
  }
});

/** What an operator reads of a version that visitors' shells do not load: their pages tell of it by themselves. */
async function expectToldAsOfAnotherContract(browser: Browser, remote: Remote): Promise<void> {
  const { version } = await team.stableOf(remote);
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await signIn(context, product.baseURL, await logIn(product.request, demo.operator));
  const page = await context.newPage();
  const admin = new OperatorConsole(page);
  const failed = async (): Promise<number | undefined> =>
    (await toldOf(remote))?.health.find((health) => health.version === version)?.failures.incompatible;
  await expect.poll(failed).toBeGreaterThan(0);
  await page.goto(at('/operator/remotes?locale=en-US'));
  const why = admin.row(version.slice(0, 8)).filter({ hasText: admin.say('remotes.failureKinds.incompatible') });
  await expect(why).toHaveCount(1);
  await page.goto(at(`/operator/audit-log?locale=en-US&action=remote&target=${remote}`));
  await expect(admin.row(admin.say('audit.actions.remote-deployed')).first()).toContainText('local');
  await context.close();
}

const isFull = process.env.E2E_FULL === '1';
const faults = Object.keys(brokenReleases) as ReleaseFault[];
const names = Object.keys(remotes) as Remote[];
/** Each remote and each fault once; the full run takes them all. */
const pairs = names.flatMap((remote, at) =>
  (isFull ? faults : [faults[at % faults.length]]).flatMap((fault) => (fault ? [{ remote, fault }] : [])),
);

for (const { remote, fault } of pairs) {
  test(`${remote} ${fault}: its place says so, the rest works, and it comes back @full`, async ({ page, browser }) => {
    const { path, expose, label } = remotes[remote];
    await signInAsPerformer(page);
    const { publish, isRetried } = brokenReleases[fault];
    const repair = await publish(team, remote, expose);
    const site = new SiteFrame(page);
    const isRefused = fault === 'speaks another contract';
    const sentence = text('fa-IR', isRefused ? 'shell:remote.refused.title' : 'shell:remote.title');
    await page.goto(at(path));
    await expect(site.main).toContainText(sentence);

    const other = remote === 'live' ? 'feed:nav.explore' : 'live:nav.live';
    await site.entry(other).click();
    await expect(site.title).toHaveText(text('fa-IR', other));
    await page.goBack();
    await expect(site.main).toContainText(sentence);
    if (isRefused) await expectToldAsOfAnotherContract(browser, remote);

    await repair();
    await (isRetried ? site.retry.click() : page.reload());
    await expect(site.title).toHaveText(text('fa-IR', label));
  });
}
