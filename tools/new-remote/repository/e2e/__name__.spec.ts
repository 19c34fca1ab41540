import { expect, test, type Page } from '@playwright/test';
import { mahsa } from '../src/testing/mahsa.ts';

/** Answers as the site's API would; what is not named fails as if it were away. */
const answer = async (page: Page, answers: Record<string, object>): Promise<void> => {
  await page.route(/\/(api|socket\.io)\//, (route) => {
    const data = answers[new URL(route.request().url()).pathname];
    return data ? route.fulfill({ json: { data } }) : route.abort();
  });
};

for (const [culture, title, dir] of [
  ['fa-IR', '__title_fa-IR__', 'rtl'],
  ['en-US', '__title_en-US__', 'ltr'],
] as const) {
  test(`shows whom most people follow, in ${culture}`, async ({ page }) => {
    await answer(page, { '/api/performers/top': { data: [mahsa], total: 1 } });
    await page.goto(`/__name__?locale=${culture}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('link', { name: /Mahsa Karimi/ })).toHaveAttribute('href', '/mahsa.art');
    await expect(page.locator('[dir]').first()).toHaveAttribute('dir', dir);
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isWider).toBe(false);
  });
}

test('says that nothing came, and tries again', async ({ page }) => {
  await answer(page, {});
  await page.goto('/__name__?locale=en-US');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await answer(page, { '/api/performers/top': { data: [mahsa], total: 1 } });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /Mahsa Karimi/ })).toBeVisible();
});
