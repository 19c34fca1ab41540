import type { Page } from '@playwright/test';
import { intercept } from '../fixtures/intercept.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { SiteFrame } from '../pages/site-frame.ts';

const ACCOUNT = /\/api\/(?:users|performers)\/me$/;

/** The web tier could not have the account either: the page comes without it, and asks itself. */
const withoutAccount = (page: Page) =>
  intercept(
    page,
    (url) => url.pathname === '/wallet',
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        /(<script[^>]*id="boot-data"[^>]*>)(.*?)(<\/script>)/s,
        (_all, begin: string, data: string, end: string) =>
          `${begin}${JSON.stringify({ ...JSON.parse(data), user: null })}${end}`,
      );
      await route.fulfill({ response, body: html });
    },
  );

test('the first call for the account answers 503: nobody is taken for a guest, and the page is there by itself @full', async ({
  page,
  fan: _fan,
}) => {
  const frame = new SiteFrame(page);
  const { promise: asked, resolve: wasAsked } = Promise.withResolvers<void>();
  const answers = [503];
  await intercept(page, ACCOUNT, async (route) => {
    const status = answers.shift();
    if (status === undefined) return route.fallback();
    wasAsked();
    await route.fulfill({ status, json: { statusCode: status, code: 'server.busy', message: '' } });
  });
  await withoutAccount(page);
  await page.goto('/wallet');
  await asked;
  await expect(page.getByText(text('fa-IR', 'shell:errors.accountDelayed'))).toBeVisible();
  await expect(page.locator('a[href^="/auth/"]')).toHaveCount(0);
  // Nobody presses anything.
  await expect(frame.title).toBeVisible();
  await expect(page.getByText(text('fa-IR', 'shell:errors.accountDelayed'))).toBeHidden();
  await expect(page).toHaveURL('/wallet');
});
