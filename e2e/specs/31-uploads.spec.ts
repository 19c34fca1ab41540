import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { signIn } from '../fixtures/accounts.ts';
import { intercept } from '../fixtures/intercept.ts';
import { BOTH_DIRECTIONS, speak } from '../fixtures/locales.ts';
import { slowUploads } from '../fixtures/network.ts';
import { createPerformer } from '../fixtures/performers.ts';
import { SHORT_FILM } from '../fixtures/short-film.ts';
import { expect, test } from '../fixtures/test.ts';
import { isTakenOver } from '../fixtures/taken-over.ts';
import { text } from '../fixtures/texts.ts';
import { ComposerPage } from '../pages/composer-page.ts';
import { StudioPage } from '../pages/studio-pages.ts';
import { OwnVideosPage } from '../pages/video-pages.ts';

const MEDIA = path.resolve(import.meta.dirname, '../../demo/media');
const FILM = path.join(MEDIA, 'videos/palette.mp4');
const PICTURE = path.join(MEDIA, 'pictures/mountain-path.jpg');
const SOUND = path.join(MEDIA, 'sounds/six-beats.m4a');
/** Of one request; see the composer's transfer. */
const PART = 4 * 1024 * 1024;
const SIZE = 5 * PART;

/** A film of five parts: what fills it up is a box that players skip. */
const makeLongFilm = async (target: string): Promise<string> => {
  const film = await readFile(SHORT_FILM);
  const filling = Buffer.alloc(SIZE - film.length);
  filling.writeUInt32BE(filling.length, 0);
  filling.write('free', 4, 'latin1');
  const bytes = Buffer.concat([film, filling]);
  await writeFile(target, bytes);
  return createHash('sha256').update(bytes).digest('hex');
};

/** Calls by which files come, as the page makes them. */
const watchUploads = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    if (sent.method() !== 'GET' && /upload/.test(pathname)) {
      calls.push(`${sent.method()} ${pathname.replace(/[0-9a-f-]{36}/, ':id')}`);
    }
  });
  return calls;
};

const offsetOf = (sent: Request): number => Number(sent.headers()['upload-offset']);

for (const { locale } of BOTH_DIRECTIONS) {
  test(`an upload that is cut at 40 per cent goes on from there after the page is left, and arrives intact (${locale}) @mobile @full`, async ({
    page,
    context,
    request,
    baseURL,
  }, testInfo) => {
    const performer = await createPerformer(request);
    await signIn(context, baseURL ?? '', performer.token);
    await speak(context, baseURL ?? '', locale);
    const film = testInfo.outputPath('film.mp4');
    const sha256 = await makeLongFilm(film);

    // The line breaks after two of five parts.
    const offsets: number[] = [];
    let cuts = 0;
    const mendLine = await intercept(page, '**/api/uploads/*', (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback();
      if (offsets.length >= 2) {
        cuts += 1;
        return route.abort('connectionreset');
      }
      offsets.push(offsetOf(route.request()));
      return route.continue();
    });
    const composer = new ComposerPage(page, locale);
    await composer.open();
    await composer.addFile(film);
    // The third part is only tried once the second has been taken.
    await expect.poll(() => cuts).toBeGreaterThan(0);
    await expect(composer.sending()).toHaveAttribute('aria-valuenow', '40');
    // Left before the line is mended: the page would have sent some of the third part in between.
    await page.goto('about:blank');
    mendLine();
    page.on('request', (sent) => {
      if (sent.method() === 'PATCH') offsets.push(offsetOf(sent));
    });
    await composer.open();
    await expect(composer.interrupted()).toHaveAttribute('aria-valuenow', '40');
    await composer.addFile(film);
    // The film may still be prepared: it has arrived when nothing keeps the post from being published.
    await composer.words().fill('A film in five parts');
    await expect(composer.publishButton()).toBeEnabled();
    expect(offsets).toEqual([0, 1, 2, 3, 4].map((part) => part * PART));

    const published = page.waitForResponse((answer) => answer.url().endsWith('/api/performer/feeds'));
    await composer.publishButton().click();
    const { data: post } = (await (await published).json()) as { data: { files: Array<{ _id: string }> } };
    // The server compares what it holds with what was sent.
    const confirmed = await request.put(`/api/files/${post.files[0]?._id}/metadata`, {
      headers: { authorization: performer.token },
      data: { size: SIZE, sha256 },
    });
    expect(confirmed.status(), await confirmed.text()).toBe(200);
  });
}

