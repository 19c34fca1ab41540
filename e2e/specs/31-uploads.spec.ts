import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Request } from '@playwright/test';
import { signIn } from '../fixtures/accounts.ts';
import { createPerformer } from '../fixtures/performers.ts';
import { expect, test } from '../fixtures/test.ts';
import { ComposerPage } from '../pages/studio-pages.ts';

const FILM = path.resolve(import.meta.dirname, '../../demo/media/videos/palette.mp4');
/** Of one request; see the composer's transfer. */
const PART = 4 * 1024 * 1024;
const SIZE = 5 * PART;

/** A film of five parts: what fills it up is a box that players skip. */
const makeLongFilm = async (target: string): Promise<string> => {
  const film = await readFile(FILM);
  const filling = Buffer.alloc(SIZE - film.length);
  filling.writeUInt32BE(filling.length, 0);
  filling.write('free', 4, 'latin1');
  const bytes = Buffer.concat([film, filling]);
  await writeFile(target, bytes);
  return createHash('sha256').update(bytes).digest('hex');
};

const offsetOf = (sent: Request): number => Number(sent.headers()['upload-offset']);

test('an upload that is cut at 40 per cent goes on from there after the page is left, and arrives intact', async ({
  page,
  context,
  request,
  baseURL,
}, testInfo) => {
  const performer = await createPerformer(request);
  await signIn(context, baseURL ?? '', performer.token);
  const film = testInfo.outputPath('film.mp4');
  const sha256 = await makeLongFilm(film);

  // The line breaks after two of five parts.
  const offsets: number[] = [];
  let cuts = 0;
  await page.route('**/api/uploads/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    if (offsets.length >= 2) {
      cuts += 1;
      return route.abort('connectionreset');
    }
    offsets.push(offsetOf(route.request()));
    return route.continue();
  });
  const composer = new ComposerPage(page);
  await composer.open();
  await composer.addFile(film);
  // The third part is only tried once the second has been taken.
  await expect.poll(() => cuts).toBeGreaterThan(0);
  await expect(composer.sending()).toHaveAttribute('aria-valuenow', '40');
  await page.unroute('**/api/uploads/*');

  await page.goto('about:blank');
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
