import type { APIRequestContext } from '@playwright/test';
import { text } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';
import { FeedPage, isDecoded } from '../pages/feed-page.ts';

const PERSIAN_DIGITS = /[۰-۹]/;
const LATIN_DIGITS = /[0-9]/;

interface LandingPost {
  isLocked: boolean;
  text: string;
  teaser: string;
  price: number;
  audience: string;
  files: { _id: string; thumbnails: object | null; url: string | null; thumbhash: string | null }[];
}

/** All that a visitor is sent of the posts, as text and as what it means. */
const readLanding = async (request: APIRequestContext): Promise<{ raw: string; posts: LandingPost[] }> => {
  const response = await request.get('/api/user/feeds/landing?limit=100');
  const raw = await response.text();
  return { raw, posts: (JSON.parse(raw) as { data: { data: LandingPost[] } }).data.data };
};

test('a visitor reads the site in Persian, with real pictures @mobile', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa-IR');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1, name: text('fa-IR', 'feed:landing.title') })).toBeVisible();
  const register = page.getByRole('main').getByRole('link', { name: text('fa-IR', 'feed:landing.register') });
  await expect(register).toHaveAttribute('href', '/auth/register');
  await expect(page.getByRole('heading', { name: text('fa-IR', 'feed:landing.discover') })).toBeVisible();

  const feed = new FeedPage(page);
  // Not simply the newest post: specs that run beside this one publish too, some of them words alone.
  const withFiles = feed.posts.filter({ has: page.locator('picture').nth(1) });
  const first = withFiles.filter({ hasText: 'مهسا کریمی' }).first();
  await feed.scrollTo(first);
  const likes = await feed.like(first).textContent();
  expect(likes).toMatch(PERSIAN_DIGITS);
  expect(likes).not.toMatch(LATIN_DIGITS);
  const picture = first.getByTitle(text('fa-IR', 'feed:media.enlarge')).locator('img').first();
  await expect.poll(() => isDecoded(picture)).toBe(true);
});

test('of a locked post a visitor sees what there is and what it costs, and is sent nothing of it @mobile @full', async ({
  page,
  request,
}) => {
  const { raw, posts } = await readLanding(request);
  const locked = posts.filter(({ isLocked }) => isLocked);
  const lockedFiles = locked.flatMap(({ files }) => files.map(({ _id }) => _id));
  const requested: string[] = [];
  page.on('request', (sent) => requested.push(sent.url()));

  await page.goto('/');
  const feed = new FeedPage(page);
  // Three photos for six tokens: the newest paid post of the demo performer.
  const priced = feed.posts
    .filter({ hasText: text('fa-IR', 'ui:photos_other', { amount: '۳' }) })
    .filter({ hasText: text('fa-IR', 'ui:price_other', { amount: '۶' }) })
    .first();
  await feed.scrollTo(priced);
  await expect(priced.getByRole('img', { name: text('fa-IR', 'ui:locked.label') })).toBeVisible();
  await expect(priced.locator('picture')).toHaveCount(1); // The face of the performer, nothing else.

  expect(locked.length).toBeGreaterThan(3);
  for (const post of locked) {
    expect(post.text).toBe('');
    for (const file of post.files) expect(file).toMatchObject({ thumbnails: null, url: null });
  }
  for (const id of lockedFiles) {
    expect(raw).not.toContain(`media/${id}`);
    expect(requested.filter((url) => url.includes(id))).toEqual([]);
  }
});

test('a file of a locked post answers nobody without a signature @full', async ({ request }) => {
  const { posts } = await readLanding(request);
  const files = posts.filter(({ isLocked }) => isLocked).flatMap((post) => post.files);
  expect(files.length).toBeGreaterThan(3);
  for (const { _id } of files.slice(0, 5)) {
    const response = await request.get(`/api/media/${_id}/large.webp`);
    expect([403, 404]).toContain(response.status());
    expect(response.headers()['content-type']).not.toContain('image');
  }
});

test('what needs an account leads a visitor to the login and back @full', async ({ page }) => {
  await page.goto('/explore');
  const feed = new FeedPage(page);
  await feed.like(feed.open.first()).click();
  await expect(page).toHaveURL(/\/auth\/login\?returnUrl=%2Fexplore$/);
});
