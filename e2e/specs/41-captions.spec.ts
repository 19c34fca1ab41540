import { randomBytes } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { newPerson, register, signIn } from '../fixtures/accounts.ts';
import { createPerformer } from '../fixtures/performers.ts';
import { SHORT_FILM } from '../fixtures/short-film.ts';
import { isTakenOver } from '../fixtures/taken-over.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { CaptionsField } from '../pages/captions-field.ts';
import { Player } from '../pages/player.ts';
import { ComposerPage } from '../pages/composer-page.ts';

/** The machine that makes films may have much to do, and makes one after the other. */
const PROCESSED = { timeout: 180_000 };

/** Longer than the film, so that they stand there at every moment of it. */
const persian = { name: 'wind.vtt', words: 'WEBVTT\n\n00:00.000 --> 00:30.000\nباد می‌آید & می‌رود' };
const english = { name: 'wind.srt', words: '1\r\n00:00:00,000 --> 00:00:30,000\r\n<i>The wind comes</i>\r\n' };
const broken = { name: 'wind.srt', words: '1\n00:00:02,000 --> 00:00:01,000\nBack\n' };

interface Post {
  _id: string;
  text: string;
  files: Array<{ _id: string; status: string; watched: { seconds: number } | null }>;
}

const get = async <T>(request: APIRequestContext, url: string, token: string): Promise<T> => {
  const response = await request.get(`/api${url}`, { headers: { authorization: token } });
  if (!response.ok()) throw new Error(`${url} answered ${response.status()}`);
  return ((await response.json()) as { data: T }).data;
};

const expectReady = async (request: APIRequestContext, fileId: string, token: string): Promise<void> => {
  const statusOf = async () => (await get<{ status: string }>(request, `/files/${fileId}/status`, token)).status;
  await expect.poll(statusOf, PROCESSED).toBe('ready');
};

test('a performer adds captions in two languages; a fan reads them, and switches the language @mobile @full', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(360_000);
  const performer = await createPerformer(request);
  await signIn(context, baseURL ?? '', performer.token);
  const words = `باد ${randomBytes(4).toString('hex')}`;
  const [composer, captions] = [new ComposerPage(page), new CaptionsField(page)];
  await composer.open();
  await composer.words().fill(words);
  await composer.addFile(SHORT_FILM);
  await captions.add('fa-IR', broken);
  await expect(captions.alert()).toContainText(new Intl.NumberFormat('fa-IR').format(2));
  await expect(captions.row('fa-IR')).toBeHidden();
  await captions.add('fa-IR', english);
  await expect(captions.row('fa-IR')).toBeVisible();
  await expect(captions.alert()).toBeHidden();
  // That was the wrong file.
  await captions.replace('fa-IR', persian);
  await captions.add('en-US', english);
  await captions.add('ar-EG', english);
  await captions.remove('ar-EG');
  await expect(captions.row('ar-EG')).toBeHidden();
  await expect(captions.row('en-US')).toBeVisible();
  await composer.publishButton().click();
  await expect(page).toHaveURL('/creator/studio');
  const own = await get<{ data: Post[] }>(request, '/performer/feeds', performer.token);
  const post = own.data.find((found) => found.text === words);
  await expectReady(request, post?.files[0]?._id ?? '', performer.token);

  const fan = await browser.newContext({ baseURL, viewport: page.viewportSize(), locale: 'de-DE' });
  await signIn(fan, baseURL ?? '', await register(request, newPerson()));
  const fanPage = await fan.newPage();
  const name = text('fa-IR', 'feed:media.video', { name: performer.name });
  const player = new Player(fanPage, name);
  const begin = async () => {
    await fanPage.goto(`/posts/${post?._id}`);
    await player.begin(name).click();
  };
  await begin();
  await expect.poll(player.said).toBe('باد می‌آید &amp; می‌رود');
  await player.choice('captions').selectOption({ label: 'انگلیسی' });
  await expect.poll(player.said).toBe('The wind comes');
  await begin();
  await expect.poll(player.said).toBe('The wind comes');
  await player.root.press('c');
  await expect(player.choice('captions')).toHaveValue('');
  await expect.poll(player.said).toBeNull();
  await player.root.press('c');
  await expect(player.choice('captions')).toHaveValue('en-US');
  await fan.close();
});

