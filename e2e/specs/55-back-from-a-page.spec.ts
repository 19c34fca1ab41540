import { MAHSA } from '../fixtures/accounts.ts';
import { BOTH_DIRECTIONS, speak } from '../fixtures/locales.ts';
import { isTakenOver } from '../fixtures/taken-over.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };

test.use({ viewport: PHONE });

for (const { locale } of BOTH_DIRECTIONS) {
  test(`a phone leads back from a post to where one was, and from a shared link to its author (${locale}) @full`, async ({
    page,
    context,
    baseURL,
  }) => {
    await speak(context, baseURL ?? '', locale);
    const back = page.getByRole('main').getByRole('link', { name: text(locale, 'feed:back'), exact: true });
    const post = page.getByRole('main').locator('a[href^="/posts/"]').first();
    await page.goto('/explore');
    await page.goto(`/${MAHSA}`);
    const shared = (await post.getAttribute('href')) ?? '';
    await post.click();
    await expect(page).toHaveURL(shared);
    await expect.poll(() => isTakenOver(back)).toBe(true);
    await back.click();
    await expect(page).toHaveURL(`/${MAHSA}`);
    await expect(post).toBeVisible();

    const stranger = await context.newPage();
    await stranger.goto(shared);
    const toAuthor = stranger.getByRole('link', { name: text(locale, 'feed:back'), exact: true });
    await expect(stranger.getByRole('article').first()).toBeVisible();
    const { x = 0, width = 0 } = (await toAuthor.boundingBox()) ?? {};
    // Where lines begin, whichever side that is.
    expect(x + width / 2 < PHONE.width / 2).toBe(locale === 'en-US');
    await toAuthor.click();
    await expect(stranger).toHaveURL(`/${MAHSA}`);

    await stranger.goto(shared);
    await stranger.setViewportSize(DESKTOP);
    await expect(toAuthor).toBeHidden();
  });
}

test('so do galleries, videos and products @full', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto(`/${MAHSA}`);
  for (const { tab, kind } of [
    { tab: 'galleries', kind: 'galleries' },
    { tab: 'videos', kind: 'videos' },
    { tab: 'shop', kind: 'products' },
  ]) {
    await main.locator(`a[href="/${MAHSA}/${tab}"]`).click();
    const item = main.locator(`a[href^="/${kind}/"]`).first();
    const address = (await item.getAttribute('href')) ?? '';
    await item.click();
    await expect(page).toHaveURL(address);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    const back = main.getByRole('link', { name: text('fa-IR', 'feed:back'), exact: true });
    // Until then it is a link to the performer, as in a page without scripts.
    await expect.poll(() => isTakenOver(back)).toBe(true);
    await back.click();
    await expect(page).toHaveURL(`/${MAHSA}/${tab}`);
  }
});
