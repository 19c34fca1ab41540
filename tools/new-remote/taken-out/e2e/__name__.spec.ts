import { expect, test } from '@playwright/test';

for (const [culture, dir] of [
  ['fa-IR', 'rtl'],
  ['en-US', 'ltr'],
] as const) {
  test(`opens alone in ${culture}, also while the API is away`, async ({ page }) => {
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    await page.route(/\/(api|socket\.io)\//, (route) => route.abort());
    await page.goto(`__page__?locale=${culture}`);
    await expect(page.locator(`html[dir=${dir}]`)).toBeAttached();
    await expect(page.getByRole('heading').or(page.getByRole('alert')).first()).toBeVisible();
    expect(thrown).toEqual([]);
  });
}
