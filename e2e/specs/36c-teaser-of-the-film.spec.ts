import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { signIn } from '../fixtures/accounts.ts';
import { createPerformer } from '../fixtures/performers.ts';
import { expect, test } from '../fixtures/test.ts';
import { OwnVideosPage, VideoPage } from '../pages/video-pages.ts';

const FILM = path.resolve(import.meta.dirname, '../../demo/media/videos/palette.mp4');
/** The machine that makes films may have much to do. */
const PROCESSED = { timeout: 150_000 };
/** Seconds; and never more than a quarter of the film. */
const LONGEST = 6;

interface Shown {
  isLocked: boolean;
  file: { url: string | null; hls: string | null; durationMs: number };
  teaser: { status: string; url: string; durationMs: number } | null;
}

test('who does not subscribe plays a short piece of the film, and nothing else of it @full', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const performer = await createPerformer(request);
  await signIn(context, baseURL ?? '', performer.token);
  const [own, title] = [new OwnVideosPage(page), `پالت ${randomBytes(4).toString('hex')}`];
  await page.goto('/creator/videos/new');
  await own.pick('video', FILM);
  await own.title().fill(title);
  // There is nothing to tease with while everybody sees it all.
  await expect(own.teaserFromFilm()).toHaveCount(0);
  await own.offerTo('subscribers');
  await own.teaserFromFilm().check();
  const id = await own.publish();

  const shown = async (): Promise<Shown | undefined> => {
    const answer = await request.get(`/api/performer-assets/videos/${id}`);
    return ((await answer.json()) as { data?: Shown }).data;
  };
  await expect.poll(async () => (await shown())?.teaser?.status, PROCESSED).toBe('ready');
  const { isLocked, file, teaser } = (await shown()) ?? {};
  expect([isLocked, file?.url, file?.hls]).toEqual([true, null, null]);
  const seconds = Math.min(LONGEST, (file?.durationMs ?? 0) / 4000);

  const guest = await browser.newContext({ baseURL, viewport: page.viewportSize(), locale: 'de-DE' });
  const guestPage = await guest.newPage();
  const played: string[] = [];
  guestPage.on('request', (asked) => {
    const { pathname } = new URL(asked.url());
    if (/\.(mp4|m4s|m3u8)$/.test(pathname)) played.push(pathname);
  });
  const video = new VideoPage(guestPage);
  await video.open(id);
  await expect(video.begin(title)).toHaveCount(0);
  await video.begin(title, 'teaser').click();
  const player = video.player(title, 'teaser');
  await video.expectRuns(player);
  const films = guestPage.getByRole('main').locator('video');
  await expect(films).toHaveCount(1);
  expect(Math.abs((await films.evaluate((it: HTMLVideoElement) => it.duration)) - seconds)).toBeLessThan(0.5);
  // Whole or in pieces, what is played is the teaser's.
  const place = path.posix.dirname(new URL(`${teaser?.url}`, baseURL).pathname);
  expect(played).not.toEqual([]);
  expect(played.filter((it) => !it.startsWith(`${place}/`))).toEqual([]);
  await guest.close();
});
