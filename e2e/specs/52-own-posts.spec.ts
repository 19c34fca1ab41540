import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { signIn } from '../fixtures/accounts.ts';
import { createPerformer, publish, type TestPerformer } from '../fixtures/performers.ts';
import { expect, test } from '../fixtures/test.ts';
import { ComposerPage } from '../pages/composer-page.ts';
import { isDecoded } from '../pages/feed-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { StudioPage } from '../pages/studio-pages.ts';

const PICTURE = path.resolve(import.meta.dirname, '../../demo/media/pictures/fig.jpg');
const SOUND = path.resolve(import.meta.dirname, '../../demo/media/sounds/six-beats.m4a');

const newWords = (kind: string): string => `${kind} ${randomBytes(4).toString('hex')}`;

let performer: TestPerformer;
let studio: StudioPage;
let visitor: ProfilePage;

test.beforeEach(async ({ page, context, browser, request, baseURL }) => {
  performer = await createPerformer(request);
  await signIn(context, baseURL ?? '', performer.token);
  studio = new StudioPage(page);
  const outside = await browser.newContext({ baseURL, viewport: page.viewportSize(), locale: 'de-DE' });
  visitor = new ProfilePage(await outside.newPage());
});

test.afterEach(() => visitor.page.context().close());

test('a post that is pinned stands first on the profile, until it is no longer pinned @mobile @full', async ({
  page,
  request,
}) => {
  const [older, newer] = [newWords('ریشه'), newWords('برگ')];
  for (const words of [older, newer]) await publish(request, performer, words);
  await visitor.open(performer.username);
  await expect(visitor.posts.first()).toHaveAccessibleName(newer);

  await studio.open();
  await studio.pin(older);
  await expect(studio.pinned(older)).toBeVisible();
  await expect(studio.pinned(newer)).toHaveCount(0);
  await visitor.page.reload();
  await expect(visitor.posts.first()).toHaveAccessibleName(older);

  await page.reload();
  await expect(studio.pinned(older)).toBeVisible();
  await studio.unpin(older);
  await expect(studio.pinned(older)).toHaveCount(0);
  await visitor.page.reload();
  await expect(visitor.posts.first()).toHaveAccessibleName(newer);
});

test('a post that is deleted without a question is taken back as it was @mobile @full', async ({ page, request }) => {
  const words = newWords('سپیده');
  const address = `/api/user/feeds/${await publish(request, performer, words)}`;
  const read = async () => (await request.get(address)).text();
  const before = await read();
  await studio.open();
  await studio.delete(words);
  await expect(studio.row(words)).toHaveCount(0);
  expect((await request.get(address)).status()).toBe(404);

  await studio.undo();
  await expect(studio.row(words)).toBeVisible();
  expect(await read()).toBe(before);
  await page.reload();
  await expect(studio.row(words)).toBeVisible();
  await visitor.open(performer.username);
  await expect(visitor.posts.first()).toHaveAccessibleName(words);
});

test('posts are found by their sounds @full', async ({ request }) => {
  const headers = { authorization: performer.token };
  const multipart = { file: { name: 'six-beats.m4a', mimeType: 'audio/mp4', buffer: await readFile(SOUND) } };
  const uploaded = await request.post('/api/performer/feeds/audio/upload', { headers, multipart });
  expect(uploaded.ok(), await uploaded.text()).toBe(true);
  const { data } = (await uploaded.json()) as { data: { _id: string } };
  const [heard, read] = [newWords('نوا'), newWords('نوشته')];
  await publish(request, performer, heard, [data._id]);
  await publish(request, performer, read);
  await studio.open();
  await expect(studio.row(read)).toBeVisible();
  await studio.filterByMedia('audio');
  await expect(studio.row(read)).toHaveCount(0);
  await expect(studio.row(heard)).toBeVisible();
});

test('a post of words alone is shown by the cover that its performer gave it @mobile @full', async ({
  page,
  request,
}) => {
  // The machine that makes the sizes may have much to do.
  test.setTimeout(240_000);
  const words = newWords('انجیر');
  const composer = new ComposerPage(page);
  await composer.open();
  await composer.words().fill(words);
  await composer.addCover(PICTURE);
  await expect(composer.cover()).toBeVisible();
  await composer.publishButton().click();
  await expect(page).toHaveURL('/creator/studio');

  const coverOfNewest = async (): Promise<string | undefined> => {
    const answer = await request.get(`/api/user/feeds/landing?username=${performer.username}&limit=1`);
    return (await answer.json()).data.data[0]?.thumbnail?.status;
  };
  await expect.poll(coverOfNewest, { timeout: 120_000 }).toBe('ready');
  await visitor.open(performer.username);
  await expect(visitor.posts.first()).toHaveAccessibleName(words);
  await expect.poll(() => isDecoded(visitor.posts.first().locator('picture img'))).toBe(true);

  await studio.edit(words);
  await expect.poll(() => isDecoded(composer.cover())).toBe(true);
});
