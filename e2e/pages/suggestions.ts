import { expect, type Locator } from '@playwright/test';

/**
 * Brings a field with suggestions into sight before it is typed into: its list closes when the page under it scrolls, and
 * the page hears of that a frame later.
 */
export const settleInSight = async (field: Locator): Promise<void> => {
  await field.scrollIntoViewIfNeeded();
  await field.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
};

/**
 * Takes the first of the suggestions that are left, by keys: the list may still move under a pointer. A list of which
 * several may be taken stays open.
 */
export const takeSuggestion = async (field: Locator, typed: string, name: RegExp | string = typed): Promise<void> => {
  await settleInSight(field);
  await field.fill(typed);
  const option = field.page().getByRole('option', { name }).first();
  await expect(option).toBeVisible();
  await field.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', /./);
  await field.press('Enter');
};
