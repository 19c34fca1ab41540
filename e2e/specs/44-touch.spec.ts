import type { Page } from '@playwright/test';
import { MAHSA, signIn } from '../fixtures/accounts.ts';
import { createPerformer, publish } from '../fixtures/performers.ts';
import { socketKnown } from '../fixtures/socket.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { Fingers } from '../fixtures/touch.ts';
import { isDecoded } from '../pages/feed-page.ts';

test.use({ hasTouch: true });

/** Pixels that a finger goes down: enough to read the list anew, and too few. */
const [FAR, NEAR] = [300, 80];

/** A notice is a job's: the machine that does it may have films to make first. */
const TOLD = { timeout: 60_000 };

/** One finger down the middle of the page, from below its head, once the page listens for it (after its first picture). */
const pull = async (page: Page, pixels: number): Promise<void> => {
  await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'contain');
  const x = (page.viewportSize()?.width ?? 0) / 2;
  const fingers = await Fingers.on(page);
  await fingers.move([
    { x, y: 120 },
    { x, y: 120 + pixels },
  ]);
};

/** Whether nothing lies over the middle of an element, where one presses it. */
const isOnTop = (element: Element): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

/** Whether a slide fills its row, in this picture of the screen and in the next ones. */
const standsStill = async (slide: Element): Promise<boolean> => {
  for (let picture = 0; picture < 3; picture += 1) {
    const [own, row] = [slide, slide.parentElement].map((element) => element?.getBoundingClientRect().x);
    if (own !== row) return false;
    await new Promise(requestAnimationFrame);
  }
  return true;
};

/** How often the list of home was asked for since. */
const countReads = (page: Page): { count: number } => {
  const reads = { count: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/user/feeds') reads.count += 1;
  });
  return reads;
};

for (const locale of ['fa-IR', 'en-US'] as const) {
  const feed = (key: string, values?: Record<string, string>) => text(locale, `feed:${key}`, values);
  const number = new Intl.NumberFormat(locale);

  test(`new posts are counted as they come, and pulling the page down brings them (${locale}) @mobile @phone @full`, async ({
    page,
    context,
    request,
    baseURL,
    fan,
  }) => {
    const performer = await createPerformer(request);
    await signIn(context, baseURL ?? '', fan.token);
    await request.post(`/api/follows/${performer._id}`, { headers: { authorization: fan.token } });
    await publish(request, performer, 'First leaf');
    const isKnown = socketKnown(page);
    await page.goto(`/home?locale=${locale}`);
    await expect(page.getByRole('article').filter({ hasText: 'First leaf' })).toBeVisible();
    await isKnown;
    const pill = (key: string, count: number) =>
      page.getByRole('button', { name: feed(`home.newPosts_${key}`, { amount: number.format(count) }) });

    await publish(request, performer, 'Second leaf');
    await expect(pill('one', 1)).toBeVisible(TOLD);
    await publish(request, performer, 'Third leaf');
    await expect(pill('other', 2)).toBeVisible(TOLD);
    const reads = countReads(page);
    await pull(page, NEAR);
    await pull(page, FAR);
    await expect(page.getByRole('article').filter({ hasText: 'Third leaf' })).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: 'Second leaf' })).toBeVisible();
    // Letting go too early asked for nothing.
    expect(reads.count).toBe(1);
    await expect(pill('other', 2)).toHaveCount(0);

    await publish(request, performer, 'Fourth leaf');
    await expect(pill('one', 1)).toBeVisible(TOLD);
    // Whoever reads further down sees it too, below what stays at the top of a phone.
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ ...size, height: 400 });
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    await expect.poll(() => pill('one', 1).evaluate(isOnTop)).toBe(true);
    await expect(pill('one', 1)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(size);
    await page.getByRole('button', { name: feed('list.refresh') }).click();
    await expect(page.getByRole('article').filter({ hasText: 'Fourth leaf' })).toBeVisible();
    expect(reads.count).toBe(2);
  });

  test(`fingers turn and enlarge photos (${locale}) @mobile @phone`, async ({ page, request }) => {
    const { data: performer } = await (await request.get(`/api/performers/${MAHSA}`)).json();
    const list = await request.get(`/api/performer-assets/galleries/search?performerId=${performer._id}`);
    const open = (await list.json()).data.data.find(({ isLocked }: { isLocked: boolean }) => !isLocked);
    await page.goto(`/galleries/${open._id}?locale=${locale}`);
    await page.getByTitle(feed('media.enlarge')).first().click();
    const viewer = page.getByRole('dialog');
    const position = (index: number) =>
      viewer.getByText(
        text(locale, 'ui:viewer.position', { index: number.format(index), total: number.format(open.photoCount) }),
      );
    const shown = viewer.locator('li:not([inert]) picture');
    await expect(position(1)).toBeVisible();
    await expect.poll(() => isDecoded(shown.locator('img'))).toBe(true);
    /** A row that still moves is caught by the next finger, which then turns nothing. */
    const settled = () => expect.poll(() => viewer.locator('li:not([inert])').evaluate(standsStill)).toBe(true);
    const fingers = await Fingers.on(page);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const middle = { x: width / 2, y: height / 2 };
    // Above the buttons at the sides, which a finger presses rather than turns.
    const start = { x: width * 0.15, y: height / 3 };
    const end = { x: width * 0.85, y: height / 3 };
    // What comes next lies where reading goes on.
    const [onwards, back] =
      locale === 'fa-IR'
        ? ([
            [start, end],
            [end, start],
          ] as const)
        : ([
            [end, start],
            [start, end],
          ] as const);
    await fingers.move(onwards);
    await expect(position(2)).toBeVisible();
    await settled();
    await fingers.move(back);
    await expect(position(1)).toBeVisible();
    await settled();

    const scale = () => shown.evaluate((picture) => new DOMMatrix(getComputedStyle(picture).transform).a);
    // Between the buttons at the sides.
    await fingers.pinch(middle, 60, 180);
    await expect.poll(scale).toBeGreaterThan(2);
    // One finger moves what is larger than the screen, and turns nothing.
    const left = () => shown.evaluate((picture) => new DOMMatrix(getComputedStyle(picture).transform).e);
    const before = await left();
    await fingers.move([middle, { x: middle.x + 60, y: middle.y }]);
    await expect.poll(left).toBeGreaterThan(before);
    await expect(position(1)).toBeVisible();
    await fingers.pinch(middle, 180, 30);
    await expect.poll(scale).toBe(1);
    await fingers.move(onwards);
    await expect(position(2)).toBeVisible();
  });
}

test('the posts of a profile and those that guests see are pulled down too @mobile @phone @full', async ({
  page,
  request,
}) => {
  const performer = await createPerformer(request);
  await publish(request, performer, 'First leaf');
  await page.goto(`/${performer.username}`);
  await expect(page.locator('main a[href^="/posts/"]')).toHaveCount(1);
  await publish(request, performer, 'Second leaf');
  await pull(page, FAR);
  await expect(page.locator('main a[href^="/posts/"]')).toHaveCount(2);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const words = `Leaf of ${performer.username}`;
  await publish(request, performer, words);
  await pull(page, FAR);
  await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible();
});
