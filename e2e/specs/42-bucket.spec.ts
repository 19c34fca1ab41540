import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { newPerson, signIn } from '../fixtures/accounts.ts';
import { holds, startBucketSite, watchSending, type BucketSite } from '../fixtures/bucket-site.ts';
import { intercept } from '../fixtures/intercept.ts';
import { slowUploads } from '../fixtures/network.ts';
import { createPerformer, registerPerformer } from '../fixtures/performers.ts';
import { newSubscriber } from '../fixtures/readers.ts';
import { SHORT_FILM } from '../fixtures/short-film.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { FeedPage, isDecoded } from '../pages/feed-page.ts';
import { PerformerAccountPage } from '../pages/performer-pages.ts';
import { ComposerPage } from '../pages/composer-page.ts';
import { StudioPage } from '../pages/studio-pages.ts';
import { OwnVideosPage, VideoPage } from '../pages/video-pages.ts';

const MEDIA = path.resolve(import.meta.dirname, '../../demo/media');
const PICTURE = path.join(MEDIA, 'pictures/mountain-path.jpg');
const OTHER_PICTURE = path.join(MEDIA, 'pictures/forest-stream.jpg');
/** The machine that makes films may have much to do. */
const PROCESSED = { timeout: 120_000 };
const SIGN = 'POST /api/performer/feeds/upload-url';
const CONFIRM = 'PUT /api/files/:id/metadata';

const newWords = (kind: string): string => `${kind} ${randomBytes(4).toString('hex')}`;

interface Seen {
  _id: string;
  isLocked: boolean;
  files: Array<{ _id: string; url: string | null; thumbnails: { medium: { webp: string } } | null }>;
}

