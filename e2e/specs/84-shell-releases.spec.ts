import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { demo, logIn, signIn } from '../fixtures/accounts.ts';
import { startOwnProduct, type OwnProduct } from '../fixtures/own-product.ts';
import { joinTeam, type Team } from '../fixtures/team.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { OperatorConsole } from '../pages/operator-console.ts';
import { SiteFrame } from '../pages/site-frame.ts';

/** What is deployed here is deployed for everybody, so this file has a site of its own. */
let product: OwnProduct;
let team: Team;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  // One visitor is enough to judge a canary by.
  product = await startOwnProduct({ CANARY_MIN_FAILED_VISITORS: '1' });
  team = await joinTeam(product);
});
test.afterAll(() => product?.close());
const at = (path: string): string => product.baseURL + path;

const edition = (name: string): string => `document.documentElement.dataset.edition=${JSON.stringify(name)}`;
const editionIn = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.edition);

/** The version of the shell that whoever has the cookies of this context gets; undefined for the site's own. */
async function servedShell({ request }: BrowserContext): Promise<string | undefined> {
  const answer = await request.get(at('/explore'), { headers: { accept: 'text/html' } });
  const boot = /id="boot-data">(.*?)<\/script>/s.exec(await answer.text())?.[1] ?? '{}';
  return (JSON.parse(boot) as { shell?: string }).shell;
}

const withdrawalOf = async (): Promise<object | null> => {
  const answer = await product.request.get('/deployments/shell');
  return ((await answer.json()) as { withdrawal: object | null }).withdrawal;
};

test('a shell is deployed while a page is open, tried, taken back by itself and by its team @full', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await page.goto(at('/explore'));
  const site = new SiteFrame(page);
  await expect(site.title).toBeVisible();
  expect(await editionIn(page), 'the shell that the site was started with').toBeUndefined();

  const first = await team.releaseShell(edition('first'));
  await team.publish('shell', { action: 'deploy', release: first });
  // The page of contact is a script of the shell that this page has not had yet, and that the new one has under another
  // name.
  await site.main.getByRole('link').first().waitFor();
  await page.evaluate(() => history.pushState(null, '', '/contact'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByRole('heading', { name: text('fa-IR', 'site:contact.title') })).toBeVisible();
  expect(await editionIn(page)).toBeUndefined();

  const other = await context.newPage();
  await other.goto(at('/explore'));
  await expect(new SiteFrame(other).title).toBeVisible();
  expect(await editionIn(other)).toBe('first');

  // One that does not start: nothing of it can tell so.
  const broken = await team.releaseShell('throw Error("broken at its start")');
  await team.publish('shell', { action: 'canary', release: broken, percent: 100 });
  const failing = await context.newPage();
  await failing.goto(at('/explore'));
  await expect.poll(() => servedShell(context)).toBe(first.version);
  expect(await withdrawalOf()).toMatchObject({
    version: broken.version,
    figures: { canary: { visitors: 1, failed: 1 } },
  });
  await failing.reload();
  await expect(new SiteFrame(failing).title).toBeVisible();

  // One that never lets go of its page: the next page tells.
  const blocking = await team.releaseShell('for(;;)');
  await team.publish('shell', { action: 'canary', release: blocking, percent: 100 });
  const blocked = await context.newPage();
  await blocked.goto(at('/explore'), { waitUntil: 'commit' });
  await expect
    .poll(() => Promise.race([blocked.title().then(() => 'answers'), setTimeout(500, 'silent')]))
    .toBe('silent');
  await blocked.close();
  const next = await context.newPage();
  await next.clock.install({ time: Date.now() + 60_000 });
  await next.goto(at('/explore'), { waitUntil: 'commit' });
  await expect.poll(() => servedShell(context)).toBe(first.version);
  expect(await withdrawalOf()).toMatchObject({ version: blocking.version });
  await next.close();

  // One that works, for everybody, and back.
  const second = await team.releaseShell(edition('second'));
  await team.publish('shell', { action: 'deploy', release: second });
  await other.reload();
  await expect(new SiteFrame(other).title).toBeVisible();
  expect(await editionIn(other)).toBe('second');
  await team.publish('shell', { action: 'rollback', release: first });
  await other.reload();
  await expect(new SiteFrame(other).title).toBeVisible();
  expect(await editionIn(other)).toBe('first');

  await signIn(context, product.baseURL, await logIn(product.request, demo.operator));
  await other.goto(at('/operator/remotes?locale=en-US'));
  const admin = new OperatorConsole(other);
  const card = other.getByRole('region', { name: admin.say('remotes.names.shell') });
  await expect(card).toContainText(first.version);
  await expect(card).toContainText(admin.say('remotes.failureKinds.blocked'));
  await card.getByText(admin.say('remotes.history')).click();
  await expect(card.getByRole('listitem').first()).toContainText(admin.say('remotes.actions.rollback'));
});
