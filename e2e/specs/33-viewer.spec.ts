import type { Page } from '@playwright/test';
import { MAHSA } from '../fixtures/accounts.ts';
import { BOTH_DIRECTIONS, speak } from '../fixtures/locales.ts';
import { text, type TestLocale } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';

const nameOfOpener = (locale: TestLocale) => text(locale, 'feed:media.enlarge');

/** Opens a gallery that everyone may see, and answers how many photos it has. */
const openGallery = async (page: Page, locale: TestLocale): Promise<number> => {
  const answer = await page.request.get(`/api/performers/${MAHSA}`);
  const { data: performer } = await answer.json();
  const list = await page.request.get(`/api/performer-assets/galleries/search?performerId=${performer._id}`);
  const { data } = await list.json();
  const open = data.data.find(({ isLocked }: { isLocked: boolean }) => !isLocked);
  await page.goto(`/galleries/${open._id}`);
  await expect(page.getByTitle(nameOfOpener(locale))).toHaveCount(open.photoCount);
  return open.photoCount;
};

for (const { locale } of BOTH_DIRECTIONS) {
  test(`photos are turned in the order of reading, enlarged, and left by Back (${locale}) @mobile @phone`, async ({
    page,
    context,
    baseURL,
  }) => {
    const ui = (key: string, values?: Record<string, string>) => text(locale, `ui:viewer.${key}`, values);
    const digits = (value: number): string => value.toLocaleString(locale);
    await speak(context, baseURL ?? '', locale);
    const total = await openGallery(page, locale);
    const opener = page.getByTitle(nameOfOpener(locale)).first();
    await opener.click();
    const viewer = page.getByRole('dialog');
    const position = (index: number) =>
      viewer.getByText(ui('position', { index: digits(index), total: digits(total) }));
    await expect(position(1)).toBeVisible();
    // Persian is read from right to left: the next photo lies to the left.
    const [onwards, back] = locale === 'fa-IR' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    await page.keyboard.press(onwards);
    await expect(position(2)).toBeVisible();
    await page.keyboard.press(back);
    await expect(position(1)).toBeVisible();
    await page.keyboard.press('End');
    await expect(position(total)).toBeVisible();
    await expect(viewer.getByRole('button', { name: ui('next') })).toHaveCount(0);

    // Whoever leafs does not wait for the slides: every press counts.
    await page.keyboard.press('Home');
    await expect(position(1)).toBeVisible();
    await viewer.getByRole('button', { name: ui('next') }).dblclick();
    await expect(position(3)).toBeVisible();
    for (let presses = 1; presses < total - 3; presses += 1) await page.keyboard.press(onwards);
    await expect(position(total - 1)).toBeVisible();
    for (let presses = 1; presses < total - 1; presses += 1) await page.keyboard.press(back);
    await expect(position(1)).toBeVisible();
    await page.keyboard.press('End');
    await expect(position(total)).toBeVisible();

    const shown = viewer.locator('li:not([inert]) picture');
    await viewer.getByRole('button', { name: ui('zoomIn') }).click();
    await expect(shown).toHaveCSS('transform', /matrix\(1\.5, 0, 0, 1\.5/);
    await page.keyboard.press('-');
    await expect(shown).toHaveCSS('transform', /matrix\(1, 0, 0, 1/);

    await page.goBack();
    await expect(viewer).toHaveCount(0);
    await expect(page).toHaveURL(/\/galleries\//);
    await expect(opener).toBeFocused();
  });
}

test('Escape closes the viewer and leaves the page where it was @full', async ({ page }) => {
  await openGallery(page, 'fa-IR');
  const opener = page.getByTitle(nameOfOpener('fa-IR')).nth(1);
  // Also what is kept for a scrollbar beside the viewer, which takes the colour of the page.
  const ground = () => page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
  const light = await ground();
  await opener.click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  expect(await ground()).toBe('rgb(0, 0, 0)');
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  expect(await ground()).toBe(light);
  await expect(opener).toBeFocused();
});
