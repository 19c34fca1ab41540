import { demo, logIn, newPerson, register, signIn } from '../fixtures/accounts.ts';
import { breakRequests, entryOf, LATER_SHELL_FILES } from '../fixtures/faults.ts';
import { createPerformer, publish } from '../fixtures/performers.ts';
import { text } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/auth-pages.ts';
import { FeedPage } from '../pages/feed-page.ts';
import { SiteFrame } from '../pages/site-frame.ts';

test('the feed works without the parts that commerce puts into it @mobile @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const [performer, token] = [await createPerformer(request), await register(request, newPerson())];
  await publish(request, performer, 'Open to everybody');
  await request.post(`/api/follows/${performer._id}`, { headers: { authorization: token } });
  await signIn(context, baseURL ?? '', token);
  await breakRequests(page, entryOf('commerce'), 'answers 500');
  const refused = page.waitForResponse(/remotes\/commerce\/.*remoteEntry/);
  await page.goto('/home');
  expect((await refused).status()).toBe(500);
  const feed = new FeedPage(page);
  const post = feed.open.first();
  await feed.like(post).click();
  await expect(feed.like(post)).toHaveAttribute('aria-pressed', 'true');
  await expect(new SiteFrame(page).failure).toBeHidden();
});

test.describe('files of the shell that come later', () => {
  test('a page of its own that did not come opens on retry @full', async ({ page }) => {
    const site = new SiteFrame(page);
    const repair = await breakRequests(page, LATER_SHELL_FILES, 'cannot be reached');
    await page.goto('/auth/login');
    await expect(site.failure).toContainText(text('fa-IR', 'shell:remote.title'));
    repair();
    await site.retry.click();
    await expect(new LoginPage(page).submit()).toBeVisible();
  });

  test('a remote that was refused what the shell lends it opens on retry, and the menus work again @desktop', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    await signIn(context, baseURL ?? '', await logIn(request, demo.performer));
    const site = new SiteFrame(page);
    const repair = await breakRequests(page, LATER_SHELL_FILES, 'cannot be reached');
    await page.goto('/messages');
    await expect(site.failure).toContainText(text('fa-IR', 'shell:remote.title'));
    // A menu that came after all would stand open, and the press below close it; while it waits a press does nothing.
    const menuRefused = page.waitForEvent('requestfailed', (request) => request.url().includes('/menus.'));
    await site.accountMenuButton.click();
    await menuRefused;
    await expect(site.accountMenuButton).not.toHaveAttribute('aria-busy');
    repair();
    await site.retry.click();
    await expect(site.title).toHaveText(text('fa-IR', 'messaging:nav.messages'));
    await site.accountMenuButton.click();
    await expect(site.accountMenu).toBeVisible();
  });
});
