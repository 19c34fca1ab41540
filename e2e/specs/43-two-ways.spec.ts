import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { signIn, topUp } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { text, type TestLocale } from '../fixtures/texts.ts';
import { ALONE, MONTH, offerTwoWays, SECRET } from '../fixtures/two-ways.ts';
import { isDecoded } from '../pages/feed-page.ts';
import { Paying } from '../pages/paying.ts';
import { VideoPage } from '../pages/video-pages.ts';
import { Wallet } from '../pages/wallet.ts';

/** A mark that a reload would wipe out. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-e2e', 'kept'));
const expectNotReloaded = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-e2e', 'kept');

/** Both stand in one line, the subscription where reading begins. */
const expectSideBySide = async (paying: Paying, within: Locator, locale: TestLocale): Promise<void> => {
  const [subscribe, buy] = await Promise.all([
    paying.way(within, 'subscribe', MONTH).boundingBox(),
    paying.way(within, 'buy', ALONE).boundingBox(),
  ]);
  if (!subscribe || !buy) throw new Error('a way has no place');
  expect(subscribe.y).toBe(buy.y);
  expect(subscribe.x < buy.x).toBe(locale === 'en-US');
};

const buyAgain = async (request: APIRequestContext, token: string, item: string): Promise<unknown> => {
  const headers = { authorization: token, 'idempotency-key': randomBytes(12).toString('hex') };
  const answer = await request.post(`/api/wallet/charges/${item}`, { headers, data: { expectedPrice: 6 } });
  return [answer.status(), ((await answer.json()) as { code: string }).code];
};

interface Film {
  _id: string;
  title: string;
  price: number;
  audience: string;
}

/** A film of the demo data for subscribers that is sold alone too. */
const findFilm = async (request: APIRequestContext): Promise<Film> => {
  const answer = await request.get('/api/performer-assets/videos/search?limit=50');
  const { data } = (await answer.json()) as { data: { data: Film[] } };
  const film = data.data.find(({ audience, price }) => audience === 'subscribers' && price > 0);
  if (!film) throw new Error('no film can be opened in two ways');
  return film;
};

for (const locale of ['fa-IR', 'en-US'] as const) {
  test.describe(`two ways into what is for subscribers (${locale})`, () => {
    test('each thing is bought alone and opens in place @mobile @full', async ({
      page,
      context,
      request,
      baseURL,
      fan,
    }) => {
      const { performer, postId, galleryId, galleryTitle, productId } = await offerTwoWays(request);
      const film = await findFilm(request);
      await signIn(context, baseURL ?? '', fan.token);
      await topUp(request, fan.token, 100);
      await request.post(`/api/follows/${performer._id}`, { headers: { authorization: fan.token } });
      const [paying, wallet, video] = [new Paying(page, locale), new Wallet(page, locale), new VideoPage(page, locale)];
      const main = page.getByRole('main');
      const buy = async (within: Locator, price = ALONE): Promise<void> => {
        await paying.way(within, 'buy', price).click();
        await paying.unlockButton(paying.dialog, price).click();
        await expect(paying.dialog).toBeHidden();
      };

      await page.goto(`/home?locale=${locale}`);
      const post = page.getByRole('article', { name: performer.name });
      await expectSideBySide(paying, post, locale);
      await expect(post).not.toContainText(SECRET);
      await mark(page);
      await buy(post);
      await expect(post).toContainText(SECRET);
      await expect(paying.ways(post)).toHaveCount(0);
      await expectNotReloaded(page);
      expect(await buyAgain(request, fan.token, `feed/${postId}`)).toEqual([409, 'wallet.already_purchased']);

      await page.goto(`/galleries/${galleryId}`);
      await expectSideBySide(paying, main, locale);
      await mark(page);
      await buy(main);
      const photo = main.locator('picture img');
      await expect(photo).toHaveAttribute('alt', new RegExp(galleryTitle));
      await expect.poll(() => isDecoded(photo)).toBe(true);
      await expectNotReloaded(page);

      await page.goto(`/products/${productId}`);
      await expectSideBySide(paying, main, locale);
      await buy(main);
      await expect(main.getByRole('button', { name: text(locale, 'feed:product.download') })).toBeVisible();

      await page.goto(`/videos/${film._id}`);
      await buy(main, film.price);
      await expect(video.begin(film.title)).toBeVisible();
      await wallet.open();
      await wallet.expectBalance(100 - 3 * ALONE - film.price);
    });

    test('a subscription opens all of them, and none is paid for again @mobile @full', async ({
      page,
      context,
      request,
      baseURL,
      fan,
    }) => {
      const { performer, postId, galleryId, productId } = await offerTwoWays(request);
      await signIn(context, baseURL ?? '', fan.token);
      await topUp(request, fan.token, 100);
      const [paying, main] = [new Paying(page, locale), page.getByRole('main')];
      await page.goto(`/galleries/${galleryId}?locale=${locale}`);
      await mark(page);
      await paying.way(main, 'subscribe', MONTH).click();
      await paying.payMonth(MONTH).click();
      await expect(paying.dialog).toBeHidden();
      await expect.poll(() => isDecoded(main.locator('picture img'))).toBe(true);

      const lock = main.getByRole('img', { name: text(locale, 'ui:locked.label') });
      await main.getByRole('link', { name: performer.name }).first().click();
      await main.locator(`a[href="/posts/${postId}"]`).click();
      await expect(main.getByRole('article')).toContainText(SECRET);
      await expect(lock).toHaveCount(0);
      await expectNotReloaded(page);
      await page.goto(`/products/${productId}`);
      await expect(main.getByRole('button', { name: text(locale, 'feed:product.download') })).toBeVisible();
      expect(await buyAgain(request, fan.token, `feed/${postId}`)).toEqual([409, 'wallet.already_open']);
      const wallet = new Wallet(page, locale);
      await wallet.open();
      await wallet.expectBalance(100 - MONTH);
    });
  });
}

test('in the studio a post for subscribers takes a price for everybody else @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { performer } = await offerTwoWays(request);
  await signIn(context, baseURL ?? '', performer.token);
  const studio = (key: string): string => text('fa-IR', `creator-studio:${key}`);
  const words = `لایه‌ها ${randomBytes(4).toString('hex')}`;
  await page.goto('/creator/posts/new');
  await page.getByRole('textbox', { name: studio('composer.text') }).fill(words);
  await page.getByRole('radio', { name: new RegExp(`^${studio('audience.subscribers')}`) }).check();
  const price = page.getByRole('textbox', { name: studio('composer.priceForOthers') });
  await price.fill('۳۰۱');
  await page.getByRole('button', { name: studio('composer.publish'), exact: true }).click();
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await price.fill('۴٫۵');
  await page.getByRole('button', { name: studio('composer.publish'), exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: words })).toContainText('۴٫۵۰');
  const own = await request.get('/api/performer/feeds', { headers: { authorization: performer.token } });
  const { data } = (await own.json()) as { data: { data: { text: string; audience: string; price: number }[] } };
  expect(data.data.find(({ text: found }) => found === words)).toMatchObject({ audience: 'subscribers', price: 4.5 });
});