test.describe('a site whose files lie in a bucket', () => {
  let site: BucketSite;
  test.beforeAll(async () => {
    test.setTimeout(150_000);
    site = await startBucketSite();
  });
  test.afterAll(() => site.close());
  test.setTimeout(300_000);

  /** A page of the site, signed in by a token where there is one. */
  const open = async (browser: Browser, { page, token }: { page: Page; token?: string }): Promise<Page> => {
    const { baseURL } = site.product;
    const context = await browser.newContext({ baseURL, viewport: page.viewportSize(), locale: 'de-DE' });
    if (token) await signIn(context, baseURL, token);
    return context.newPage();
  };

  const read = async (postId: string, headers: Record<string, string> = {}): Promise<Seen> => {
    const answer = await site.product.request.get(`/api/user/feeds/${postId}`, { headers });
    return ((await answer.json()) as { data: Seen }).data;
  };

  test('a picture and a film go straight there; they open to a subscriber by signed addresses, and to no guest @mobile @full', async ({
    browser,
    page,
  }) => {
    const { bucket, product } = site;
    const performer = await createPerformer(product.request);
    const hers = await open(browser, { page, token: performer.token });
    const sending = watchSending(hers, bucket);
    const [composer, words] = [new ComposerPage(hers), newWords('مه')];
    await composer.open();
    await composer.addFile(PICTURE);
    await composer.addFile(SHORT_FILM);
    await composer.words().fill(words);
    await composer.chooseAudience('subscribers');
    await composer.expectFilesReady();
    await composer.publishButton().click();
    await expect(hers).toHaveURL('/creator/studio');
    await expect(new StudioPage(hers).row(words)).toBeVisible();

    const [picture, film] = [await readFile(PICTURE), await readFile(SHORT_FILM)];
    // Each went as one form, without the account's token; nothing but words went to the site.
    await expect.poll(() => sending.forms.map(({ authorization }) => authorization)).toEqual([undefined, undefined]);
    expect(sending.calls.filter((call) => /upload|metadata/.test(call)).toSorted()).toEqual(
      [SIGN, SIGN, CONFIRM, CONFIRM].toSorted(),
    );
    expect([holds(bucket, picture), holds(bucket, film)]).toEqual([true, true]);
    expect([...bucket.objects.keys()].filter((key) => key.startsWith('arrivals/'))).toEqual([]);

    const headers = { authorization: performer.token };
    const own = await product.request.get('/api/performer/feeds', { headers });
    const [post] = ((await own.json()) as { data: { data: Seen[] } }).data.data;
    const { authorization = '' } = await newSubscriber(product.request, performer._id);
    const fan = await open(browser, { page, token: authorization });
    const led = fan.waitForResponse((answer) => answer.url().startsWith(`${bucket.endpoint}/`) && answer.ok());
    await fan.goto(`/posts/${post?._id}`);
    const article = new FeedPage(fan).posts.filter({ hasText: words });
    const label = text('fa-IR', 'feed:media.photoOf', { index: '۱', total: '۲', name: performer.name });
    await expect.poll(() => isDecoded(article.getByRole('img', { name: label }))).toBe(true);
    const signed = new URL((await led).url());
    expect(signed.searchParams.get('X-Amz-Signature')).toBeTruthy();
    expect((await product.request.get(signed.origin + signed.pathname)).status()).toBe(403);

    const guest = await open(browser, { page });
    await guest.goto(`/posts/${post?._id}`);
    await expect(guest.getByRole('img', { name: text('fa-IR', 'ui:locked.label') }).first()).toBeVisible();
    const locked = await read(post?._id ?? '');
    expect([locked.isLocked, ...locked.files.map(({ url, thumbnails }) => url ?? thumbnails)]).toEqual([
      true,
      null,
      null,
    ]);
    // What the subscriber's page was given is worth nothing without its signature.
    const { files } = await read(post?._id ?? '', { authorization });
    const address = files[0]?.thumbnails?.medium.webp ?? '';
    expect((await product.request.get(address, { maxRedirects: 0 })).status()).toBe(302);
    expect((await product.request.get(address.split('?')[0] ?? '')).status()).toBe(403);
    for (const opened of [hers, fan, guest]) await opened.context().close();
  });

  test('a line that breaks on the way is mended by sending the file again; what is taken away is never confirmed @full', async ({
    browser,
    page,
  }) => {
    const { bucket, product } = site;
    const performer = await createPerformer(product.request);
    const hers = await open(browser, { page, token: performer.token });
    const sending = watchSending(hers, bucket);
    const composer = new ComposerPage(hers);
    await composer.open();
    const mendLine = await intercept(hers, `${bucket.endpoint}/**`, (route) => route.abort('connectionreset'));
    await composer.addFile(PICTURE);
    await expect(composer.sendAgainButton()).toBeVisible();
    await expect(composer.publishButton()).toHaveCount(0);
    mendLine();
    await composer.sendAgainButton().click();
    await composer.expectFilesReady();
    await expect(composer.publishButton()).toBeEnabled();
    expect(sending.calls.filter((call) => call === CONFIRM)).toHaveLength(1);

    const release = await slowUploads(hers, 40_000);
    await composer.addFile(OTHER_PICTURE);
    const percent = async () => Number(await composer.sending().getAttribute('aria-valuenow'));
    await expect.poll(percent).toBeGreaterThan(0);
    expect(await percent()).toBeLessThan(100);
    await composer.removeFileButton().last().click();
    await expect(composer.sending()).toHaveCount(0);
    await expect(composer.publishButton()).toBeEnabled();
    await release();
    expect(sending.calls.filter((call) => call === CONFIRM)).toHaveLength(1);
    expect(holds(bucket, await readFile(OTHER_PICTURE))).toBe(false);
    await hers.context().close();
  });

  test('so do a video and its picture; it plays once it is prepared, from the bucket @full', async ({
    browser,
    page,
  }) => {
    const { bucket, product } = site;
    const performer = await createPerformer(product.request);
    const hers = await open(browser, { page, token: performer.token });
    const sending = watchSending(hers, bucket);
    const [own, video, title] = [new OwnVideosPage(hers), new VideoPage(hers), newWords('باد')];
    await hers.goto('/creator/videos/new');
    await own.pick('video', SHORT_FILM);
    await own.pick('thumbnail', OTHER_PICTURE);
    await own.title().fill(title);
    const id = await own.publish();
    await expect.poll(() => sending.forms.length).toBe(2);
    // Both leave when they are chosen, whichever is quicker.
    const made = sending.calls.filter((call) => /upload|metadata/.test(call));
    expect(made.at(-1)).toBe('POST /api/performer/performer-assets/videos/upload-fileserver');
    expect(made.slice(0, -1).toSorted()).toEqual([SIGN, CONFIRM, SIGN, CONFIRM].toSorted());
    expect(holds(bucket, await readFile(OTHER_PICTURE))).toBe(true);
    await video.open(id);
    await expect(video.begin(title)).toBeVisible(PROCESSED);
    await video.begin(title).click();
    await video.expectRuns(video.player(title));
    await hers.context().close();
  });

  test('avatar, cover, welcome video and documents go the same way @mobile @full', async ({ browser, page }) => {
    const { bucket, product } = site;
    const token = await registerPerformer(product.request, newPerson());
    const hers = await open(browser, { page, token });
    const sending = watchSending(hers, bucket);
    const account = new PerformerAccountPage(hers);
    await account.open('pictures');
    for (const kind of ['avatar', 'cover'] as const) {
      await account.cropPicture(kind, PICTURE);
      await expect(account.picture(kind)).toHaveAttribute('src', /\/api\/media\//);
      await expect.poll(() => isDecoded(account.picture(kind))).toBe(true);
    }
    await hers.getByLabel(text('fa-IR', 'creator-studio:account.pictures.video.choose')).setInputFiles(SHORT_FILM);
    await expect(hers.getByRole('main').locator('video')).toBeVisible(PROCESSED);
    await account.open('verification');
    await account.giveDocument('identity-front', PICTURE);
    await account.giveDocument('selfie', PICTURE);
    await expect(account.standing('pending')).toBeVisible();

    const uploads = sending.calls.filter((call) => /upload|metadata/.test(call));
    const signs = ['avatar', 'cover', 'welcome-video', 'documents', 'documents'].map(
      (kind) => `POST /api/performers/${kind}/upload-url`,
    );
    // Of the two documents either may be confirmed first.
    expect(uploads.toSorted()).toEqual(signs.flatMap((sign) => [sign, CONFIRM]).toSorted());
    await expect.poll(() => sending.forms.length).toBe(5);
    expect(holds(bucket, await readFile(SHORT_FILM))).toBe(true);
    await hers.context().close();
  });
});
