import type { Page } from '@playwright/test';
import { startOwnProduct, type OwnProduct } from '../fixtures/own-product.ts';
import { expect, test } from '../fixtures/test.ts';

const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);
/** What the browser still has of a service worker; null while a page loads anew. */
const remains = (page: Page) =>
  page
    .evaluate(async () => {
      const [registrations, kept] = await Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]);
      return [...registrations.map(({ scope }) => scope), ...kept];
    })
    .catch(() => null);

test.describe('with SERVICE_WORKER=off', () => {
  let product: OwnProduct;
  test.beforeAll(async () => {
    product = await startOwnProduct();
  });
  test.afterAll(() => product.close());

  test('a browser that had the service worker loses it, in every tab, and does not get it again @full', async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: product.baseURL, serviceWorkers: 'allow' });
    const page = await context.newPage();
    const other = await context.newPage();
    await page.goto('/contact');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    for (const tab of [page, other]) {
      await tab.goto('/contact');
      expect(await isControlled(tab)).toBe(true);
    }
    await expect.poll(() => remains(page)).not.toEqual([]);

    await product.restart({ SERVICE_WORKER: 'off' });
    // By a tab of its own: the browser may have found the change by itself, and then the open ones load anew just now.
    const visit = await context.newPage();
    await visit.goto('/contact');
    await expect.poll(() => remains(visit)).toEqual([]);
    for (const tab of [page, other]) {
      await tab.goto('/contact');
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await isControlled(tab)).toBe(false);
      await expect.poll(() => remains(tab)).toEqual([]);
    }
    await context.close();
  });
});
