import { BOTH_DIRECTIONS, speak } from '../fixtures/locales.ts';
import { expect, test } from '../fixtures/test.ts';

for (const { locale } of BOTH_DIRECTIONS) {
  test(`what a form complains about stands clear of the bars of the page (${locale}) @mobile @phone`, async ({
    page,
    context,
    baseURL,
    performer: _performer,
  }) => {
    await speak(context, baseURL ?? '', locale);
    await page.goto('/creator/products/new');
    const main = page.getByRole('main');
    await main.locator('button[type=submit]').click();
    const complaint = main.getByRole('alert').first();
    await expect(complaint).toBeInViewport({ ratio: 1 });
    // Visible is also what lies behind another: asked is what a finger would meet.
    const isOnTop = () =>
      complaint.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    await expect.poll(isOnTop).toBe(true);
  });
}
