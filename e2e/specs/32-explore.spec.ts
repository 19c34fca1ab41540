import { expectAccessible } from '../fixtures/axe.ts';
import { text } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';
import { ExplorePage } from '../pages/explore-page.ts';

const NAME = 'مهسا کریمی';

test('a visitor finds a performer by suggestions, with the keys alone and another keyboard’s letters @mobile @full', async ({
  page,
}) => {
  const explore = new ExplorePage(page);
  await explore.open();
  // Arabic kaf and yeh, as another keyboard has them.
  await explore.searchField.pressSequentially('كريمي');
  const option = page.getByRole('option', { name: NAME });
  await expect(option).toBeVisible();
  await expectAccessible(page, 'suggestions');
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/mahsa.art');
});

test('a topic leads to its posts, and going back finds what trends again @full', async ({ page }) => {
  await page.goto('/explore');
  const main = page.getByRole('main');
  const topic = main.locator('a[href^="/explore?q=%23"]:has(bdi)').first();
  const tag = (await topic.locator('bdi').first().textContent()) ?? '';
  await topic.click();
  await expect(main.getByRole('combobox')).toHaveValue(tag);
  await expect(main.getByRole('article').first()).toContainText(tag);
  await page.goBack();
  await expect(main.getByRole('heading', { name: text('fa-IR', 'feed:explore.topics') })).toBeVisible();
  await main.getByRole('link', { name: text('fa-IR', 'feed:explore.tabs.creators'), exact: true }).click();
  await expect(main.getByRole('heading', { name: text('fa-IR', 'feed:explore.byChance') })).toBeVisible();
});

test('a search is remembered on the device, and its results are parted by kind @full', async ({ page }) => {
  const explore = new ExplorePage(page);
  await explore.open();
  await explore.search('رنگ');
  const main = page.getByRole('main');
  await expect(main.getByRole('article').first()).toBeVisible();
  await main.getByRole('link', { name: text('fa-IR', 'feed:explore.kinds.galleries'), exact: true }).click();
  await expect(page).toHaveURL(/in=galleries/);
  await expect(main.getByRole('article')).toHaveCount(0);
  await explore.open();
  await explore.searchField.focus();
  await page.getByRole('option', { name: 'رنگ' }).click();
  await expect(main.getByRole('article').first()).toBeVisible();
});
