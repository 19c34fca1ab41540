import type { APIRequestContext, Locator } from '@playwright/test';
import { directionOf, textsOutside } from '../fixtures/layout.ts';
import { BOTH_DIRECTIONS, speak } from '../fixtures/locales.ts';
import { createPerformer, type TestPerformer } from '../fixtures/performers.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { makeGallery, OWN_WORKS } from '../fixtures/works.ts';

const SAID = [
  { title: 'مسیر بالای ده', description: 'صبح، پیش از باران.\n'.repeat(30) },
  { title: 'The fig tree', description: 'Ink on paper.' },
];

/** Says something of each photo of a gallery, as in the studio. */
const describePhotos = async (request: APIRequestContext, { token }: TestPerformer, galleryId: string) => {
  const headers = { authorization: token };
  const answer = await request.get(`${OWN_WORKS}/photos/search?galleryId=${galleryId}&limit=10`, { headers });
  const { data } = (await answer.json()) as { data: { data: { _id: string }[] } };
  // The newest first, which stands last in its gallery.
  for (const [index, { _id }] of data.data.toReversed().entries())
    expect((await request.put(`${OWN_WORKS}/photos/${_id}`, { headers, data: SAID[index] })).ok()).toBe(true);
};

const bottomOf = async (element: Locator): Promise<number> => {
  const box = await element.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
};
const topOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.y ?? 0;

for (const { locale } of BOTH_DIRECTIONS) {
  test(`what is said of a photo stands under it and leaves it its room (${locale}) @mobile @phone @full`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    await speak(context, baseURL ?? '', locale);
    const performer = await createPerformer(request);
    const galleryId = await makeGallery(request, performer, 'برگ‌ها');
    await describePhotos(request, performer, galleryId);
    await page.goto(`/galleries/${galleryId}`);
    const opener = page.getByTitle(text(locale, 'feed:media.enlarge')).first();
    await opener.click();
    const viewer = page.getByRole('dialog');
    const slide = viewer.locator('li:not([inert])');
    const photo = slide.locator('[data-zoomable]');
    const title = slide.getByText(SAID[0]?.title ?? '');
    await expect(title).toBeVisible();
    expect(await directionOf(title)).toBe('rtl');
    expect(await bottomOf(photo)).toBeLessThanOrEqual((await topOf(title)) + 1);
    expect(await textsOutside(slide)).toEqual([]);

    // Long words are cut; whole, they are scrolled, and the photo still has more than half of the screen.
    const screen = page.viewportSize()?.height ?? 0;
    expect(await bottomOf(photo)).toBeGreaterThan(screen * 0.75);
    await slide.getByRole('button', { name: text(locale, 'feed:media.more') }).click();
    const less = slide.getByRole('button', { name: text(locale, 'feed:media.less') });
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    expect(await bottomOf(photo)).toBeGreaterThan(screen * 0.55);
    expect(await bottomOf(photo)).toBeLessThanOrEqual((await topOf(title)) + 1);
    await expect(less).toBeInViewport({ ratio: 1 });
    await less.click();
    await expect.poll(() => bottomOf(photo)).toBeGreaterThan(screen * 0.75);

    await viewer.getByRole('button', { name: text(locale, 'ui:viewer.next') }).click();
    const second = slide.getByText(SAID[1]?.title ?? '');
    await expect(second).toBeVisible();
    expect(await directionOf(second)).toBe('ltr');
    await expect(slide.getByRole('button', { name: text(locale, 'feed:media.more') })).toHaveCount(0);
  });
}
