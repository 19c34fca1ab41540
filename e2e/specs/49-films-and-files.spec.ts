import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { demo, logIn, newPerson, register, signIn } from '../fixtures/accounts.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { createPerformer } from '../fixtures/performers.ts';
import { SHORT_FILM } from '../fixtures/short-film.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { CaptionsField } from '../pages/captions-field.ts';
import { MessagesPage } from '../pages/messages-page.ts';
import { Player } from '../pages/player.ts';
import { VaultPage } from '../pages/vault-page.ts';
import { OwnVideosPage, VideoPage } from '../pages/video-pages.ts';

const PICTURES = path.resolve(import.meta.dirname, '../../demo/media/pictures');
const FILM = path.basename(SHORT_FILM);
const [PICTURE, OTHER] = ['mountain-path.jpg', 'fig.jpg'];
/** The machine that makes films may have much to do, and makes one after the other. */
const PROCESSED = { timeout: 180_000 };
const digits = (value: number): string => value.toLocaleString('fa-IR');
const studio = (key: string) => text('fa-IR', `creator-studio:${key}`);

interface Thing {
  _id: string;
}

const ask = async <T>(
  request: APIRequestContext,
  { url, token, ...sent }: { url: string; token: string; data?: object; multipart?: Record<string, string | object> },
): Promise<T> => {
  const isSent = 'data' in sent || 'multipart' in sent;
  const options = { headers: { authorization: token }, ...sent } as Parameters<APIRequestContext['post']>[1];
  const response = await (isSent ? request.post(`/api${url}`, options) : request.get(`/api${url}`, options));
  if (!response.ok()) throw new Error(`${url} answered ${response.status()}: ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
};

/** Sends a file of the demo; answers its id once everything of it is made. */
const store = async (
  request: APIRequestContext,
  { url, token, file }: { url: string; token: string; file: string },
): Promise<string> => {
  const buffer = await readFile(file);
  const mimeType = file.endsWith('.mp4') ? 'video/mp4' : 'image/jpeg';
  const { _id } = await ask<Thing>(request, {
    url,
    token,
    multipart: { file: { name: path.basename(file), mimeType, buffer } },
  });
  const statusOf = async () => (await ask<{ status: string }>(request, { url: `/files/${_id}/status`, token })).status;
  await expect.poll(statusOf, PROCESSED).toBe('ready');
  return _id;
};

test('what lies in the vault becomes a video with a teaser that says what it says, and greets visitors @mobile @full', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(360_000);
  const { token, username } = await createPerformer(request);
  await store(request, { url: '/performer/feeds/video/upload', token, file: SHORT_FILM });
  await store(request, { url: '/performer/feeds/photo/upload', token, file: path.join(PICTURES, PICTURE) });
  await signIn(context, baseURL ?? '', token);
  const [vault, videos] = [new VaultPage(page, 'fa-IR'), new OwnVideosPage(page)];
  const title = 'باد';

  const id = await test.step('its files come from the vault, and it is published at once', async () => {
    await page.goto('/creator/videos/new');
    for (const [place, name] of [
      ['video', FILM],
      ['thumbnail', PICTURE],
      ['teaser', FILM],
    ] as const) {
      const from = videos.file(place).getByRole('button', { name: vault.text('from') });
      await from.click();
      await vault.choose(name);
      await expect(videos.file(place).getByText(name)).toBeVisible();
      await expect(from).toBeFocused();
    }
    await expectAccessible(page);
    await videos.title().fill(title);
    await videos.sell('5');
    return videos.publish();
  });

  await test.step('its teaser gets captions of its own', async () => {
    const place = page.getByRole('region', { name: studio('captions.ofTeaser'), exact: true });
    const captions = new CaptionsField(place);
    await captions.add('fa-IR', { name: 'wind.vtt', words: 'WEBVTT\n\n00:00.000 --> 00:30.000\nباد می‌آید' });
    await expect(captions.row('fa-IR')).toBeVisible();
    const film = page.getByRole('region', { name: studio('captions.title'), exact: true });
    await expect(new CaptionsField(film).row('fa-IR')).toBeHidden();
  });

  await test.step('who may not see the film reads what the teaser says', async () => {
    const visitor = await browser.newContext({ baseURL, viewport: page.viewportSize() });
    const visit = await visitor.newPage();
    const video = new VideoPage(visit);
    await video.open(id);
    await video.begin(title, 'teaser').click();
    const player = new Player(visit, video.label(title, 'teaser'));
    await expect.poll(player.said).toBe('باد می‌آید');
    await expect(player.choice('captions')).toHaveValue('fa-IR');
    await visitor.close();
  });

  await test.step('the same film greets on the profile', async () => {
    await page.goto('/creator/account/pictures');
    await page.getByRole('button', { name: vault.text('from') }).click();
    await vault.choose(FILM);
    await expect(page.getByRole('button', { name: studio('account.pictures.video.remove') })).toBeVisible();
    const { welcomeVideo } = await ask<{ welcomeVideo: { status: string } }>(request, {
      url: `/performers/${username}`,
      token,
    });
    expect(welcomeVideo.status).toBe('ready');
  });
});

test('pictures of a message are enlarged and turned, and an operator sees them once they are reported @mobile @full', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  const performer = await createPerformer(request);
  const token = await register(request, newPerson('Tara'));
  const { _id: talk } = await ask<Thing>(request, {
    url: '/conversations',
    token,
    data: { source: 'performer', sourceId: performer._id },
  });
  const url = '/messages/private/file/photo';
  const fileIds: string[] = [];
  for (const name of [PICTURE, OTHER])
    fileIds.push(await store(request, { url, token: performer.token, file: path.join(PICTURES, name) }));
  const message = await ask<Thing>(request, {
    url: `/messages/conversations/${talk}`,
    token: performer.token,
    data: { text: 'Look', fileIds },
  });
  await signIn(context, baseURL ?? '', token);
  const his = new MessagesPage(page);
  await his.open(talk);

  await test.step('a picture is enlarged by a button and by keys, and turned in the order of reading', async () => {
    const opener = page.getByRole('button', {
      name: text('fa-IR', 'messaging:files.openOneOf', { index: digits(1), total: digits(2) }),
    });
    await opener.click();
    const position = (index: number) =>
      his.viewer.getByText(text('fa-IR', 'ui:viewer.position', { index: digits(index), total: digits(2) }));
    await expect(position(1)).toBeVisible();
    const shown = his.viewer.locator('li:not([inert]) picture');
    await his.viewer.getByRole('button', { name: text('fa-IR', 'ui:viewer.zoomIn') }).click();
    await expect(shown).toHaveCSS('transform', /matrix\(1\.5, 0, 0, 1\.5/);
    await expectAccessible(page);
    await page.keyboard.press('-');
    await expect(shown).toHaveCSS('transform', /matrix\(1, 0, 0, 1/);
    await page.keyboard.press('ArrowLeft');
    await expect(position(2)).toBeVisible();
    await page.goBack();
    await expect(his.viewer).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('who takes a chosen file away goes on where files are added', async () => {
    await his.attach(path.join(PICTURES, PICTURE));
    await his.chosen.getByRole('button').last().click();
    await expect(his.chosen).toHaveCount(0);
    await expect(his.attachButton).toBeFocused();
  });

  await test.step('an operator sees them as long as the report is open', async () => {
    const { _id: reportId } = await ask<Thing>(request, {
      url: '/reports',
      token,
      data: { type: 'message', _id: message._id, reason: 'nudity' },
    });
    const operator = await logIn(request, demo.operator);
    const office = await browser.newContext({ baseURL, viewport: page.viewportSize() });
    await signIn(office, baseURL ?? '', operator);
    const operatorPage = await office.newPage();
    await operatorPage.goto(`/operator/reports/${reportId}`);
    await expect(operatorPage.getByText('Look', { exact: true })).toBeVisible();
    const pictures = operatorPage.getByRole('button', { name: text('fa-IR', 'operator:reports.picture') });
    await expect(pictures).toHaveCount(2);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    await expectAccessible(operatorPage);
    await pictures.first().click();
    await operatorPage.getByRole('button', { name: text('fa-IR', 'ui:viewer.zoomIn') }).click();
    await operatorPage.keyboard.press('Escape');
    await expect(operatorPage.getByRole('dialog')).toBeHidden();
    await expect(pictures.first()).toBeFocused();
    const data = { outcome: 'none', note: '' };
    await ask(request, { url: `/operator/reports/${reportId}/close`, token: operator, data });
    await operatorPage.reload();
    await expect(operatorPage.getByText('Look', { exact: true })).toBeVisible();
    await expect(pictures).toHaveCount(0);
    await office.close();
  });
});
