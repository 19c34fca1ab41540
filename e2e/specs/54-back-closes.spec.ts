import type { Page } from '@playwright/test';
import { MAHSA, signIn } from '../fixtures/accounts.ts';
import { BOTH_DIRECTIONS, speak } from '../fixtures/locales.ts';
import { text, type TestLocale } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';

/** How many dialogs the entry of the history that the page stands at is above the page's own. */
const standsAt = (page: Page, count: number) =>
  expect.poll(() => page.evaluate(() => (history.state as { layers?: number } | null)?.layers ?? 0)).toBe(count);

const openReport = async (page: Page, locale: TestLocale): Promise<void> => {
  const { data: performer } = await (await page.request.get(`/api/performers/${MAHSA}`)).json();
  await page.getByRole('button', { name: text(locale, 'feed:profile.menu', { name: performer.name }) }).click();
  await page.getByRole('menuitem', { name: text(locale, 'feed:report') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await standsAt(page, 1);
};

for (const { locale } of BOTH_DIRECTIONS) {
  test(`Back closes a dialog, and leaves the page only then (${locale}) @mobile @phone`, async ({
    page,
    context,
    baseURL,
    fan,
  }) => {
    await speak(context, baseURL ?? '', locale);
    await signIn(context, baseURL ?? '', fan.token);
    await page.goto('/explore');
    await page.goto(`/${MAHSA}`);
    const dialog = page.getByRole('dialog');
    const isHere = () => expect(page).toHaveURL(`/${MAHSA}`);

    await test.step('Back', async () => {
      await openReport(page, locale);
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await isHere();
    });

    await test.step('Forward opens nothing and leaves nothing behind', async () => {
      await page.goForward();
      await standsAt(page, 0);
      await expect(dialog).toHaveCount(0);
      await isHere();
    });

    await test.step('its button takes its entry away', async () => {
      await openReport(page, locale);
      await dialog.getByRole('button', { name: text(locale, 'ui:close') }).click();
      await expect(dialog).toHaveCount(0);
      await standsAt(page, 0);
      await isHere();
    });

    await test.step('closing it stops no page that is being loaded', async () => {
      await openReport(page, locale);
      const close = await dialog.getByRole('button', { name: text(locale, 'ui:close') }).elementHandle();
      // As a link out of the site does that closes its dialog.
      await close?.evaluate((button: HTMLElement) => {
        location.assign('/contact');
        button.click();
      });
      await expect(page).toHaveURL('/contact');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(locale, 'site:contact.title'));
      await page.goBack();
      await standsAt(page, 0);
      await isHere();
    });

    await test.step('a reload closes it, and leaves no entry of it', async () => {
      await openReport(page, locale);
      await page.reload();
      await standsAt(page, 0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/explore');
    });
  });
}

test('the viewer is left by Back to where the page was, and Forward is no way into it @mobile @full', async ({
  page,
}) => {
  const { data: performer } = await (await page.request.get(`/api/performers/${MAHSA}`)).json();
  const list = await page.request.get(`/api/performer-assets/galleries/search?performerId=${performer._id}`);
  const open = (await list.json()).data.data.find(({ isLocked }: { isLocked: boolean }) => !isLocked);
  await page.goto('/explore');
  await page.goto(`/galleries/${open._id}`);
  const opener = page.getByTitle(text('fa-IR', 'feed:media.enlarge')).nth(1);
  await opener.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await opener.click();
  await standsAt(page, 1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await page.goForward();
  await standsAt(page, 0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/explore');
});
