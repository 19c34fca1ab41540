import type { Locator, Page } from '@playwright/test';
import { countVisits } from '../fixtures/consent.ts';
import { demo, logIn, signIn } from '../fixtures/accounts.ts';
import { speak } from '../fixtures/locales.ts';
import { text } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';
import { ComposerPage } from '../pages/composer-page.ts';
import { StudioPage } from '../pages/studio-pages.ts';

/** Whether two things that are shown lie clear of each other. */
const areApart = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return false;
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
};

/** The parts of the row whose pill is the longest: for subscribers, and at a price for everybody else. */
const longestRow = (page: Page) => {
  const row = page.getByRole('listitem').filter({ hasText: /Subscribers.*3 tokens/ });
  const [title, pill, menu] = [
    row.getByRole('link').first(),
    row.getByText(/^Subscribers/).last(),
    row.getByRole('button', { name: 'Actions for this post' }),
  ];
  return { title, pill, menu, figures: row.getByText(/views/) };
};

test("the parts of a post's row lie beside each other at every width @desktop", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', await logIn(request, demo.performer));
  await speak(context, baseURL ?? '', 'en-US');
  const { title, pill, menu, figures } = longestRow(page);
  await new StudioPage(page, 'en-US').open();
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(pill).toBeVisible();
    // The row is laid out anew with the next picture.
    await expect.poll(async () => (await title.boundingBox())?.width, `${width} px`).toBeGreaterThan(100);
    for (const [one, other] of [
      [pill, menu],
      [title, figures],
      [figures, pill],
    ] as const) {
      await expect.poll(() => areApart(one, other), `${width} px`).toBe(true);
    }
  }
});

for (const locale of ['fa-IR', 'en-US'] as const) {
  test(`the days below the chart of earnings lie beside each other (${locale}) @mobile @phone @full`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    await signIn(context, baseURL ?? '', await logIn(request, demo.performer));
    await speak(context, baseURL ?? '', locale);
    await new StudioPage(page, locale).open();
    const days = page.locator('figure div[aria-hidden=true]').last();
    await expect(days.locator('> span')).toHaveCount(5);
    const room = await days.evaluate((row) => {
      const sides = [...row.children].map((day) => day.getBoundingClientRect()).sort((a, b) => a.left - b.left);
      const gaps = sides.slice(1).map(({ left }, index) => left - (sides[index]?.right ?? left));
      return { gap: Math.min(...gaps), beyond: row.scrollWidth - row.clientWidth };
    });
    expect(room.gap).toBeGreaterThan(4);
    expect(room.beyond).toBe(0);
  });

  test(`the name of an interrupted upload lies above what is told of it (${locale}) @mobile @phone @full`, async ({
    page,
    context,
    request,
    baseURL,
    performer,
  }) => {
    await speak(context, baseURL ?? '', locale);
    const name = 'another-film-with-a-rather-long-name.mp4';
    const metadata = { type: 'video', filename: name, fingerprint: 'left' };
    const left = await request.post('/api/uploads', {
      headers: {
        authorization: performer.token,
        'tus-resumable': '1.0.0',
        'upload-length': '4194304',
        'upload-metadata': Object.entries(metadata)
          .map(([key, value]) => `${key} ${btoa(value)}`)
          .join(),
      },
    });
    expect(left.status(), await left.text()).toBe(201);
    const composer = new ComposerPage(page, locale);
    await composer.open();
    await expect(composer.interrupted()).toBeVisible();
    const words = page.getByText(name);
    const state = page.getByRole('listitem').filter({ has: words }).getByRole('progressbar').locator('..');
    expect(await areApart(words, state)).toBe(true);
    expect(await areApart(words, composer.removeFileButton())).toBe(true);
  });
}

for (const width of [360, 820, 1280]) {
  // A tablet has the corner of a desk.
  const tag = width === 360 ? '' : ' @full';
  test(`toasts stand above the question about counting visits at ${width} px @desktop${tag}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await countVisits(page, /\/contact$/, 'G-TEST12345');
    await page.goto('/contact');
    const question = page.getByRole('region', { name: text('fa-IR', 'site:consent.label') });
    await expect(question).toBeVisible();
    const toasts = page.locator('[data-toasts]');
    const room = async () => {
      const [card, end] = [await question.boundingBox(), await toasts.boundingBox()];
      return card && end ? card.y - (end.y + end.height) : -1;
    };
    await expect.poll(room).toBeGreaterThanOrEqual(8);
    await question.getByRole('button', { name: text('fa-IR', 'site:consent.refuse') }).click();
    await expect(question).toHaveCount(0);
    await expect
      .poll(() => toasts.evaluate((region) => innerHeight - region.getBoundingClientRect().bottom))
      .toBeLessThan(120);
  });
}
