import { newPerson, register, signIn } from '../fixtures/accounts.ts';
import { text } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';

const WALL = '/explore?tab=photos';

interface Listed {
  data: { data: Array<{ _id: string }> };
}

test('a visitor looks at the newest photos large, and is led from a locked one to its gallery @mobile @phone @full', async ({
  page,
}) => {
  await page.goto('/explore');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: text('fa-IR', 'feed:explore.tabs.photos'), exact: true }).click();
  await expect(page).toHaveURL(WALL);
  const photos = main.getByTitle(text('fa-IR', 'feed:media.enlarge'));
  await photos.first().click();
  const viewer = page.getByRole('dialog', { name: text('fa-IR', 'feed:profile.tabs.photos') });
  await expect(viewer.getByRole('img').first()).toBeVisible();
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  // Somewhere below: the wall grows while one scrolls.
  const locked = main.locator('a[href^="/galleries/"]').first();
  await expect
    .poll(() => page.evaluate(() => window.scrollBy(0, window.innerHeight / 2)).then(() => locked.count()))
    .toBeGreaterThan(0);
  const gallery = await locked.getAttribute('href');
  await locked.click();
  await expect(page).toHaveURL(String(gallery));
});

test('pictures whose addresses have run out are shown by new ones @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', await register(request, newPerson()));
  // The list as it would be had the page been open for longer than its addresses live.
  await page.route('**/api/performer-assets/photos?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/([?&]e=)\d+/g, (_, name: string) => `${name}1`);
    await route.fulfill({ response: answer, body });
  });
  const renewal = page.waitForResponse('**/api/files/sign-urls');
  await page.goto(WALL);
  expect((await renewal).status()).toBe(200);
  const picture = page.getByTitle(text('fa-IR', 'feed:media.enlarge')).first().locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a gallery that was liked and bookmarked on its page stands in the library, as a square too @mobile @phone @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const fan = await register(request, newPerson());
  await signIn(context, baseURL ?? '', fan);
  const found = await request.get('/api/performer-assets/galleries/search', { headers: { authorization: fan } });
  const [gallery] = ((await found.json()) as Listed).data.data;
  await page.goto(`/galleries/${gallery?._id}`);
  for (const action of ['like', 'bookmark'] as const) {
    const button = page
      .getByRole('main')
      .getByRole('button', { name: text('fa-IR', `feed:post.${action}`) })
      .first();
    const taken = page.waitForResponse((answer) => answer.url().endsWith('/api/reactions'));
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect((await taken).ok()).toBe(true);
  }
  await page.goto('/bookmarks?type=gallery&kept=bookmarked');
  await page.getByRole('button', { name: text('fa-IR', 'feed:profile.view.grid') }).click();
  await expect(page.getByRole('main').locator(`a[href="/galleries/${gallery?._id}"]`)).toBeVisible();
});
