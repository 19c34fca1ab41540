import { MAHSA, newPerson, register, signIn } from '../fixtures/accounts.ts';
import { intercept } from '../fixtures/intercept.ts';
import { text } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';
import { ExplorePage } from '../pages/explore-page.ts';
import { FeedPage } from '../pages/feed-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';

const NAME = 'مهسا کریمی';
const isFollow = (url: string): boolean => new URL(url).pathname.startsWith('/api/follows/');

test.beforeEach(async ({ context, request, baseURL }) => {
  await signIn(context, baseURL ?? '', await register(request, newPerson()));
});

test('a fan searches a performer, opens her profile, follows her and stops following @mobile @full', async ({
  page,
}) => {
  const explore = new ExplorePage(page);
  await explore.open();
  await explore.search('مهسا');
  await expect(page).toHaveURL(/[?&]q=/);
  await explore.performer(NAME).click();
  await expect(page).toHaveURL(`/${MAHSA}`);

  const profile = new ProfilePage(page);
  await expect(profile.heading(NAME)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(NAME));
  // The button turns at once; the follow itself is there when the server has answered.
  const saved = page.waitForResponse((response) => response.request().method() === 'POST' && isFollow(response.url()));
  await profile.followButton(NAME).click();
  await expect(profile.followingButton(NAME)).toBeVisible();
  expect((await saved).ok()).toBe(true);

  await page.reload();
  await expect(profile.followingButton(NAME)).toBeVisible();
  await page.goto('/home');
  await expect(new FeedPage(page).postOf(NAME)).toBeVisible();

  await profile.open(MAHSA);
  const ended = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && isFollow(answer.url()));
  await profile.followingButton(NAME).click();
  await expect(profile.followButton(NAME)).toBeVisible();
  expect((await ended).ok()).toBe(true);
  await page.reload();
  await expect(profile.followButton(NAME)).toBeVisible();
});

test('the home of a fan who follows nobody offers performers, and fills when one is followed @mobile @full', async ({
  page,
  request,
}) => {
  // Sought inside each card, so it must not begin outside of it.
  const follow = page.getByRole('button', { name: new RegExp(`^${text('fa-IR', 'feed:performer.follow')} `) });
  const offered = page.getByRole('main').getByRole('listitem').filter({ has: follow });
  const hasPosts = async ({ username }: { username: string }): Promise<boolean> => {
    const posts = await request.get(`/api/user/feeds/landing?username=${username}&limit=1`);
    return (await posts.json()).data.data.length > 0;
  };
  // Who is offered is drawn by lot, and the performers of other specs may have galleries alone: who posts comes first.
  await intercept(page, /\/api\/performers\/search\/random/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { data: Array<{ username: string }> } };
    const drawn = body.data.data;
    const posting = await Promise.all(drawn.map(hasPosts));
    const inOrder = [true, false].flatMap((posts) => drawn.filter((_, index) => posting[index] === posts));
    await route.fulfill({ response, json: { ...body, data: { ...body.data, data: inOrder } } });
  });
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: text('fa-IR', 'feed:home.empty.title') })).toBeVisible();
  await offered.first().getByRole('button').click();
  await expect(new FeedPage(page).posts.first()).toBeVisible();
});

test('a search without results says so, and clearing it shows what there is to discover @mobile @full', async ({
  page,
}) => {
  await page.goto('/explore?q=zzzzqqqq');
  const nothing = page.getByRole('heading', { name: text('fa-IR', 'feed:explore.nothing', { words: 'zzzzqqqq' }) });
  await expect(nothing).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: text('fa-IR', 'ui:clear') })
    .click();
  await expect(page.getByRole('heading', { name: text('fa-IR', 'feed:explore.topics') })).toBeVisible();
  await expect(page).toHaveURL(/\/explore$/);
});

test('a profile shows its photos, videos and galleries, each at an address of its own @mobile @full', async ({
  page,
}) => {
  const profile = new ProfilePage(page);
  await profile.open(MAHSA);
  await expect(profile.lockedTiles.first()).toBeVisible();
  for (const tab of ['photos', 'videos', 'galleries'] as const) {
    await profile.tab(tab).click();
    await expect(page).toHaveURL(`/${MAHSA}/${tab}`);
    await expect(page.getByRole('main').locator('a[href^="/galleries/"], a[href^="/videos/"]').first()).toBeVisible();
  }
  await page.getByRole('main').locator('a[href^="/galleries/"]').first().click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('a name that nobody has shows a friendly page @full', async ({ page }) => {
  await page.goto('/nobody.lives.here');
  await expect(page.getByRole('heading', { name: text('fa-IR', 'ui:missing.title') })).toBeVisible();
});