test('an upload that was left is forgotten when its performer takes it out of the post @full', async ({
  page,
  context,
  request,
  baseURL,
}, testInfo) => {
  const performer = await createPerformer(request);
  await signIn(context, baseURL ?? '', performer.token);
  const film = testInfo.outputPath('film.mp4');
  await makeLongFilm(film);
  const mendLine = await intercept(page, '**/api/uploads/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort('connectionreset') : route.fallback(),
  );
  const composer = new ComposerPage(page);
  await composer.open();
  const cut = page.waitForEvent('requestfailed', (sent) => sent.method() === 'PATCH');
  await composer.addFile(film);
  await cut;
  mendLine();

  await page.goto('about:blank');
  await composer.open();
  await expect(composer.interrupted()).toBeVisible();
  const forgotten = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await composer.removeFileButton().click();
  await expect(composer.interrupted()).toHaveCount(0);
  expect((await forgotten).ok()).toBe(true);

  const listed = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/uploads');
  await page.reload();
  expect(await (await listed).json()).toMatchObject({ data: { data: [] } });
  await expect(composer.interrupted()).toHaveCount(0);
});

test('a second tab does not take for left what the first one sends, until that is closed @full', async ({
  page,
  context,
  request,
  baseURL,
}, testInfo) => {
  const performer = await createPerformer(request);
  await signIn(context, baseURL ?? '', performer.token);
  const film = testInfo.outputPath('film.mp4');
  await makeLongFilm(film);
  // Its first part is on its way as long as the tab is open.
  await intercept(page, '**/api/uploads/*', (route) =>
    route.request().method() === 'PATCH' ? undefined : route.fallback(),
  );
  const first = new ComposerPage(page);
  await first.open();
  const begun = page.waitForRequest((sent) => sent.method() === 'PATCH');
  await first.addFile(film);
  await begun;

  // Beside what runs there is what was really left.
  const metadata = { type: 'photo', filename: 'left.jpg', fingerprint: 'left' };
  const left = await request.post('/api/uploads', {
    headers: {
      authorization: performer.token,
      'tus-resumable': '1.0.0',
      'upload-length': String(PART),
      'upload-metadata': Object.entries(metadata)
        .map(([key, value]) => `${key} ${btoa(value)}`)
        .join(),
    },
  });
  expect(left.status(), await left.text()).toBe(201);

  const other = await context.newPage();
  const second = new ComposerPage(other);
  const listed = other.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/uploads');
  await second.open();
  expect((await (await listed).json()).data.data).toHaveLength(2);
  await expect(second.interrupted()).toHaveCount(1);

  await page.close();
  await other.reload();
  await expect(second.interrupted()).toHaveCount(2);
});

test('pictures that are dropped on the page or pasted into it stand in the post @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const performer = await createPerformer(request);
  await signIn(context, baseURL ?? '', performer.token);
  const composer = new ComposerPage(page);
  await composer.open();
  const bytes = (await readFile(PICTURE)).toString('base64');
  /** As the browser tells of a picture that comes from elsewhere. */
  const carrying = (name: string) =>
    page.evaluateHandle(
      ([content, fileName]) => {
        const data = new DataTransfer();
        const picture = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
        data.items.add(new File([picture], fileName, { type: 'image/jpeg' }));
        return data;
      },
      [bytes, name] as const,
    );
  const dataTransfer = await carrying('dropped.jpg');
  await page.dispatchEvent('main', 'dragover', { dataTransfer });
  await page.dispatchEvent('main', 'drop', { dataTransfer });
  await expect(composer.removeFileButton()).toHaveCount(1);
  const clipboardData = await carrying('pasted.jpg');
  await composer
    .words()
    .evaluate(
      (field, data) => field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true })),
      clipboardData,
    );
  await expect(composer.removeFileButton()).toHaveCount(2);
  await composer.expectFilesReady();
  await expect(composer.publishButton()).toBeEnabled();
});

