import type { Page } from '@playwright/test';
import { BOTH_DIRECTIONS, speak } from '../fixtures/locales.ts';
import { expect, test } from '../fixtures/test.ts';
import { FeedPage } from '../pages/feed-page.ts';

/** More than the landing brings at once, so that the list has to grow. */
const FAR = 14;

/** Goes down the list as far as the post of that number, which is drawn on the way only. */
async function goDown(page: Page, count: number): Promise<void> {
  // A poll within a post is a section too.
  const lists = page.locator('main section').filter({ has: page.getByRole('article') });
  const list = lists.last().locator('> div > div');
  await expect(async () => {
    await list.last().scrollIntoViewIfNeeded();
    expect(await list.count()).toBeGreaterThan(count);
  }).toPass();
}

/** Which post stands in the middle of the screen, and how far from its top. Its words would tell its age too. */
const middle = (page: Page) =>
  page.evaluate(() => {
    const post = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('article');
    const address = post?.querySelector('a[href^="/posts/"]')?.getAttribute('href');
    return { address, top: Math.round(post?.getBoundingClientRect().top ?? Number.NaN) };
  });

/** Until what comes near the screen is drawn: the same post stands in the same place twice. */
async function settled(page: Page): Promise<void> {
  let last = '';
  await expect
    .poll(async () => {
      const now = JSON.stringify(await middle(page));
      const isSame = now === last && now.includes('"address"');
      last = now;
      return isSame;
    })
    .toBe(true);
}

for (const { locale, tag } of BOTH_DIRECTIONS) {
  test(`who comes back from a post finds the endless list where it was left (${locale})${tag}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await speak(context, baseURL ?? '', locale);
    const feed = new FeedPage(page, locale);
    await page.goto('/');
    await expect(feed.posts.first()).toBeVisible();
    await goDown(page, FAR);
    // Drawn are those around the screen, however many are there.
    await expect.poll(() => feed.posts.count()).toBeLessThan(FAR);
    await settled(page);

    // A post may be taller than the screen: the one in its middle is moved until its author can be pressed.
    const author = await page.evaluateHandle(() => {
      const post = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('article');
      const link = post?.querySelector<HTMLAnchorElement>('header a[href^="/"]');
      if (!link) throw new Error('There is no post in the middle of the screen.');
      link.scrollIntoView({ block: 'center' });
      return link;
    });
    await settled(page);
    const before = await middle(page);
    await author.click();
    await expect(page).not.toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The address changes before the page does, and the page that is left has a heading too.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

    await page.goBack();
    await expect.poll(() => middle(page)).toEqual(before);
  });
}