test("a locked post's teaser says what it has to say to everybody @mobile @full", async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(360_000);
  const performer = await createPerformer(request);
  await signIn(context, baseURL ?? '', performer.token);
  const composer = new ComposerPage(page);
  await composer.open();
  await composer.words().fill('پشت در');
  await composer.chooseAudience('paid');
  await composer.price().fill('۵');
  const said = new CaptionsField(composer.teaserCaptions());
  await expect(composer.teaserCaptions()).toHaveCount(0);
  await composer.addTeaserFilm(SHORT_FILM);
  await said.add('fa-IR', english);
  await said.replace('fa-IR', persian);
  await said.add('en-US', english);
  await expect(said.row('en-US')).toBeVisible();
  await composer.publishButton().click();
  await expect(page).toHaveURL('/creator/studio');
  const own = await get<{ data: Array<Post & { teaserVideo: { _id: string } }> }>(
    request,
    '/performer/feeds',
    performer.token,
  );
  const [post] = own.data;
  await expectReady(request, post?.teaserVideo._id ?? '', performer.token);

  const visitor = await browser.newContext({ baseURL, viewport: page.viewportSize(), locale: 'de-DE' });
  const visit = await visitor.newPage();
  const name = text('fa-IR', 'feed:media.teaser', { name: performer.name });
  const player = new Player(visit, name);
  await visit.goto(`/posts/${post?._id}`);
  await expect.poll(() => isTakenOver(player.begin(name))).toBe(true);
  await player.begin(name).click();
  await expect.poll(player.said).toBe('باد می‌آید &amp; می‌رود');
  await player.choice('captions').selectOption({ label: 'انگلیسی' });
  await expect.poll(player.said).toBe('The wind comes');
  await visitor.close();
});

const SECONDS = 120;
const RATE = 8000;

/** Two minutes of silence, as WAV. */
const silence = (): Buffer => {
  const head = Buffer.alloc(44);
  const size = SECONDS * RATE;
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + size, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  // One channel of whole numbers, a byte each.
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(size, 40);
  return Buffer.concat([head, Buffer.alloc(size, 0x80)]);
};

/** A post with a sound long enough to be gone on with. */
const publishSound = async (request: APIRequestContext, token: string): Promise<Post> => {
  const headers = { authorization: token };
  const multipart = { file: { name: 'quiet.wav', mimeType: 'audio/wav', buffer: silence() } };
  const sent = await request.post('/api/performer/feeds/audio/upload', { headers, multipart });
  const fileId = ((await sent.json()) as { data: { _id: string } }).data._id;
  await expectReady(request, fileId, token);
  const data = { text: 'سکوت', audience: 'free', fileIds: [fileId] };
  const published = await request.post('/api/performer/feeds', { headers, data });
  return ((await published.json()) as { data: Post }).data;
};

test('a member goes on where another device of theirs stopped @full', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(360_000);
  const performer = await createPerformer(request);
  const post = await publishSound(request, performer.token);
  const name = text('fa-IR', 'feed:media.sound', { name: performer.name });
  const token = await register(request, newPerson());
  const leftAt = async () => (await get<Post>(request, `/user/feeds/${post._id}`, token)).files[0]?.watched?.seconds;
  const playOn = async (device: BrowserContext, devicePage: Page): Promise<Player> => {
    await signIn(device, baseURL ?? '', token);
    await devicePage.goto(`/posts/${post._id}`);
    const player = new Player(devicePage, name);
    await player.button('play').click();
    await expect.poll(async () => (await player.media()).isPaused).toBe(false);
    return player;
  };

  const first = await playOn(context, page);
  await first.position().focus();
  await page.keyboard.press('Digit5');
  await first.button('pause').click();
  await expect.poll(leftAt).toBeGreaterThanOrEqual(SECONDS / 2);

  const other = await browser.newContext({ baseURL, viewport: page.viewportSize(), locale: 'de-DE' });
  const otherPage = await other.newPage();
  const second = await playOn(other, otherPage);
  await expect.poll(second.time).toBeGreaterThanOrEqual(SECONDS / 2);
  await second.position().focus();
  await otherPage.keyboard.press('Digit7');
  await expect.poll(second.time).toBeGreaterThanOrEqual(SECONDS * 0.7);
  // Without a pause: the page is just left.
  await otherPage.goto('/home');
  await expect.poll(leftAt).toBeGreaterThanOrEqual(SECONDS * 0.7);

  const visitor = await browser.newContext({ baseURL, viewport: page.viewportSize(), locale: 'de-DE' });
  const visit = await visitor.newPage();
  await visit.goto(`/posts/${post._id}`);
  const begun = new Player(visit, name);
  await begun.button('play').click();
  await expect.poll(begun.time).toBeGreaterThan(0);
  expect(await begun.time()).toBeLessThan(SECONDS / 2);
  await Promise.all([other.close(), visitor.close()]);
});
