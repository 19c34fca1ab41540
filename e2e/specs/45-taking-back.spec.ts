import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { signIn } from '../fixtures/accounts.ts';
import { PREPARED } from '../fixtures/patience.ts';
import { createPerformer, type TestPerformer } from '../fixtures/performers.ts';
import { expect, test } from '../fixtures/test.ts';
import { text, type TestLocale } from '../fixtures/texts.ts';
import { makeGallery, makeProduct, makeVideo, OWN_WORKS } from '../fixtures/works.ts';

type Kind = 'galleries' | 'videos' | 'products';

const studio =
  (locale: TestLocale) =>
  (key: string, values?: Record<string, string>): string =>
    text(locale, `creator-studio:${key}`, values);

const MAKE: Record<Kind, typeof makeGallery> = { galleries: makeGallery, videos: makeVideo, products: makeProduct };

/** What the server tells her of a work, without the signatures of addresses, which are new each time. */
const read = async (request: APIRequestContext, { token }: TestPerformer, kind: Kind, id: string): Promise<string> => {
  const answer = await request.get(`${OWN_WORKS}/${kind}/${id}/view`, { headers: { authorization: token } });
  return (await answer.text()).replaceAll(/\?[^"]*"/g, '"');
};

const isReady = async (...asked: Parameters<typeof read>): Promise<boolean> =>
  !/"status":"(pending|processing)"/.test(await read(...asked));

const show = async (page: Page, locale: TestLocale, place: string): Promise<void> => {
  await page.goto(`/creator/${place}?locale=${locale}`);
  await expect(page.getByRole('heading', { level: 1, name: studio(locale)(`${place}.title`) })).toBeVisible();
};

for (const kind of ['galleries', 'videos', 'products'] as const) {
  test(`${kind} are deleted without a question, one and several, and taken back as they were @mobile @full`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const locale = 'fa-IR';
    const t = studio(locale);
    const performer = await createPerformer(request);
    await signIn(context, baseURL ?? '', performer.token);
    const titles = ['الف', 'ب'].map((name) => `${name} ${randomBytes(4).toString('hex')}`);
    const ids: string[] = [];
    for (const title of titles) ids.push(await MAKE[kind](request, performer, title));
    // What is still being prepared would not be the same afterwards.
    for (const id of ids) await expect.poll(() => isReady(request, performer, kind, id), PREPARED).toBe(true);
    const readAll = () => Promise.all(ids.map((id) => read(request, performer, kind, id)));
    const before = await readAll();
    const [first = ''] = titles;
    const row = (title: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: title });
    const undo = page.getByRole('button', { name: t('deleting.undo') });

    await show(page, locale, kind);
    await page.getByRole('button', { name: t(`${kind}.menu`, { name: first }) }).click();
    await page.getByRole('menuitem', { name: t(`${kind}.delete`), exact: true }).click();
    await expect(row(first)).toHaveCount(0);
    await undo.click();
    await expect(row(first)).toBeVisible();
    expect(await readAll()).toEqual(before);
    await expect(undo).toHaveCount(0);

    for (const title of titles) {
      await page.getByRole('checkbox', { name: t(`${kind}.choose`, { name: title }) }).check();
    }
    await page.getByRole('button', { name: t(`${kind}.deleteChosen`) }).click();
    for (const title of titles) await expect(row(title)).toHaveCount(0);
    await undo.click();
    for (const title of titles) await expect(row(title)).toBeVisible();
    expect(await readAll()).toEqual(before);
  });
}

for (const locale of ['fa-IR', 'en-US'] as const) {
  test(`photos of all galleries are found, given words, made covers, deleted and taken back (${locale}) @mobile @full`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const t = studio(locale);
    const performer = await createPerformer(request);
    await signIn(context, baseURL ?? '', performer.token);
    const stamp = randomBytes(4).toString('hex');
    const [autumn, winter] = [`Autumn ${stamp}`, `Winter ${stamp}`];
    const galleryId = await makeGallery(request, performer, autumn);
    await makeGallery(request, performer, winter);
    await expect.poll(() => isReady(request, performer, 'galleries', galleryId), PREPARED).toBe(true);

    await show(page, locale, 'photos');
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') });
    await expect(rows).toHaveCount(4);
    await page.getByLabel(t('photos.by.galleryId')).selectOption({ label: autumn });
    await expect(rows).toHaveCount(2);

    const menu = (name: string) => page.getByRole('button', { name: t('galleries.photoMenu', { name }) });
    await menu(t('photos.untitled', { gallery: autumn }))
      .first()
      .click();
    await page.getByRole('menuitem', { name: t('photos.edit') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('galleries.photoTitle')).fill(`Path ${stamp}`);
    await dialog.getByLabel(t('work.description')).fill('Up the hill');
    await dialog.getByLabel(t('photos.altText')).fill('A path between trees');
    await dialog.getByRole('button', { name: t('composer.save') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('img', { name: 'A path between trees' })).toBeVisible();

    await menu(`Path ${stamp}`).click();
    await page.getByRole('menuitem', { name: t('galleries.makeCover') }).click();
    const row = rows.filter({ hasText: `Path ${stamp}` });
    await expect(row.getByText(t('galleries.cover'), { exact: true })).toBeVisible();
    const before = await read(request, performer, 'galleries', galleryId);

    for (const box of await rows.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: t('photos.deleteChosen') }).click();
    await expect(rows).toHaveCount(0);
    await page.getByRole('button', { name: t('deleting.undo') }).click();
    await expect(rows).toHaveCount(2);
    expect(await read(request, performer, 'galleries', galleryId)).toEqual(before);

    await row.getByRole('link', { name: autumn }).click();
    await expect(page).toHaveURL(new RegExp(`/creator/galleries/${galleryId}$`));
  });
}
