import type { Page } from '@playwright/test';
import { MAHSA } from '../fixtures/accounts.ts';
import { BOTH_DIRECTIONS, speak } from '../fixtures/locales.ts';
import { expect, test } from '../fixtures/test.ts';
import { text, type TestLocale } from '../fixtures/texts.ts';
import { ProfilePage } from '../pages/profile-page.ts';

const NAME = 'مهسا کریمی';

/** Chooses in the menu of her profile, and waits until it is kept. */
async function choose(page: Page, locale: TestLocale, choice: 'bookmark' | 'unbookmark'): Promise<void> {
  await page.getByRole('button', { name: text(locale, 'feed:profile.menu', { name: NAME }) }).click();
  const kept = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/reactions');
  await page.getByRole('menuitem', { name: text(locale, `feed:post.${choice}`), exact: true }).click();
  expect((await kept).ok()).toBe(true);
}

for (const { locale } of BOTH_DIRECTIONS)
  test(`a fan bookmarks a performer on her profile, finds her in the library, and takes it back (${locale}) @mobile @full`, async ({
    page,
    context,
    baseURL,
    fan: _fan,
  }) => {
    await speak(context, baseURL ?? '', locale);
    const profile = new ProfilePage(page);
    await profile.open(MAHSA);
    await choose(page, locale, 'bookmark');

    // Among everything that is kept, and among the performers as their own lists show them.
    const kept = page.getByRole('main').locator(`a[href="/${MAHSA}"]`).first();
    await page.goto('/bookmarks');
    await expect(kept).toBeVisible();
    await page.goto('/bookmarks?type=performer&kept=bookmarked');
    const listed = page.waitForResponse(/\/api\/reactions\/performers\/bookmark/);
    await page.getByRole('button', { name: text(locale, 'feed:profile.view.grid') }).click();
    expect((await listed).ok()).toBe(true);
    await kept.click();
    await expect(profile.heading(NAME)).toBeVisible();
    await page.reload();
    await choose(page, locale, 'unbookmark');

    await page.goto('/bookmarks');
    await expect(page.getByText(text(locale, 'feed:library.empty'), { exact: true })).toBeVisible();
  });
