import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { demo, logIn, MAHSA, newPerson, register, signIn } from '../fixtures/accounts.ts';
import { text } from '../fixtures/texts.ts';
import { isTakenOver } from '../fixtures/taken-over.ts';
import { expect, test } from '../fixtures/test.ts';
import { Player } from '../pages/player.ts';
import { ComposerPage } from '../pages/composer-page.ts';

const SOUND = path.resolve(import.meta.dirname, '../../demo/media/sounds/six-beats.m4a');
const MAHSA_NAME = 'مهسا کریمی';
const FILM = text('fa-IR', 'feed:media.video', { name: MAHSA_NAME });
const HEARD = text('fa-IR', 'feed:media.sound', { name: MAHSA_NAME });
const persian = new Intl.NumberFormat('fa-IR', { useGrouping: false });

interface Post {
  _id: string;
  text: string;
  videoCount: number;
}

const get = async <T>(request: APIRequestContext, url: string, token = ''): Promise<T> => {
  const response = await request.get(`/api${url}`, token ? { headers: { authorization: token } } : {});
  if (!response.ok()) throw new Error(`${url} answered ${response.status()}`);
  return ((await response.json()) as { data: T }).data;
};

/** Opens the demo's film of hers and begins it. */
const beginFilm = async (page: Page, request: APIRequestContext): Promise<Player> => {
  const { _id } = await get<{ _id: string }>(request, `/performers/${MAHSA}`);
  const posts = await get<{ data: Post[] }>(request, `/user/feeds/landing?performerId=${_id}&limit=100`);
  const post = posts.data.find(({ videoCount }) => videoCount > 0);
  if (!post) throw new Error('the demo has no post with a film');
  await page.goto(`/posts/${post._id}`);
  const player = new Player(page, FILM);
  // Pressing before that is tested where it can be held still: take-over-in-slices.test.tsx.
  await expect.poll(() => isTakenOver(player.begin(FILM))).toBe(true);
  await player.begin(FILM).click();
  await expect.poll(player.time).toBeGreaterThan(0);
  return player;
};

test('a film adapts, is moved by keys, and plays in the quality and at the speed that one chooses @mobile', async ({
  page,
  request,
}) => {
  const player = await beginFilm(page, request);
  await page.keyboard.press('k');
  await expect(player.button('play')).toBeVisible();
  const stoppedAt = await player.time();
  await page.keyboard.press('ArrowRight');
  await expect.poll(player.time).toBeCloseTo(stoppedAt + 5, 1);
  await expect(player.position()).toHaveAttribute('aria-valuetext', new RegExp(`${persian.format(12)}$`));

  await player.choice('speed').selectOption({ label: `${persian.format(2)}×` });
  expect((await player.media()).rate).toBe(2);
  // On a phone there is no room for its words: it stands behind an icon, whole, rather than cut.
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  await expect(player.choice('quality')).toHaveCSS('opacity', isPhone ? '0' : '1');
  for (const lines of [360, 720]) {
    await player.choice('quality').selectOption({ label: `${persian.format(lines)}p` });
    await player.position().press('Home');
    await player.button('play').click();
    await expect.poll(async () => (await player.media()).lines).toBe(lines);
    await player.button('pause').click();
  }
});

test('a film whose address has run out asks for another and goes on @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', await register(request, newPerson()));
  // As when a laptop slept: what was signed before is refused, until there is a new signature.
  let isSignedAnew = false;
  await page.route('**/api/files/sign-url', (route) => {
    isSignedAnew = true;
    return route.continue();
  });
  const refused: string[] = [];
  await page.route('**/*.m4s?*', (route) => {
    if (isSignedAnew) return route.continue();
    refused.push(route.request().url());
    return route.fulfill({ status: 403 });
  });
  const player = await beginFilm(page, request);
  expect(isSignedAnew).toBe(true);
  expect(refused).not.toHaveLength(0);
  expect((await player.media()).isPaused).toBe(false);
});

test('a performer publishes a sound, and a visitor hears it and moves in its waveform @mobile @full', async ({
  page,
  browser,
  context,
  request,
  baseURL,
}) => {
  const token = await logIn(request, demo.performer);
  await signIn(context, baseURL ?? '', token);
  const words = `تمرین ${randomBytes(4).toString('hex')}`;
  const composer = new ComposerPage(page);
  await composer.open();
  await composer.words().fill(words);
  await composer.addFile(SOUND);
  await composer.expectFilesReady();
  await composer.publishButton().click();
  await expect(page).toHaveURL('/creator/studio');
  const own = await get<{ data: Post[] }>(request, '/performer/feeds', token);
  const post = own.data.find((found) => found.text === words);

  const visitor = await browser.newContext({ baseURL, viewport: page.viewportSize(), locale: 'de-DE' });
  const visit = await visitor.newPage();
  await visit.goto(`/posts/${post?._id}`);
  const player = new Player(visit, HEARD);
  await player.button('play').click();
  await expect.poll(player.time).toBeGreaterThan(0);
  await player.button('pause').click();
  await player.position().focus();
  await visit.keyboard.press('Digit5');
  // Half of twenty-nine seconds.
  await expect.poll(async () => Math.round(await player.time())).toBe(14);
  await visit.keyboard.press('ArrowLeft');
  await expect.poll(async () => Math.round(await player.time())).toBe(9);
  await visitor.close();
});
