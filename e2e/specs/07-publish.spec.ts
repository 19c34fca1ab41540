import path from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { MAHSA, demo, logIn, newPerson, register, signIn } from '../fixtures/accounts.ts';
import { FeedPage, isDecoded } from '../pages/feed-page.ts';
import { StudioPage } from '../pages/studio-page.ts';

const photo = path.resolve(import.meta.dirname, '../../demo/media/pictures/paint-brushes.jpg');

/** Words that no other post has, and that a search of the page finds. */
const freshWords = (what: string): string =>
  `${what} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

/** A fan who follows Mahsa, in a browser of her own. */
const openFollower = async (browser: Browser, baseURL: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL });
  const token = await register(context.request, newPerson());
  const { data } = await (await context.request.get(`/api/performers/${MAHSA}`)).json();
  await context.request.post(`/api/follows/${data._id}`, { headers: { authorization: token } });
  await signIn(context, baseURL, token);
  return context.newPage();
};

interface Published {
  _id: string;
  price: number;
  files: Array<{ thumbhash: string | null }>;
}

/** Publishes what the composer holds; answers the post as the server made it. */
const publish = async (page: Page): Promise<Published> => {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/performer/feeds'));
  await new StudioPage(page).publishButton.click();
  const { data } = (await (await answer).json()) as { data: Published };
  return data;
};

test.beforeEach(async ({ context, request, baseURL }) => {
  await signIn(context, baseURL ?? '', await logIn(request, demo.performer));
});

test('a performer publishes a photo; her fan sees it at home, in three sizes @mobile', async ({
  page,
  browser,
  baseURL,
}) => {
  const words = freshWords('رنگ تازه');
  const studio = new StudioPage(page);
  await studio.compose();
  await studio.text.fill(words);
  // The upload waits until the way it is shown has been seen.
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/performer/feeds/photo/upload', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await studio.attach(photo);
  await expect(studio.progress).toBeVisible();
  await expect(studio.progress).toHaveAttribute('aria-valuenow', /\d+/);
  seen.resolve();
  await expect(studio.progress).toBeHidden({ timeout: 30_000 });
  const created = await publish(page);
  await expect(studio.note('composer.published')).toBeVisible();
  await expect(studio.row(words)).toBeVisible();
  expect(created.files[0]?.thumbhash).toBeTruthy();

  const fan = await openFollower(browser, baseURL ?? '');
  await fan.goto('/home');
  const post = new FeedPage(fan).posts.filter({ hasText: words });
  await expect(post).toBeVisible();
  const picture = post.locator('picture img').last();
  await expect.poll(() => isDecoded(picture)).toBe(true);
  const avif = await post.locator('source[type="image/avif"]').last().getAttribute('srcset');
  expect(avif?.split(',')).toHaveLength(3);

  await fan.context().close();
});

test('a post that is sold appears to a fan who is at home, locked, with its price', async ({
  page,
  browser,
  baseURL,
}) => {
  const fan = await openFollower(browser, baseURL ?? '');
  await fan.goto('/home');
  await expect(new FeedPage(fan).posts.first()).toBeVisible();

  const words = freshWords('فایل لایه‌باز');
  const studio = new StudioPage(page);
  await studio.compose();
  await studio.text.fill(words);
  await studio.attach(photo);
  await studio.chooseAudience('paid');
  await studio.setPrice('۵');
  await expect(studio.progress).toBeHidden({ timeout: 30_000 });
  const created = await publish(page);
  expect(created.price).toBe(5);

  await fan.goto(`/posts/${created._id}`);
  await expect(fan.getByRole('main')).toContainText('۵');
  await expect(fan.getByRole('main')).not.toContainText(words);
  await expect(fan.getByRole('main').locator('picture img')).toHaveCount(0);
  await fan.context().close();
});

test('a post can be changed, and is gone for everyone once deleted', async ({ page }) => {
  const words = freshWords('یادداشت');
  const studio = new StudioPage(page);
  await studio.compose();
  await studio.text.fill(words);
  const created = await publish(page);

  await studio.choose(words, 'edit');
  await expect(studio.text).toHaveValue(words);
  await studio.text.fill(`${words} دوم`);
  await studio.saveButton.click();
  await expect(studio.row(`${words} دوم`)).toBeVisible();

  await studio.choose(`${words} دوم`, 'delete');
  await studio.confirmDelete();
  await expect(studio.note('posts.deleted')).toBeVisible();
  await expect(studio.row(words)).toHaveCount(0);
  expect((await page.request.get(`/api/user/feeds/${created._id}`)).status()).toBe(404);
});
