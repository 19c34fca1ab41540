import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { signIn } from '../fixtures/accounts.ts';
import { createPerformer, publishPhoto } from '../fixtures/performers.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { ComposerPage } from '../pages/composer-page.ts';
import { GalleriesPage } from '../pages/studio-pages.ts';
import { VaultPage } from '../pages/vault-page.ts';

const NAME = 'mountain-path.jpg';
const PHOTO = path.resolve(import.meta.dirname, '../../demo/media/pictures', NAME);

for (const locale of ['fa-IR', 'en-US'] as const) {
  test(`what was uploaded once is used again, stored once, and stays while it is used (${locale}) @mobile @full`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const performer = await createPerformer(request);
    await signIn(context, baseURL ?? '', performer.token);
    await page.addInitScript((culture) => localStorage.setItem('i18nextLng', culture), locale);
    const composer = new ComposerPage(page, locale);
    const vault = new VaultPage(page, locale);
    const galleries = new GalleriesPage(page, locale);
    const stamp = randomBytes(4).toString('hex');

    await publishPhoto(request, performer, `Uploaded ${stamp}`);

    await galleries.open();
    await galleries.create(`Gallery ${stamp}`);
    await vault.pick(NAME);
    const first = text(locale, 'creator-studio:galleries.photo', { number: new Intl.NumberFormat(locale).format(1) });
    await expect(galleries.photo(first)).toBeVisible();

    await composer.open();
    await vault.pick(NAME);
    await expect(composer.removeFileButton()).toBeVisible();
    await composer.words().fill(`Used again ${stamp}`);
    await composer.publishButton().click();
    await expect(page).not.toHaveURL(/\/posts\/new$/);

    // The same bytes come once more, from the device.
    await composer.open();
    await composer.addFile(PHOTO);
    await composer.words().fill(`Uploaded again ${stamp}`);
    await composer.expectFilesReady();
    await composer.publishButton().click();
    await expect(page).not.toHaveURL(/\/posts\/new$/);

    await vault.open();
    await expect(vault.uses(4)).toBeVisible();
    await expect(vault.menus()).toHaveCount(1);
    await vault.delete(NAME);
    await expect(vault.dialog().getByRole('link')).toHaveCount(4);
    await expect(vault.dialog().getByRole('link', { name: `Gallery ${stamp}` })).toBeVisible();
  });
}

test('what is used nowhere is deleted, and taken back @full', async ({ page, context, request, baseURL }) => {
  const performer = await createPerformer(request);
  await signIn(context, baseURL ?? '', performer.token);
  const composer = new ComposerPage(page);
  const vault = new VaultPage(page, 'fa-IR');
  await composer.open();
  await composer.addFile(PHOTO);
  await composer.expectFilesReady();
  await composer.removeFileButton().click();

  await vault.open();
  await vault.delete(NAME);
  await expect(vault.menus()).toHaveCount(0);
  await page.getByRole('button', { name: vault.text('undo') }).click();
  await expect(vault.menu(NAME)).toBeVisible();
});
