import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { signIn } from '../fixtures/accounts.ts';
import { createPerformer, publish, type TestPerformer } from '../fixtures/performers.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { makeGallery, makeVideo } from '../fixtures/works.ts';
import { AudienceMenu } from '../pages/audience-menu.ts';
import { GalleriesPage, StudioPage } from '../pages/studio-pages.ts';
import { OwnVideosPage } from '../pages/video-pages.ts';

const TWO = '۲';
const PRICE = '4';

const newWords = (word: string): string => `${word} ${randomBytes(4).toString('hex')}`;

interface Offered {
  audience: 'free' | 'subscribers' | 'paid';
  price: number;
}

let performer: TestPerformer;

test.beforeEach(async ({ context, request, baseURL }) => {
  performer = await createPerformer(request);
  await signIn(context, baseURL ?? '', performer.token);
});

/** How one of her works is offered, as its address below /api answers her. */
const offered = async (request: APIRequestContext, address: string): Promise<[string, number]> => {
  const answer = await request.get(`/api${address}`, { headers: { authorization: performer.token } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { audience, price } = ((await answer.json()) as { data: Offered }).data;
  return [audience, price];
};

test('two posts become posts for subscribers, and are then sold for one price @mobile @full', async ({
  page,
  request,
}) => {
  const [studio, menu, words] = [new StudioPage(page), new AudienceMenu(page), [newWords('ریشه'), newWords('برگ')]];
  const ids: string[] = [];
  for (const it of words) ids.push(await publish(request, performer, it));
  await studio.open();
  for (const it of words) await studio.tick(it);
  await menu.offerTo('subscribers');
  await expect(menu.changed('posts', TWO)).toBeVisible();
  for (const it of words) await studio.tick(it);
  await menu.sell(PRICE);
  for (const it of words) await expect(studio.row(it)).toContainText('۴');
  for (const id of ids) expect(await offered(request, `/performer/feeds/${id}`)).toEqual(['paid', 4]);
});

test('galleries are found by how far their photos are, and two of them are sold for one price @mobile @full', async ({
  page,
  request,
}) => {
  // The machine that makes the sizes may have much to do.
  test.setTimeout(240_000);
  const [galleries, menu] = [new GalleriesPage(page), new AudienceMenu(page)];
  const titles = [newWords('پاییز'), newWords('زمستان')];
  const ids: string[] = [];
  for (const title of titles) ids.push(await makeGallery(request, performer, title));
  await galleries.open();
  for (const title of titles) await expect(galleries.row(title)).toBeVisible();
  const preparing = page.getByText(text('fa-IR', 'creator-studio:posts.preparing'));
  // By itself, without a reload.
  await expect(preparing).toHaveCount(0, { timeout: 120_000 });
  await galleries.filterByState('failed');
  for (const title of titles) await expect(galleries.row(title)).toHaveCount(0);
  await galleries.filterByState('ready');
  for (const title of titles) await galleries.tick(title);
  await menu.sell(PRICE);
  await expect(menu.changed('galleries', TWO)).toBeVisible();
  for (const id of ids) {
    expect(await offered(request, `/performer/performer-assets/galleries/${id}/view`)).toEqual(['paid', 4]);
    const guest = (await (await request.get(`/api/performer-assets/galleries/${id}/view`)).json()) as {
      data: { isLocked: boolean };
    };
    expect(guest.data.isLocked).toBe(true);
  }
});

test('two videos become videos for subscribers @full', async ({ page, request }) => {
  const [own, menu] = [new OwnVideosPage(page), new AudienceMenu(page)];
  const titles = [newWords('باد'), newWords('موج')];
  const ids: string[] = [];
  for (const title of titles) ids.push(await makeVideo(request, performer, title));
  await own.open();
  for (const title of titles) await own.choose(title);
  await menu.offerTo('subscribers');
  await expect(menu.changed('videos', TWO)).toBeVisible();
  for (const id of ids) {
    expect(await offered(request, `/performer/performer-assets/videos/${id}/view`)).toEqual(['subscribers', 0]);
  }
});
