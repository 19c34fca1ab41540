import type { Page } from '@playwright/test';
import { startOwnProduct, type OwnProduct } from '../fixtures/own-product.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';

const LOCALES = ['fa-IR', 'en-US', 'ar-EG'] as const;

/** Notes the first drawing of the page, and all that React or the page complains about. */
async function watchHydration(page: Page): Promise<string[]> {
  const errors: string[] = [];
  // What React has to draw anew it reports as an error of the page.
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const drawn = document.querySelector('#root > *');
      if (!drawn) return;
      observer.disconnect();
      Object.assign(window, { firstDrawn: drawn });
    }).observe(document, { childList: true, subtree: true });
  });
  return errors;
}

/** Whether what the server drew still stands, and answers to React. */
const isTakenOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { firstDrawn } = window as { firstDrawn?: Element };
    const isReacts = Object.keys(firstDrawn ?? {}).some((key) => key.startsWith('__reactFiber'));
    return isReacts && firstDrawn === document.querySelector('#root')?.firstElementChild;
  });

test.describe('with SERVER_DRAWING_MS', () => {
  let product: OwnProduct;
  test.beforeAll(async () => {
    product = await startOwnProduct({ SERVER_DRAWING_MS: '10000' });
    // The first page has the renderer started, and does not wait for it.
    await expect
      .poll(async () => (await product.request.get('/', { headers: { accept: 'text/html' } })).text())
      .toContain('"drawn":{');
  });
  test.afterAll(() => product.close());

  for (const locale of LOCALES)
    for (const theme of ['light', 'dark'] as const)
      test(`a guest's landing page in ${locale}, ${theme}, is taken over as the server drew it @full`, async ({
        browser,
      }) => {
        const { baseURL } = product;
        const context = await browser.newContext({ baseURL });
        await context.addCookies([{ name: 'theme', value: theme, url: baseURL }]);
        const page = await context.newPage();
        const errors = await watchHydration(page);
        const answer = await page.goto(`/?locale=${locale}`);
        expect(await answer?.text()).toContain(text(locale, 'feed:landing.title'));
        await expect.poll(() => isTakenOver(page)).toBe(true);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(locale, 'feed:landing.title'));
        await expect(page.getByRole('article').first()).toBeVisible();
        expect(errors).toEqual([]);
        expect(await isTakenOver(page)).toBe(true);
        await context.close();
      });

  test('without scripts a guest reads the landing page and follows its links @full', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: product.baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/?locale=en-US');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en-US', 'feed:landing.title'));
    await page
      .getByRole('link', { name: text('en-US', 'feed:landing.logIn') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/auth\/login/);
    await context.close();
  });
});
