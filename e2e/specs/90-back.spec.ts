import { speak } from '../fixtures/locales.ts';
import { expect, test } from '../fixtures/test.ts';
import { SiteFrame } from '../pages/site-frame.ts';

test('Back shows the page of the address again and again, after a reload as well', async ({
  page,
  context,
  baseURL,
}) => {
  await speak(context, baseURL ?? '', 'en-US');
  const frame = new SiteFrame(page, 'en-US');
  await page.goto('/explore');
  const explore = (await frame.title.textContent()) ?? '';
  const away = async (labelKey: string): Promise<void> => {
    await frame.entry(labelKey).click();
    await expect(frame.title).not.toHaveText(explore);
    await page.goBack();
    await expect(page).toHaveURL(/\/explore$/);
    await expect(frame.title).toHaveText(explore);
  };
  await away('live:nav.live');
  await away('live:nav.live');
  await page.reload();
  await expect(frame.title).toHaveText(explore);
  await away('live:nav.live');
});
