import type { Page } from '@playwright/test';
import { MAHSA, newPerson, register, signIn, type NewAccount } from '../fixtures/accounts.ts';
import { text } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';
import { FeedPage } from '../pages/feed-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';

const t = (key: string, values?: Record<string, string>) => text('fa-IR', `feed:${key}`, values);

/** Whoever is here in this test; others comment on the same post at the same time. */
let me: NewAccount;

test.beforeEach(async ({ context, request, baseURL }) => {
  const person = newPerson();
  me = { ...person, name: `تارا ${person.username.slice(-6)}` };
  await signIn(context, baseURL ?? '', await register(request, me));
});

/** Opens the newest post of the demo performer that everyone may read. */
const openFreePost = async (page: Page): Promise<void> => {
  const profile = new ProfilePage(page);
  await profile.open(MAHSA);
  await expect(profile.lockedTiles.first()).toBeVisible();
  const free = page
    .getByRole('main')
    .locator('a[href^="/posts/"]')
    .filter({ has: page.locator('picture') });
  await free.first().click();
  await expect(page).toHaveURL(/\/posts\//);
};

test('a like counts at once, stays after a reload, and can be taken back @mobile @full', async ({ page }) => {
  await openFreePost(page);
  const feed = new FeedPage(page);
  const like = feed.like(feed.posts.first());
  const before = await like.textContent();
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/reactions'));
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).not.toHaveText(before ?? '');
  await saved;
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect(like).toHaveText(before ?? '');
});

test('a fan comments, changes the words and deletes them @mobile @full', async ({ page }) => {
  await openFreePost(page);
  const comments = page.getByRole('region', { name: t('comments.title') });
  await comments.getByRole('textbox', { name: t('comments.write') }).fill('چه سبزی!');
  await comments.getByRole('button', { name: t('comments.send') }).click();
  const mine = comments.getByRole('listitem').filter({ hasText: me.name });
  await expect(mine).toContainText('چه سبزی!');

  const menu = mine.getByRole('button', { name: t('comments.menu', { name: me.name }) });
  await menu.click();
  await page.getByRole('menuitem', { name: t('comments.edit') }).click();
  await mine.getByRole('textbox', { name: t('comments.edit') }).fill('چه آبی!');
  await mine.getByRole('button', { name: t('comments.save') }).click();
  await expect(mine).toContainText('چه آبی!');
  await page.reload();
  await expect(mine).toContainText('چه آبی!');

  await menu.click();
  await page.getByRole('menuitem', { name: t('comments.delete') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('comments.delete') })
    .click();
  await expect(mine).toHaveCount(0);
});

test('a bookmarked post waits in the library until the bookmark is taken back @full', async ({ page }) => {
  await openFreePost(page);
  const feed = new FeedPage(page);
  const isSaved = () => page.waitForResponse((response) => response.url().endsWith('/api/reactions'));
  const added = isSaved();
  await feed.bookmark(feed.posts.first()).click();
  await added;
  await page.goto('/bookmarks');
  await expect(page.getByRole('main').locator('a[href^="/posts/"]')).toHaveCount(1);
  await page.goBack();
  const removed = isSaved();
  await feed.bookmark(feed.posts.first()).click();
  await removed;
  await page.goto('/bookmarks');
  await expect(page.getByRole('heading', { name: t('library.empty') })).toBeVisible();
});

test('comments on a locked post stay closed @full', async ({ page }) => {
  const profile = new ProfilePage(page);
  await profile.open(MAHSA);
  await profile.lockedTiles.first().click();
  await expect(page.getByText(t('comments.locked'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('comments.write') })).toHaveCount(0);
});