test('a small picture, a sound and a film go in one request each: seen on their way, stopped, and sent again @mobile @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const performer = await createPerformer(request);
  await signIn(context, baseURL ?? '', performer.token);
  const [composer, calls] = [new ComposerPage(page), watchUploads(page)];
  await composer.open();

  const release = await slowUploads(page, 40_000);
  await composer.addFile(PICTURE);
  const percent = async () => Number(await composer.sending().getAttribute('aria-valuenow'));
  await expect.poll(percent).toBeGreaterThan(0);
  expect(await percent()).toBeLessThan(100);
  // What travels as a whole begins anew after a pause, so there is none.
  await expect(composer.pauseButton()).toHaveCount(0);
  const stopped = page.waitForEvent('requestfailed');
  await composer.removeFileButton().click();
  expect((await stopped).url()).toMatch(/photo\/upload$/);
  await expect(composer.sending()).toHaveCount(0);
  await release();

  const mendLine = await intercept(page, '**/performer/feeds/photo/upload', (route) => route.abort('connectionreset'));
  await composer.addFile(PICTURE);
  await expect(composer.sendAgainButton()).toBeVisible();
  mendLine();
  await composer.sendAgainButton().click();
  for (const file of [SOUND, FILM]) await composer.addFile(file);
  const words = `Small files of ${performer.username}`;
  await composer.words().fill(words);
  // They may still be prepared: they have arrived when nothing keeps the post from being published.
  await expect(composer.publishButton()).toBeEnabled();
  const one = (kind: string) => `POST /api/performer/feeds/${kind}/upload`;
  expect(calls.toSorted()).toEqual([one('audio'), one('photo'), one('photo'), one('photo'), one('video')]);

  const published = page.waitForResponse((answer) => answer.url().endsWith('/api/performer/feeds'));
  await composer.publishButton().click();
  const { data: post } = (await (await published).json()) as { data: { files: Array<{ type: string }> } };
  expect(post.files.map(({ type }) => type)).toEqual(['feed-photo', 'feed-audio', 'feed-video']);
  await expect(new StudioPage(page).row(words)).toBeVisible();
});

test('a long film of a video comes in parts, and is published with its picture by name @full', async ({
  page,
  context,
  request,
  baseURL,
}, testInfo) => {
  const performer = await createPerformer(request);
  await signIn(context, baseURL ?? '', performer.token);
  const [own, calls] = [new OwnVideosPage(page), watchUploads(page)];
  const film = testInfo.outputPath('film.mp4');
  const sha256 = await makeLongFilm(film);
  await page.goto('/creator/videos/new');
  await own.pick('video', film);
  await own.pick('thumbnail', PICTURE);
  await own.title().fill('Five parts and a picture');
  const id = await own.publish();
  expect(calls.filter((call) => !call.startsWith('PATCH'))).toEqual([
    'POST /api/uploads',
    'POST /api/uploads',
    'POST /api/performer/performer-assets/videos/upload-fileserver',
  ]);
  const headers = { authorization: performer.token };
  const answer = await request.get(`/api/performer/performer-assets/videos/${id}/view`, { headers });
  const { data: video } = (await answer.json()) as {
    data: { file: { _id: string }; thumbnail: { type: string } | null };
  };
  expect(video.thumbnail?.type).toBe('video-thumbnail');
  // The server compares what it holds with what was sent.
  const confirmed = await request.put(`/api/files/${video.file._id}/metadata`, {
    headers,
    data: { size: SIZE, sha256 },
  });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
});

test('who leaves the composer while a file is on its way is asked first, by a link and by closing @mobile @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const performer = await createPerformer(request);
  await signIn(context, baseURL ?? '', performer.token);
  const composer = new ComposerPage(page);
  await new StudioPage(page).open();
  const newPost = page.getByRole('link', { name: text('fa-IR', 'creator-studio:studio.newPost') }).first();
  // Back to another document it would be the browser that asks.
  await expect.poll(() => isTakenOver(newPost)).toBe(true);
  await newPost.click();
  await expect(composer.words()).toBeVisible();
  const release = await slowUploads(page, 20_000);
  await composer.addFile(PICTURE);
  await expect(composer.sending()).toBeVisible();
  await page.goBack();
  await expect(composer.leavingQuestion()).toBeVisible();
  await composer
    .leavingQuestion()
    .getByRole('button', { name: text('fa-IR', 'ui:cancel') })
    .click();
  await expect(composer.leavingQuestion()).toBeHidden();
  await expect(composer.sending()).toBeVisible();

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const closing = await asked;
  expect(closing.type()).toBe('beforeunload');
  await closing.dismiss();

  const stopped = page.waitForEvent('requestfailed', (sent) => sent.url().endsWith('/photo/upload'));
  await page.goBack();
  await composer.leave();
  await stopped;
  await expect(page).toHaveURL('/creator/studio');
  await release();
});
