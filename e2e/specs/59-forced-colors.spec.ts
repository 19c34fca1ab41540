import type { Locator } from '@playwright/test';
import { demo, logIn, signIn } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';

const lookOf = (element: Locator) =>
  element.evaluate((one) => {
    const { backgroundColor, borderTopWidth } = getComputedStyle(one);
    return `${backgroundColor}, ${borderTopWidth}`;
  });

/** The shell brings these colours after the first picture. */
const expectToDiffer = (chosen: Locator, other: Locator) =>
  expect.poll(async () => (await lookOf(chosen.first())) === (await lookOf(other.first()))).toBe(false);

test('what is chosen can be told where the system paints @desktop', async ({ page, context, request, baseURL }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(context, baseURL ?? '', await logIn(request, demo.fan));
  const main = page.getByRole('main');

  await page.goto('/home');
  await expectToDiffer(main.locator('a[aria-current]'), main.locator('a[href*="tab="]:not([aria-current])'));

  await page.goto('/messages');
  await expectToDiffer(main.locator('button[aria-pressed=true]'), main.locator('button[aria-pressed=false]'));

  await page.goto('/kaveh.cooks');
  const plans = page.locator('label:has(input[type=radio])');
  const checked = page.locator(':checked');
  await expectToDiffer(plans.filter({ has: checked }), plans.filter({ hasNot: checked }));
});
