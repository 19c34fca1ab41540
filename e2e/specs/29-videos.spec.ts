import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { newPerson, register, signIn, topUp } from '../fixtures/accounts.ts';
import { createPerformer } from '../fixtures/performers.ts';
import { SHORT_FILM } from '../fixtures/short-film.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { Paying } from '../pages/paying.ts';
import { StudioPage } from '../pages/studio-pages.ts';
import { OwnVideosPage, VideoPage } from '../pages/video-pages.ts';

const MEDIA = path.resolve(import.meta.dirname, '../../demo/media');
const PICTURE = path.join(MEDIA, 'pictures/mountain-path.jpg');
const BROKEN = {
  name: 'broken.mp4',
  mimeType: 'video/mp4',
  buffer: Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom torn'),
};
const PRICE = 4;
/** The machine that makes films may have much to do. */
const PROCESSED = { timeout: 90_000 };

const newTitle = (word: string): string => `${word} ${randomBytes(4).toString('hex')}`;

interface Shown {
  viewCount: number;
  likeCount: number;
  bookmarkCount: number;
}

const shownBy = async (request: APIRequestContext, id: string): Promise<Shown> => {
  const answer = await request.get(`/api/performer-assets/videos/${id}`);
  return ((await answer.json()) as { data: Shown }).data;
};

test('a performer publishes a video; a fan plays its teaser, buys it and sees it, until she takes it away @full', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const performer = await createPerformer(request);
  await signIn(context, baseURL ?? '', performer.token);
  const [own, title] = [new OwnVideosPage(page), newTitle('باد')];

  await new StudioPage(page).open();
  await page.getByRole('link', { name: text('fa-IR', 'creator-studio:videos.title'), exact: true }).click();
  await own.new();
  await own.pick('video', SHORT_FILM);
  await own.pick('thumbnail', PICTURE);
  await own.pick('teaser', SHORT_FILM);
  await own.title().fill(title);
  await own.sell(String(PRICE));
  const id = await own.publish();
  await expect(own.file('video').locator('video')).toBeVisible(PROCESSED);
  await expect(own.file('teaser').locator('video')).toBeVisible(PROCESSED);

  const fanToken = await register(request, newPerson());
  await topUp(request, fanToken, 20);
  const fan = await browser.newContext({ baseURL, viewport: page.viewportSize(), locale: 'de-DE' });
  await signIn(fan, baseURL ?? '', fanToken);
  const fanPage = await fan.newPage();
  const [video, paying] = [new VideoPage(fanPage), new Paying(fanPage)];
  await fanPage.goto(`/${performer.username}/videos`);
  await fanPage.getByRole('main').locator(`a[href="/videos/${id}"]`).click();
  await video.begin(title, 'teaser').click();
  await video.expectRuns(video.player(title, 'teaser'));
  expect((await shownBy(request, id)).viewCount).toBe(0);

  await paying.unlockButton(fanPage.getByRole('main'), PRICE).click();
  await paying.unlockButton(paying.dialog, PRICE).click();
  await video.begin(title).click();
  await video.expectRuns(video.player(title));
  await video.like().click();
  await video.bookmark().click();
  await expect.poll(() => shownBy(request, id)).toMatchObject({ viewCount: 1, likeCount: 1, bookmarkCount: 1 });

  await own.removeFile('teaser').click();
  await expect(own.removeFile('teaser')).toHaveCount(0);
  const renamed = `${title} ۲`;
  await own.title().fill(renamed);
  await own.save();
  await fanPage.reload();
  await expect(fanPage.getByRole('heading', { name: renamed })).toBeVisible();
  await own.open();
  await own.search(title);
  await own.filter('paid');
  await own.choose(renamed);
  await own.deleteChosen();
  await expect(own.row(renamed)).toHaveCount(0);
  expect((await request.get(`/api/performer-assets/videos/${id}`)).status()).toBe(404);
  await fan.close();
});

test('a broken film is refused with its reason; of a good one its performer sees how far it is, until it plays @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const performer = await createPerformer(request);
  await signIn(context, baseURL ?? '', performer.token);
  const [own, video, title] = [new OwnVideosPage(page), new VideoPage(page), newTitle('موج')];
  await page.goto('/creator/videos/new');
  const refused = page.waitForResponse((response) => response.url().includes('/api/uploads') && !response.ok());
  await own.pick('video', BROKEN);
  await own.title().fill(title);
  const { code, message } = (await (await refused).json()) as { code: string; message: string };
  expect(code).toBe('files.unreadable');
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();

  await own.pick('video', SHORT_FILM);
  const id = await own.publish();
  // How far it is, and then the film: whichever of them the machine is quick enough for.
  await video.open(id);
  await expect(video.processing().or(video.begin(title))).toBeVisible();
  await expect(video.begin(title)).toBeVisible(PROCESSED);
  await video.begin(title).click();
  await video.expectRuns(video.player(title));
  expect((await shownBy(request, id)).viewCount).toBe(0);
});
