import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { expectAccessible, expectReadableInOtherTheme } from '../fixtures/axe.ts';
import { compareWithShell, SINGLETONS } from '../fixtures/federation.ts';
import { serveFolder, type FileServer } from '../fixtures/file-server.ts';
import { text } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';
import { DeveloperTools } from '../pages/developer-tools.ts';
import { SiteFrame } from '../pages/site-frame.ts';

let build: FileServer;
test.beforeEach(async () => {
  build = await serveFolder(path.resolve(import.meta.dirname, '../../apps/feed-remote/dist'));
});
test.afterEach(() => build.close());

/** Allowed by the site, and the same machine by a name that is not. */
const allowed = () => `http://localhost:${build.port}`;
const refused = () => `http://127.0.0.1:${build.port}`;

/** Where the feed that runs in the page has come from. */
const sourceOfFeed = async (page: Page): Promise<string> => {
  await expect(new SiteFrame(page).title).toHaveText(text('fa-IR', 'feed:nav.explore'));
  return new URL((await compareWithShell(page, 'feed')).publicPath).origin;
};

test('an override runs with the shell’s modules for as long as its tab, and for nobody else @full', async ({
  page,
  context,
  baseURL,
}) => {
  const tools = new DeveloperTools(page);
  await page.goto(`/explore?mf-override=feed@${allowed()}`);
  expect(await sourceOfFeed(page)).toBe(allowed());
  const { consumed, foreign } = await compareWithShell(page, 'feed');
  expect(consumed).toEqual(expect.arrayContaining(Object.keys(SINGLETONS)));
  expect(foreign, 'copies of its own').toEqual([]);
  await expect(tools.banner).toContainText(allowed());
  expect(page.url(), 'an address that is copied does not carry it on').toBe(`${baseURL}/explore`);

  const other = await context.newPage();
  const policy = (await other.goto('/explore'))?.headers()['content-security-policy'] ?? '';
  expect(policy, 'no other page may reach the developer’s machine').not.toContain('localhost:');
  expect(await sourceOfFeed(other)).toBe(baseURL);
  await expect(new DeveloperTools(other).banner).toBeHidden();

  await page.goto('/explore');
  expect(await sourceOfFeed(page)).toBe(allowed());
  await tools.endAll.click();
  await expect(tools.banner).toBeHidden();
  expect(await sourceOfFeed(page)).toBe(baseURL);
});

test('an origin that is not allowed is asked for nothing, and the page says so @full', async ({ page, baseURL }) => {
  const tools = new DeveloperTools(page);
  await page.goto(`/explore?mf-override=feed@${refused()}`);
  await expect(tools.banner).toContainText(refused());
  expect(await sourceOfFeed(page)).toBe(baseURL);
  expect(build.requests).toEqual([]);
  await page.reload();
  await expect(new SiteFrame(page).title).toBeVisible();
  await expect(tools.banner).toBeHidden();
});

test('the panel tells what the page is made of, and takes and gives back a remote @mobile @full', async ({
  page,
  baseURL,
}) => {
  const tools = new DeveloperTools(page);
  await page.goto('/explore');
  const search = page.getByRole('combobox').first();
  await search.focus();
  await tools.open();
  await expect(tools.rowOf('feed')).toContainText(text('fa-IR', 'developer:remotes.states.loaded'));
  await expect(tools.panel).toContainText('commerce.tip');
  await expectAccessible(page, 'panel');
  await expectReadableInOtherTheme(page, 'panel');
  await page.keyboard.press('Escape');
  await expect(tools.panel).toBeHidden();
  await expect(search).toBeFocused();

  await tools.open();
  await tools.takeFrom('feed', refused());
  await expect(tools.panel).toContainText(text('fa-IR', 'developer:form.refused').slice(0, 12));
  expect(build.requests).toEqual([]);
  await tools.takeFrom('feed', allowed());
  await expect(tools.banner).toContainText(allowed());
  await expectAccessible(page, 'banner');
  expect(await sourceOfFeed(page)).toBe(allowed());

  await tools.open();
  await expect(tools.rowOf('feed')).toContainText(allowed());
  await tools.resetOf('feed').click();
  await expect(tools.banner).toBeHidden();
  expect(await sourceOfFeed(page)).toBe(baseURL);
});

const isFull = process.env.E2E_FULL === '1';
const answers: Record<string, (route: Route) => unknown> = {
  'answers 404': (route) => route.fulfill({ status: 404 }),
  'is HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  // Four real seconds: no clock of the page moves the timeout of a fetch.
  ...(isFull ? { hangs: () => undefined } : {}),
};
for (const [fault, answer] of Object.entries(answers)) {
  for (const file of fault === 'is HTML' ? ['mf-manifest.json'] : ['descriptor.json']) {
    test(`where the ${file} of an override ${fault}, the deployed remote stays @full`, async ({ page, baseURL }) => {
      await page.route(`${allowed()}/${file}`, (route) => void answer(route));
      await page.goto(`/explore?mf-override=feed@${allowed()}`);
      await expect(new DeveloperTools(page).banner).toContainText(allowed());
      expect(await sourceOfFeed(page)).toBe(baseURL);
    });
  }
}
