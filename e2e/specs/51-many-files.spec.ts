import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { signIn } from '../fixtures/accounts.ts';
import { textsOutside } from '../fixtures/layout.ts';
import { createPerformer } from '../fixtures/performers.ts';
import { text } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';
import { FeedPage } from '../pages/feed-page.ts';
import { ComposerPage } from '../pages/composer-page.ts';

/** Of few bytes, so that twenty are soon prepared. */
const PICTURE = path.resolve(import.meta.dirname, '../../demo/media/variants/plum.small.webp');
const digits = (value: number): string => value.toLocaleString('fa-IR');

test('a post takes twenty pictures and shows each of them, counted in the digits of the page @mobile @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const performer = await createPerformer(request);
  await signIn(context, baseURL ?? '', performer.token);
  const composer = new ComposerPage(page);
  await composer.open();
  const words = `بیست ${randomBytes(4).toString('hex')}`;
  await composer.words().fill(words);
  const buffer = await readFile(PICTURE);
  await composer.addFiles(
    Array.from({ length: 21 }, (_, index) => ({ name: `${index + 1}.webp`, mimeType: 'image/webp', buffer })),
  );
  const most = text('fa-IR', 'creator-studio:composer.most_other', { amount: digits(20) });
  await expect(page.getByText(most)).toBeVisible();
  await expect(composer.removeFileButton()).toHaveCount(20);
  await composer.expectFilesReady({ timeout: 200_000 });
  await composer.publishButton().click();
  await expect(page).toHaveURL('/creator/studio');

  const headers = { authorization: performer.token };
  const { data: own } = await (await request.get('/api/performer/feeds', { headers })).json();
  await page.goto(`/posts/${own.data[0]._id}`);
  const post = new FeedPage(page).posts.filter({ hasText: words });
  const position = (index: number) => text('fa-IR', 'feed:media.position', { index: digits(index), total: digits(20) });
  await expect(post.getByText(position(1), { exact: true })).toBeVisible();
  await expect.poll(() => textsOutside(post)).toEqual([]);

  await post.getByTitle(text('fa-IR', 'feed:media.enlarge')).first().click();
  const viewer = page.getByRole('dialog');
  const seen = (index: number) =>
    viewer.getByText(text('fa-IR', 'ui:viewer.position', { index: digits(index), total: digits(20) }), { exact: true });
  await expect(seen(1)).toBeVisible();
  await page.keyboard.press('End');
  await expect(seen(20)).toBeVisible();
  await expect.poll(() => textsOutside(viewer)).toEqual([]);
});

test('what is too large is left out before a byte of it leaves, and its bound is told @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const performer = await createPerformer(request);
  await signIn(context, baseURL ?? '', performer.token);
  const composer = new ComposerPage(page);
  await composer.open();
  const sent: string[] = [];
  page.on('request', (told) => {
    if (told.method() !== 'GET' && /upload/.test(told.url())) sent.push(told.url());
  });
  const buffer = Buffer.alloc(25 * 1024 * 1024 + 1);
  await composer.addFiles([{ name: 'wall.jpg', mimeType: 'image/jpeg', buffer }]);
  const bound = text('fa-IR', 'creator-studio:upload.tooLarge.megabytes', {
    amount: digits(25),
    names: 'wall.jpg',
  });
  await expect(page.getByText(bound)).toBeVisible();
  await expect(composer.removeFileButton()).toHaveCount(0);
  expect(sent).toEqual([]);
});
