import type { Locator } from '@playwright/test';
import { BOTH_DIRECTIONS, speak } from '../fixtures/locales.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { SiteFrame } from '../pages/site-frame.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const NOWHERE: Box = { x: -1, y: -1, width: 0, height: 0 };

const boxOf = async (place: Locator): Promise<Box> => (await place.boundingBox()) ?? NOWHERE;

const isOver = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

for (const { locale } of BOTH_DIRECTIONS)
  test(`an open page says that the line is lost, and no more once it is back (${locale}) @full`, async ({
    page,
    context,
    baseURL,
  }) => {
    await speak(context, baseURL ?? '', locale);
    const frame = new SiteFrame(page, locale);
    const notice = page.getByText(text(locale, 'site:offline.notice'));
    await page.goto('/contact');
    await expect(frame.title).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(notice).toBeHidden();
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await expect(notice).toBeInViewport({ ratio: 1 });
    // It lies on nothing: on a phone the page begins below it.
    expect(isOver(await boxOf(notice), await boxOf(frame.title))).toBe(false);
    await context.setOffline(false);
    await expect(notice).toBeHidden();
  });
