import type { Locator } from '@playwright/test';

/**
 * Brings a field with suggestions into sight before it is typed into: its list closes when the page under it scrolls, and
 * the page hears of that a frame later.
 */
export const settleInSight = async (field: Locator): Promise<void> => {
  await field.scrollIntoViewIfNeeded();
  await field.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
};
