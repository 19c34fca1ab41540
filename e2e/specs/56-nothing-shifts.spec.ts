import type { APIRequestContext } from '@playwright/test';
import { demo, logIn, MAHSA, signIn } from '../fixtures/accounts.ts';
import { layoutShiftsOf, watchLayoutShifts } from '../fixtures/layout-shifts.ts';
import { BOTH_DIRECTIONS, speak } from '../fixtures/locales.ts';
import { findPhotoPost } from '../fixtures/posts.ts';
import { QuietPage } from '../fixtures/quiet-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { worksOf } from '../fixtures/works.ts';

// Scrollbars of a phone lie over the page.
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const workOf = async (request: APIRequestContext, kind: 'galleries' | 'videos' | 'products'): Promise<string> =>
  `/${kind}/${(await worksOf(request, MAHSA, kind))[0]?._id}`;

interface ShownPage {
  name: string;
  path: (request: APIRequestContext) => Promise<string> | string;
  isOfMembers?: boolean;
  /** Whose page it is, where that is no fan's. */
  as?: 'performer' | 'operator';
  /** One answer comes long after another, each as late as on a poor line. */
  isLate?: boolean;
  /** Laid out as one of the others is, which every run takes. */
  isAlike?: boolean;
}

const pages: ShownPage[] = [
  { name: 'the landing', path: () => '/' },
  { name: 'the home feed', path: () => '/home', isOfMembers: true, isAlike: true },
  { name: 'a profile', path: () => `/${MAHSA}`, isAlike: true },
  { name: "a fan's view of a profile", path: () => `/${MAHSA}`, isOfMembers: true },
  { name: 'a post', path: async (request) => `/posts/${(await findPhotoPost(request, MAHSA, 'free'))._id}` },
  { name: 'a gallery', path: (request) => workOf(request, 'galleries'), isAlike: true },
  { name: 'a video', path: (request) => workOf(request, 'videos'), isAlike: true },
  { name: 'a product', path: (request) => workOf(request, 'products'), isAlike: true },
  {
    name: 'what is found, and no performer',
    path: () => `/explore?q=${encodeURIComponent('رنگ')}`,
    isLate: true,
    isAlike: true,
  },
  {
    name: 'galleries of a performer',
    path: () => `/${MAHSA}/galleries`,
    isOfMembers: true,
    isLate: true,
    isAlike: true,
  },
  { name: 'videos of a performer', path: () => `/${MAHSA}/videos`, isOfMembers: true, isLate: true, isAlike: true },
  { name: "a performer's shop", path: () => `/${MAHSA}/shop`, isOfMembers: true, isLate: true, isAlike: true },
  { name: "a guest's view of a shop", path: () => `/${MAHSA}/shop`, isLate: true, isAlike: true },
  { name: 'the library', path: () => '/bookmarks', isOfMembers: true, isLate: true, isAlike: true },
  // Of several parts, of which each is asked for by itself.
  { name: 'the earnings', path: () => '/creator/earnings', as: 'performer', isLate: true },
  ...['security', 'preferences', 'notifications', 'referrals'].map((section) => ({
    name: `the account's ${section}`,
    path: () => `/user/account/${section}`,
    isOfMembers: true,
    isLate: true,
    isAlike: true,
  })),
  ...['/creator/payouts', '/creator/inbox', '/creator/fans', '/live/broadcast', '/live/obs', '/live/private'].map(
    (path) => ({ name: path, path: () => path, as: 'performer' as const, isLate: true, isAlike: true }),
  ),
  ...['/operator/books', '/operator/removals'].map((path) => ({
    name: path,
    path: () => path,
    as: 'operator' as const,
    isLate: true,
    isAlike: true,
  })),
  { name: 'what is live', path: () => '/live', isOfMembers: true, isLate: true, isAlike: true },
];

/** Where scrollbars take room from the page, as on a desktop. */
const BESIDE_A_SCROLLBAR = { width: 345, height: 740 };
/** Milliseconds. */
const LATENCY = 500;

for (const { locale } of BOTH_DIRECTIONS)
  for (const { name, path, isOfMembers, as, isLate, isAlike } of pages)
    test(`nothing moves on a phone while ${name} is loaded (${locale})${isAlike ? ' @full' : ''}`, async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      await speak(context, baseURL ?? '', locale);
      const account = as ?? (isOfMembers && 'fan');
      if (account) await signIn(context, baseURL ?? '', await logIn(request, demo[account]));
      await watchLayoutShifts(page);
      // Words are shown in whatever letters there are and again in those that have come (`font-display: swap`), which
      // may be a hair wider. This is about all else.
      await page.route('**/*.woff2', (route) => route.abort());
      if (isLate) {
        await page.setViewportSize(BESIDE_A_SCROLLBAR);
        const line = await context.newCDPSession(page);
        const speed = { downloadThroughput: -1, uploadThroughput: -1 };
        await line.send('Network.emulateNetworkConditions', { offline: false, latency: LATENCY, ...speed });
      }
      await new QuietPage(page).open(await path(request));
      expect(await layoutShiftsOf(page)).toEqual([]);

      // What pushes the page down is seen: nothing has been moved, rather than nothing been watched.
      await page.getByRole('main').evaluate((main) => {
        main.prepend(Object.assign(document.createElement('div'), { style: 'block-size: 200px' }));
      });
      await expect.poll(() => layoutShiftsOf(page)).not.toEqual([]);
    });
