import { demo, logIn, newPerson, register, signIn } from '../fixtures/accounts.ts';
import { breakRequests, entryOf, LATER_SHELL_FILES, type Fault } from '../fixtures/faults.ts';
import { text } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/auth-pages.ts';
import { FeedPage } from '../pages/feed-page.ts';
import { SiteFrame } from '../pages/site-frame.ts';

const remotes = [
  { remote: 'feed', path: '/explore', label: 'feed:nav.explore' },
  { remote: 'messaging', path: '/messages', label: 'messaging:nav.messages' },
  { remote: 'creator-studio', path: '/creator/studio', label: 'creator-studio:nav.studio' },
  { remote: 'commerce', path: '/wallet', label: 'commerce:nav.wallet' },
  { remote: 'live', path: '/live', label: 'live:nav.live' },
] as const;

/** The shell itself gives a container four seconds. */
const PATIENCE = { timeout: 15_000 };

const always: Fault[] = ['answers 500', 'cannot be reached', 'hangs'];
/** Each remote and each fault at least once. */
const selection: Record<(typeof remotes)[number]['remote'], Fault[]> = {
  feed: ['cannot be reached', 'hangs'],
  messaging: ['answers 500'],
  'creator-studio': ['cannot be reached'],
  commerce: ['hangs'],
  live: ['answers 500'],
};
const isFull = process.env.E2E_FULL === '1';

for (const { remote, path, label } of remotes) {
  for (const fault of isFull ? always : selection[remote]) {
    test(`${remote} ${fault}: its place says so, the rest works, and a retry opens it @mobile`, async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      await signIn(context, baseURL ?? '', await logIn(request, demo.performer));
      const site = new SiteFrame(page);
      const repair = await breakRequests(page, entryOf(remote), fault);
      // A hung preload keeps the page from its load event.
      await page.goto(path, { waitUntil: 'commit' });
      await expect(site.failure).toContainText(text('fa-IR', 'shell:remote.title'), PATIENCE);

      const other = remote === 'live' ? 'feed:nav.explore' : 'live:nav.live';
      await site.entry(other).click();
      await expect(site.title).toHaveText(text('fa-IR', other));
      await page.goBack({ waitUntil: 'commit' });
      await expect(site.failure).toBeVisible();

      repair();
      await site.retry.click();
      await expect(site.title).toHaveText(text('fa-IR', label));
      await expect(site.failure).toBeHidden();
    });
  }
}

test('the feed works without the parts that commerce puts into it @mobile', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', await register(request, newPerson()));
  await breakRequests(page, entryOf('commerce'), 'answers 500');
  const refused = page.waitForResponse(/remotes\/commerce\/.*remoteEntry/);
  await page.goto('/home?tab=suggested');
  expect((await refused).status()).toBe(500);
  const feed = new FeedPage(page);
  const post = feed.posts.first();
  await feed.like(post).click();
  await expect(feed.like(post)).toHaveAttribute('aria-pressed', 'true');
  await expect(new SiteFrame(page).failure).toBeHidden();
});

test.describe('files of the shell that come later', () => {
  test('a page of its own that did not come opens on retry @mobile', async ({ page }) => {
    const site = new SiteFrame(page);
    const repair = await breakRequests(page, LATER_SHELL_FILES, 'cannot be reached');
    await page.goto('/auth/login');
    await expect(site.failure).toContainText(text('fa-IR', 'shell:remote.title'));
    repair();
    await site.retry.click();
    await expect(new LoginPage(page).submit()).toBeVisible();
  });

  test('a remote that was refused what the shell lends it opens on retry, and the menus work again', async ({
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
    await site.accountMenuButton.click();
    repair();
    await site.retry.click();
    await expect(site.title).toHaveText(text('fa-IR', 'messaging:nav.messages'));
    await site.accountMenuButton.click();
    await expect(site.accountMenu).toBeVisible();
  });
});
