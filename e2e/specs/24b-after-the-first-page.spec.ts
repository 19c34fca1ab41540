import type { Page } from '@playwright/test';
import { demo, logIn, signIn } from '../fixtures/accounts.ts';
import { entryOf } from '../fixtures/faults.ts';
import { speak } from '../fixtures/locales.ts';
import { QuietPage } from '../fixtures/quiet-page.ts';
import { text } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';
import { SiteFrame } from '../pages/site-frame.ts';

/** Stands in the file that flips styles, and in no other. */
const RTL_PLUGIN = '[ew]-resize';

/** What a page asks for that no first page needs, in order. */
const watchLatecomers = (page: Page): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => void (request.url().includes('/socket.io/') && seen.push('socket')));
  page.on('websocket', () => void seen.push('socket'));
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    // Of a page that was left meanwhile there is nothing to read.
    const script = await response.text().catch(() => '');
    if (script.includes(RTL_PLUGIN)) seen.push('plugin');
  });
  return seen;
};

test('neither the socket nor what flips styles comes before the first page, and both come after it', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', await logIn(request, demo.fan));
  const seen = watchLatecomers(page);
  const pluginAddress = page.waitForResponse(
    async (response) =>
      response.request().resourceType() === 'script' && (await response.text().catch(() => '')).includes(RTL_PLUGIN),
  );
  // By the page's own clock: how long a test takes to look says nothing about the order.
  await page.addInitScript(() => {
    const began: { socket?: number } = {};
    Object.assign(window, { began });
    window.WebSocket = class extends WebSocket {
      constructor(...args: ConstructorParameters<typeof WebSocket>) {
        began.socket ??= performance.now();
        super(...args);
      }
    };
  });
  await page.goto('/explore');
  await expect(new SiteFrame(page).title).toHaveText(text('fa-IR', 'feed:nav.explore'));
  await expect.poll(() => new Set(seen)).toEqual(new Set(['socket', 'plugin']));
  const plugin = (await pluginAddress).url();
  const began = await page.evaluate((address) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const [file] = performance.getEntriesByName(address);
    const { socket } = (window as Window & { began?: { socket?: number } }).began ?? {};
    return { paint: paint?.startTime ?? Infinity, plugin: file?.startTime ?? -1, socket: socket ?? -1 };
  }, plugin);
  expect(began.plugin).toBeGreaterThan(began.paint);
  expect(began.socket).toBeGreaterThan(began.paint);
});

test('a page that is read from the left never asks for what flips styles @full', async ({ page, context, baseURL }) => {
  await speak(context, baseURL ?? '', 'en-US');
  const seen = watchLatecomers(page);
  await new QuietPage(page).open('/explore');
  await expect(new SiteFrame(page, 'en-US').title).toHaveText(text('en-US', 'feed:nav.explore'));
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  expect(seen).not.toContain('plugin');
});

test('a link has the remote behind it loaded as the pointer comes near, and shows it when it is followed @desktop @full', async ({
  page,
}) => {
  const site = new SiteFrame(page);
  const asked: string[] = [];
  page.on('request', (request) => void (entryOf('live').test(new URL(request.url()).pathname) && asked.push('entry')));
  await new QuietPage(page).open('/contact');
  expect(asked).toEqual([]);
  const chunk = page.waitForResponse(/\/remotes\/live\/[^/]+\/__federation_expose_live\./);
  await site.entry('live:nav.live').hover();
  await chunk;
  expect(asked).toEqual(['entry']);
  await expect(site.title).toHaveText(text('fa-IR', 'site:contact.title'));
  await site.entry('live:nav.live').click();
  await expect(site.title).toHaveText(text('fa-IR', 'live:nav.live'));
  expect(asked).toEqual(['entry']);
});
