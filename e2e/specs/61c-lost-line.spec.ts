import { BOTH_DIRECTIONS, speak } from '../fixtures/locales.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { SiteFrame } from '../pages/site-frame.ts';

for (const { locale } of BOTH_DIRECTIONS)
  test(`an open page says that the line is lost, and no more once it is back (${locale}) @full`, async ({
    page,
    context,
    baseURL,
  }) => {
    await speak(context, baseURL ?? '', locale);
    const notice = page.getByText(text(locale, 'site:offline.notice'));
    await page.goto('/contact');
    await expect(new SiteFrame(page, locale).title).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(notice).toBeHidden();
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await expect(notice).toBeInViewport({ ratio: 1 });
    await context.setOffline(false);
    await expect(notice).toBeHidden();
  });
