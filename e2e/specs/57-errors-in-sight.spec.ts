import type { Locator } from '@playwright/test';
import { BOTH_DIRECTIONS, speak } from '../fixtures/locales.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { Wallet } from '../pages/wallet.ts';

/** Visible is also what lies behind another: asked is what a finger would meet. */
const isOnTop = (place: Locator) =>
  place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

for (const { locale } of BOTH_DIRECTIONS) {
  test(`what a form complains about stands clear of the bars of the page (${locale}) @mobile @phone`, async ({
    page,
    context,
    baseURL,
    performer: _performer,
  }) => {
    await speak(context, baseURL ?? '', locale);
    await page.goto('/creator/products/new');
    const main = page.getByRole('main');
    await main.locator('button[type=submit]').click();
    const complaint = main.getByRole('alert').first();
    await expect(complaint).toBeInViewport({ ratio: 1 });
    await expect.poll(() => isOnTop(complaint)).toBe(true);
  });

  test(`the field that a dialog complains about stands clear of the buttons at its end (${locale}) @full @mobile @phone`, async ({
    page,
    context,
    baseURL,
    fan: _fan,
  }) => {
    await speak(context, baseURL ?? '', locale);
    const wallet = new Wallet(page, locale);
    await wallet.open();
    await wallet.topUpButton().click();
    await wallet.payButton().click();
    const card = wallet.dialog.getByLabel(text(locale, 'commerce:topUp.cardNumber'));
    await expect(card).toBeFocused();
    await expect(card).toHaveAccessibleDescription(/./);
    await expect.poll(() => isOnTop(card)).toBe(true);
    const complaint = wallet.dialog.locator(`[id="${(await card.getAttribute('aria-describedby')) ?? ''}"]`);
    await expect.poll(() => isOnTop(complaint)).toBe(true);
  });
}
