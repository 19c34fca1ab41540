import path from 'node:path';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { newPerson, register, signIn } from '../fixtures/accounts.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { intercept } from '../fixtures/intercept.ts';
import { PREPARED } from '../fixtures/patience.ts';
import { createPerformer, publishPhoto } from '../fixtures/performers.ts';
import { SHORT_FILM } from '../fixtures/short-film.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestLocale } from '../fixtures/texts.ts';
import { MessagesPage } from '../pages/messages-page.ts';
import { VaultPage } from '../pages/vault-page.ts';

const PICTURES = path.resolve(import.meta.dirname, '../../demo/media/pictures');
const PHOTO = path.join(PICTURES, 'mountain-path.jpg');

/** A browser of somebody's own, as wide as the page of the test, in their language. */
const enter = async (browser: Browser, page: Page, baseURL: string | undefined, token: string, locale: TestLocale) => {
  const context = await browser.newContext({ viewport: page.viewportSize(), baseURL });
  await signIn(context, baseURL ?? '', token);
  await context.addCookies([{ name: 'i18nextLng', value: locale, url: baseURL ?? '' }]);
  return { context, page: await context.newPage() };
};

/** A fan's conversation with a performer; answers its id. */
const beginTalk = async (request: APIRequestContext, token: string, performerId: string): Promise<string> => {
  const data = { source: 'performer', sourceId: performerId };
  const opened = await request.post('/api/conversations', { headers: { authorization: token }, data });
  return ((await opened.json()) as { data: { _id: string } }).data._id;
};

test('a fan sends a photo, a performer answers from her vault, both see both at once, and a third nothing @mobile @full', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  const performer = await createPerformer(request);
  await publishPhoto(request, performer, 'Ridge');
  const fan = newPerson('تارا سپهری');
  const fanToken = await register(request, fan);
  const post = async <T>(url: string, token: string, data: object): Promise<T> =>
    ((await (await request.post(`/api${url}`, { headers: { authorization: token }, data })).json()) as { data: T })
      .data;
  const talk = await beginTalk(request, fanToken, performer._id);
  await signIn(context, baseURL ?? '', fanToken);
  const her = await enter(browser, page, baseURL, performer.token, 'en-US');
  const [his, hers] = [new MessagesPage(page), new MessagesPage(her.page, 'en-US')];
  await his.open(talk);
  await hers.open(talk);
  await expect(hers.composer).toBeVisible();

  await test.step('he sends a photo without words, and she sees it without a reload', async () => {
    await his.attach(PHOTO);
    await his.sendButton.click();
    await expect(his.chosen).toHaveCount(0);
    await expect(his.photos).toHaveCount(1);
    await expect(hers.photos).toHaveCount(1);
    await expect(hers.photos.getByRole('presentation', { includeHidden: true }).first()).toHaveJSProperty(
      'complete',
      true,
    );
    await expectAccessible(page);
    await expectAccessible(her.page);
  });

  await test.step('it opens over the whole screen, and Escape and Back close it', async () => {
    await hers.photos.click();
    await expect(hers.viewer.getByRole('img')).toBeVisible();
    await her.page.keyboard.press('Escape');
    await expect(hers.viewer).toBeHidden();
    await hers.photos.click();
    await expect(hers.viewer).toBeVisible();
    await her.page.goBack();
    await expect(hers.viewer).toBeHidden();
    await expect(hers.composer).toBeVisible();
  });

  await test.step('she answers with one from her vault and words to it', async () => {
    await hers.openVault();
    await new VaultPage(her.page, 'en-US').choose('mountain-path.jpg');
    await expect(hers.chosen).toHaveCount(1);
    await hers.write('From my vault');
    await expect(his.line('From my vault')).toBeVisible();
    await expect(his.photos).toHaveCount(2);
    await expect(hers.photos).toHaveCount(2);
  });

  const { data: messages } = await (async () => {
    const headers = { authorization: fanToken };
    const answer = await request.get(`/api/messages/conversations/${talk}`, { headers });
    return ((await answer.json()) as { data: { data: Array<{ files: Array<{ _id: string }> }> } }).data;
  })();
  const fileIds = messages.flatMap(({ files }) => files.map(({ _id }) => _id));

  await test.step('a third person gets neither the conversation nor an address', async () => {
    expect(fileIds).toHaveLength(2);
    const token = await register(request, newPerson('Other'));
    expect((await post<{ total: number }>('/files/sign-urls', token, { fileIds })).total).toBe(0);
    const third = await enter(browser, page, baseURL, token, 'en-US');
    const theirs = new MessagesPage(third.page, 'en-US');
    await theirs.open(talk);
    await expect(theirs.missing).toBeVisible();
    await expect(theirs.photos).toHaveCount(0);
    await third.context.close();
  });

  await test.step('what he takes back is gone for her, and nothing is wider than the screen', async () => {
    await his.deletePhoto();
    await expect(hers.deleted).toHaveCount(1);
    await expect(hers.photos).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  await test.step('the list calls a message without words by what it is', async () => {
    await his.attach(PHOTO);
    await his.sendButton.click();
    await expect(hers.photos).toHaveCount(2);
    await hers.open();
    await expect(hers.row(fan.name)).toContainText(hers.wordFor('photo'));
  });
  await her.context.close();
});

test('what cannot be sent now stays, and goes when the line is back @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const performer = await createPerformer(request);
  const token = await register(request, newPerson('Tara'));
  const talk = await beginTalk(request, token, performer._id);
  await signIn(context, baseURL ?? '', token);
  const his = new MessagesPage(page);
  await his.open(talk);
  await expect(his.composer).toBeVisible();
  const mendLine = await intercept(page, '**/api/messages/private/file/photo', (route) => route.abort());
  await his.attach(PHOTO);
  await expect(his.chosen.getByRole('alert')).toBeVisible();
  await expect(his.sendButton).toBeDisabled();
  mendLine();
  await his.chosen.getByRole('button').first().click();
  await expect(his.sendButton).toBeEnabled();
  await his.sendButton.click();
  await expect(his.photos).toHaveCount(1);
});

test('a film is sent, prepared while both look on, and plays for the other one @mobile @full', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  const performer = await createPerformer(request);
  const token = await register(request, newPerson('Tara'));
  const talk = await beginTalk(request, token, performer._id);
  await signIn(context, baseURL ?? '', token);
  const her = await enter(browser, page, baseURL, performer.token, 'en-US');
  const [his, hers] = [new MessagesPage(page), new MessagesPage(her.page, 'en-US')];
  await his.open(talk);
  await hers.open(talk);
  await expect(hers.composer).toBeVisible();
  await his.attach(SHORT_FILM);
  await expect(his.sendButton).toBeEnabled();
  await his.sendButton.click();
  await expect(his.films).toHaveCount(1, PREPARED);
  await hers.films.click();
  await expect
    .poll(() => hers.playing.evaluate((film: HTMLVideoElement) => film.currentTime), { timeout: 20_000 })
    .toBeGreaterThan(0);
  await expectAccessible(her.page);
  await her.context.close();
});
