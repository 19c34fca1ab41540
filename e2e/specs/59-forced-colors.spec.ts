import type { Locator } from '@playwright/test';
import { demo, logIn, signIn } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';

const lookOf = (element: Locator) =>
  element.evaluate((one) => {
    const { backgroundColor, borderTopWidth } = getComputedStyle(one);
    return { backgroundColor, borderTopWidth };
  });

test('what is chosen can be told where the system paints @desktop', async ({ page, context, request, baseURL }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(context, baseURL ?? '', await logIn(request, demo.fan));

  await page.goto('/home');
  const tabs = page.getByRole('main').locator('a[href*="/home"]');
  const [chosenTab, otherTab] = [
    tabs.and(page.locator('[aria-current]')),
    tabs.and(page.locator(':not([aria-current])')),
  ];
  expect((await lookOf(chosenTab.first())).backgroundColor).not.toBe((await lookOf(otherTab.first())).backgroundColor);

  await page.goto('/messages');
  const filters = page.getByRole('main').locator('button[aria-pressed]');
  const [chosen, other] = [
    filters.and(page.locator('[aria-pressed=true]')),
    filters.and(page.locator('[aria-pressed=false]')),
  ];
  expect((await lookOf(chosen.first())).backgroundColor).not.toBe((await lookOf(other.first())).backgroundColor);

  await page.goto('/kaveh.cooks');
  const plans = page.locator('label:has(input[type=radio])');
  const [chosenPlan, otherPlan] = [
    plans.filter({ has: page.locator(':checked') }),
    plans.filter({ hasNot: page.locator(':checked') }),
  ];
  expect((await lookOf(chosenPlan.first())).borderTopWidth).not.toBe((await lookOf(otherPlan.first())).borderTopWidth);
});
