import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { MAHSA, newPerson, register, signIn } from '../fixtures/accounts.ts';
import { BOTH_DIRECTIONS, speak } from '../fixtures/locales.ts';
import { expect, test } from '../fixtures/test.ts';
import { FeedPage } from '../pages/feed-page.ts';

/** More than a list brings at once, so that it has to grow. */
const FAR = 14;

/** All three are drawn by the same list: every run takes one of them. */
const LISTS = [
  { name: 'of the landing', path: '/', isOfMembers: false, tag: ' @full' },
  { name: 'of those one follows', path: '/home', isOfMembers: true, tag: '' },
  { name: 'of the others', path: '/home?tab=suggested', isOfMembers: true, tag: ' @full' },
] as const;

/** Signs in somebody new who follows one who has many posts. */
async function enterAsFan(context: BrowserContext, request: APIRequestContext, baseURL: string): Promise<void> {
  const token = await register(request, newPerson());
  const { data } = (await (await request.get(`/api/performers/${MAHSA}`)).json()) as { data: { _id: string } };
  const followed = await request.post(`/api/follows/${data._id}`, { headers: { authorization: token } });
  expect(followed.ok(), await followed.text()).toBe(true);
  await signIn(context, baseURL, token);
}

/** Goes down the list as far as the post of that number, which is drawn on the way only. */
async function goDown(page: Page, count: number): Promise<void> {
  const places = page.locator('main div:has(> div > article)').last().locator('> div');
  await expect(places.first()).toBeAttached();
  for (let there = await places.count(); there <= count; there = await places.count()) {
    await places.last().scrollIntoViewIfNeeded();
    await expect.poll(() => places.count()).toBeGreaterThan(there);
  }
}

/** The post nearest to the middle of the screen, which may itself lie between two. */
const nearest = (page: Page) =>
  page.evaluateHandle(() => {
    const offset = (post: Element) => {
      const { top, bottom } = post.getBoundingClientRect();
      return Math.max(top - innerHeight / 2, innerHeight / 2 - bottom, 0);
    };
    const [post] = [...document.querySelectorAll('main article')].sort((a, b) => offset(a) - offset(b));
    return post;
  });

/** Which post that is, and how far from the top of the screen. Its words would tell its age too. */
const middle = async (page: Page) => {
  const post = await nearest(page);
  return post.evaluate((element) => {
    const { top, bottom } = element?.getBoundingClientRect() ?? { top: NaN, bottom: NaN };
    const address = element?.querySelector('a[href^="/posts/"]')?.getAttribute('href');
    return { address, top: Math.round(top), isOnScreen: bottom > 0 && top < innerHeight };
  });
};

/** The places on the screen and a screen and a half above and below whose post is not drawn yet. */
const undrawn = (page: Page): Promise<number> =>
  page
    .locator('main div:has(> div > article)')
    .last()
    .locator('> div:empty')
    .evaluateAll(
      (places) =>
        places.filter((place) => {
          const { top, bottom } = place.getBoundingClientRect();
          return bottom > -1.4 * innerHeight && top < 2.4 * innerHeight;
        }).length,
    );

/**
 * Until what comes near the screen is drawn, and what is in it: the same post stands in the same place twice. A post
 * above that is drawn later is taller or lower than its place was, and moves what stands on the screen.
 */
async function settled(page: Page): Promise<void> {
  // What keeps the place of a part that is on its way says its size.
  await expect(page.locator('main article [aria-hidden=true][style*="block-size"]')).toHaveCount(0);
  await expect.poll(() => undrawn(page)).toBe(0);
  let last = '';
  const stands = async (): Promise<boolean> => {
    const before = last;
    last = JSON.stringify(await middle(page));
    return last === before && last.includes('"address"') && last.includes('"isOnScreen":true');
  };
  await expect.poll(stands).toBe(true);
}

for (const { locale } of BOTH_DIRECTIONS)
  for (const { name, path, isOfMembers, tag } of LISTS)
    test(`who comes back finds the endless list ${name} where it was left (${locale}) @mobile${tag}`, async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      await speak(context, baseURL ?? '', locale);
      if (isOfMembers) await enterAsFan(context, request, baseURL ?? '');
      const feed = new FeedPage(page, locale);
      const grown = page.waitForResponse((answer) => new URL(answer.url()).searchParams.has('cursor'));
      await page.goto(path);
      await expect(feed.posts.first()).toBeVisible();
      await goDown(page, FAR);
      expect((await grown).ok()).toBe(true);
      // Drawn are those around the screen, however many are there.
      await expect.poll(() => feed.posts.count()).toBeLessThan(FAR);
      await settled(page);

      // A post may be taller than the screen: the one in its middle is moved until its author can be pressed.
      await (
        await nearest(page)
      ).evaluate((post) => {
        const link = post?.querySelector('header a[href^="/"]');
        if (!link) throw new Error('There is no post near the middle of the screen.');
        link.scrollIntoView({ block: 'center' });
      });
      await settled(page);
      const far = await page.evaluate(() => scrollY / innerHeight);
      expect(far, 'screens down the list').toBeGreaterThan(3);
      const before = await middle(page);
      // Looked up as it is pressed: what comes meanwhile has the list draw anew.
      const post = page.getByRole('article').filter({ has: page.locator(`a[href="${before.address}"]`) });
      await post.locator('header a[href^="/"]').first().click();
      await expect(page).not.toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The address changes before the page does, and the page that is left has a heading too.
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

      await page.goBack();
      await expect.poll(() => middle(page)).toEqual(before);
    });
