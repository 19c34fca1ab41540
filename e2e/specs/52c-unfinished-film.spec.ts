import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { intercept } from '../fixtures/intercept.ts';
import { createPerformer, publish } from '../fixtures/performers.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';

const FILM = path.resolve(import.meta.dirname, '../../demo/media/videos/palette.mp4');

test('who looks at a post while its film is prepared sees the film once it is there, without a reload @mobile @full', async ({
  page,
  request,
}) => {
  // The machine that makes films may have much to do.
  test.setTimeout(240_000);
  const performer = await createPerformer(request);
  const headers = { authorization: performer.token };
  const film = { name: 'palette.mp4', mimeType: 'video/mp4', buffer: await readFile(FILM) };
  const sent = await request.post('/api/performer/feeds/video/upload', { headers, multipart: { file: film } });
  expect(sent.ok(), await sent.text()).toBe(true);
  const { data: file } = (await sent.json()) as { data: { _id: string } };
  const postId = await publish(request, performer, 'رنگ‌ها', [file._id]);
  // The machine may be done before the page is drawn: until it asks after the file, it is told what the server said at once.
  const early = await request.get(`/api/user/feeds/${postId}`);
  expect((await early.json()).data.files[0].status).toMatch(/pending|processing/);
  const pass = await intercept(page, `**/api/user/feeds/${postId}`, (route) => route.fulfill({ response: early }));

  const isQuestion = (url: string): boolean => url.endsWith('/api/files/public-info');
  page.on('request', (call) => isQuestion(call.url()) && pass());
  const asked = page.waitForResponse((answer) => isQuestion(answer.url()));
  await page.goto(`/posts/${postId}`);
  const main = page.getByRole('main');
  const waiting = main.getByText(text('fa-IR', 'feed:media.processing'));
  await expect(waiting).toBeVisible();
  const told = await (await asked).json();
  expect(told.data.data).toMatchObject([{ _id: file._id }]);

  const player = main.getByRole('button', {
    name: new RegExp(`^${text('fa-IR', 'feed:player.playOf', { label: '' })}`),
  });
  await expect(player).toBeVisible({ timeout: 150_000 });
  await expect(waiting).toHaveCount(0);
  await page.reload();
  await expect(player).toBeVisible();
});
