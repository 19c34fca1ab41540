import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { demo, logIn, MAHSA, signIn } from '../fixtures/accounts.ts';
import { openFanHome } from '../fixtures/following-fan.ts';
import { slowUploads } from '../fixtures/network.ts';
import { text } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';
import { FeedPage, isDecoded } from '../pages/feed-page.ts';
import { ComposerPage } from '../pages/composer-page.ts';
import { StudioPage } from '../pages/studio-pages.ts';

const PHOTO = path.resolve(import.meta.dirname, '../../demo/media/pictures/mountain-path.jpg');
const MAHSA_NAME = 'مهسا کریمی';
const photoOf = (name: string): string => text('fa-IR', 'feed:media.photo', { name });
const persian = new Intl.NumberFormat('fa-IR');

/** Words that no other post has. */
const newWords = (kind: string): string => `${kind} ${randomBytes(4).toString('hex')}`;

interface Published {
  _id: string;
  text: string;
  teaser: string;
  files: Array<{
    thumbhash: string | null;
    thumbnails: Record<'small' | 'medium' | 'large', { avif: string; webp: string; width: number }> | null;
  }>;
}

const get = async <T>(request: APIRequestContext, url: string, token: string): Promise<T> => {
  const response = await request.get(`/api${url}`, { headers: { authorization: token } });
  if (!response.ok()) throw new Error(`${url} answered ${response.status()}`);
  return ((await response.json()) as { data: T }).data;
};

test.describe('publishing', () => {
  let token: string;
  let composer: ComposerPage;

  test.beforeEach(async ({ page, context, request, baseURL }) => {
    token = await logIn(request, demo.performer);
    await signIn(context, baseURL ?? '', token);
    composer = new ComposerPage(page);
    await composer.open();
  });

  const openHerFansHome = async (browser: Browser, request: APIRequestContext, baseURL: string, size: Page) => {
    const { _id: performerId } = await get<{ _id: string }>(request, `/performers/${MAHSA}`, token);
    return openFanHome(browser, request, { baseURL, performerId, size });
  };

  test('a sold photo post reaches the followers at once, locked and priced @mobile', async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const fan = await openHerFansHome(browser, request, baseURL ?? '', page);
    const [words, teaser] = [newWords('رنگ‌های تازه'), newWords('پیش‌نگاه')];

    const release = await slowUploads(page, 40_000);
    await composer.words().fill(words);
    await composer.addFile(PHOTO);
    const percent = async () => Number(await composer.sending().getAttribute('aria-valuenow'));
    await expect.poll(percent).toBeGreaterThan(0);
    expect(await percent()).toBeLessThan(100);
    await expect(composer.sending()).toHaveAttribute('aria-valuetext', /^[۰-۹]+٪$/);
    await release();
    await composer.expectFilesReady();

    await composer.chooseAudience('paid');
    await composer.price().fill('۵');
    await composer.teaser().fill(teaser);
    await composer.publishButton().click();
    await expect(page).toHaveURL('/creator/studio');
    await expect(new StudioPage(page).row(words)).toContainText(`${persian.format(5)} `);

    const pill = text('fa-IR', 'feed:home.newPosts_other', { amount: '' }).trim();
    await fan.page.getByRole('button', { name: pill }).click();
    const post = new FeedPage(fan.page).posts.filter({ hasText: teaser });
    await expect(post.getByRole('img', { name: text('fa-IR', 'ui:locked.label') })).toBeVisible();
    await expect(post.getByRole('button', { name: new RegExp(persian.format(5)) })).toBeVisible();
    await expect(post).not.toContainText(words);
    await expect(post.getByRole('img', { name: photoOf(MAHSA_NAME) })).toHaveCount(0);
    await expect(post.locator('[style*="data:image"]').first()).toBeVisible();

    const { data: feed } = await get<{ data: Published[] }>(request, '/user/feeds', fan.token);
    const seen = feed.find((published) => published.teaser === teaser);
    expect(seen).toMatchObject({ isLocked: true, text: '', price: 5, photoCount: 1 });
    expect(seen?.files[0]?.thumbhash).toBeTruthy();
    expect(seen?.files[0]?.thumbnails).toBeNull();
    await fan.close();
    await request.delete(`/api/performer/feeds/${seen?._id}`, { headers: { authorization: token } });
  });

  test('a free photo post has three sizes in AVIF and WebP, can be changed, and is gone when deleted @mobile @full', async ({
    page,
    request,
  }) => {
    const words = newWords('کوه');
    await composer.words().fill(words);
    await composer.addFile(PHOTO);
    await composer.expectFilesReady();
    await composer.publishButton().click();
    await expect(page).toHaveURL('/creator/studio');

    const { data: own } = await get<{ data: Published[] }>(request, '/performer/feeds', token);
    const post = own.find((published) => published.text === words);
    const [file] = post?.files ?? [];
    expect(file?.thumbhash).toBeTruthy();
    const sizes = Object.values(file?.thumbnails ?? {});
    expect(sizes).toHaveLength(3);
    for (const { avif, webp } of sizes) {
      expect((await request.get(avif)).headers()['content-type']).toBe('image/avif');
      expect((await request.get(webp)).headers()['content-type']).toBe('image/webp');
    }

    await page.goto(`/posts/${post?._id}`);
    const article = new FeedPage(page).posts.filter({ hasText: words });
    const picture = article.locator('picture').last();
    const widths = await picture.locator('source[type="image/avif"]').getAttribute('srcset');
    expect(widths?.split(', ').map((part) => part.split(' ')[1])).toEqual(sizes.map(({ width }) => `${width}w`));
    await expect.poll(() => isDecoded(picture.getByRole('img', { name: photoOf(MAHSA_NAME) }))).toBe(true);

    const studio = new StudioPage(page);
    const changed = newWords('کوه در مه');
    await studio.open();
    await studio.edit(words);
    await composer.words().fill(changed);
    await composer.saveButton().click();
    await expect(page).toHaveURL('/creator/studio');
    await expect(studio.row(changed)).toBeVisible();
    await expect(studio.row(words)).toHaveCount(0);

    await studio.delete(changed);
    await expect(studio.row(changed)).toHaveCount(0);
    expect((await request.get(`/api/user/feeds/${post?._id}`)).status()).toBe(404);
  });

  test('nothing is published without words or files, and a sold post needs a price @full', async ({ page }) => {
    await expect(composer.publishButton()).toBeDisabled();
    await composer.words().fill(newWords('بی‌بها'));
    await composer.chooseAudience('paid');
    await composer.publishButton().click();
    await expect(composer.price()).toHaveAccessibleDescription(
      text('fa-IR', 'creator-studio:composer.priceBounds', { most: '۳۰۰ توکن' }),
    );
    await expect(page).toHaveURL('/creator/posts/new');
  });
});
