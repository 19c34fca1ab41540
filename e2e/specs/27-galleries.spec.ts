import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { newPerson, register, signIn } from '../fixtures/accounts.ts';
import { PREPARED } from '../fixtures/patience.ts';
import { createPerformer } from '../fixtures/performers.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { isDecoded } from '../pages/feed-page.ts';
import { GalleriesPage, StudioPage } from '../pages/studio-pages.ts';

const PICTURES = path.resolve(import.meta.dirname, '../../demo/media/pictures');
const PHOTOS = ['mountain-path.jpg', 'autumn-mountain.jpg'].map((name) => path.join(PICTURES, name));
const persian = new Intl.NumberFormat('fa-IR');
const photoName = (number: number): string =>
  text('fa-IR', 'creator-studio:galleries.photo', { number: persian.format(number) });
const photoCount = (count: number): string =>
  text('fa-IR', 'creator-studio:galleries.photoCount_one', { amount: persian.format(count) });

interface View {
  photoCount: number;
  cover: { _id: string } | null;
  photos: Array<{ _id: string }>;
}

test('a performer makes a gallery of two photos and chooses its cover; a fan sees it until she takes it away @full', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  const performer = await createPerformer(request);
  await signIn(context, baseURL ?? '', performer.token);
  const title = `پاییز ${randomBytes(4).toString('hex')}`;
  const galleries = new GalleriesPage(page);

  await new StudioPage(page).open();
  await page.getByRole('link', { name: text('fa-IR', 'creator-studio:galleries.title'), exact: true }).click();
  await galleries.create(title);
  const galleryId = page.url().split('/').at(-1);

  await galleries.addPhotos(PHOTOS);
  await expect(galleries.photo(photoName(2))).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(galleries.cover(photoName(1))).toBeVisible();
  await galleries.choose(photoName(2), 'makeCover');
  await expect(galleries.cover(photoName(2))).toBeVisible();
  await expect(galleries.cover(photoName(1))).toHaveCount(0);
  // Both have their sizes: the machine that makes them may have much to do.
  await expect(page.getByRole('main').locator('picture img')).toHaveCount(2, PREPARED);
  await expect.poll(() => isDecoded(page.getByRole('img', { name: photoName(2) }))).toBe(true);

  const view = async (): Promise<View> =>
    ((await (await request.get(`/api/performer-assets/galleries/${galleryId}/view`)).json()) as { data: View }).data;
  const { cover, photos } = await view();
  expect(cover?._id).toBe(photos[1]?._id);

  const fan = await browser.newContext({ baseURL, viewport: page.viewportSize(), locale: 'de-DE' });
  await signIn(fan, baseURL ?? '', await register(request, newPerson()));
  const fanPage = await fan.newPage();
  await fanPage.goto(`/${performer.username}/galleries`);
  await fanPage.getByRole('main').locator(`a[href="/galleries/${galleryId}"]`).click();
  await expect(fanPage.getByRole('heading', { name: title })).toBeVisible();
  await expect(fanPage.getByRole('main').locator('picture img')).toHaveCount(2);

  await galleries.choose(photoName(1), 'deletePhoto');
  await expect(galleries.photo(photoName(2))).toHaveCount(0);
  expect((await view()).photoCount).toBe(1);

  const renamed = `${title} در مه`;
  await galleries.rename(renamed);
  await fanPage.reload();
  await expect(fanPage.getByRole('heading', { name: renamed })).toBeVisible();

  await galleries.open();
  await galleries.search(renamed);
  await expect(galleries.row(renamed)).toContainText(photoCount(1));
  await galleries.delete(renamed);
  await expect(galleries.row(renamed)).toHaveCount(0);
  await fanPage.goto(`/${performer.username}/galleries`);
  await expect(fanPage.getByRole('main').locator('a[href^="/galleries/"]')).toHaveCount(0);
  expect((await request.get(`/api/performer-assets/galleries/${galleryId}/view`)).status()).toBe(404);
  await fan.close();
});
