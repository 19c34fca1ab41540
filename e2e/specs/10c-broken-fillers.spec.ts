import type { Locator, Page } from '@playwright/test';
import { demo, logIn, signIn } from '../fixtures/accounts.ts';
import { readRemote } from '../fixtures/forged-remote.ts';
import { remoteFaults, type RemoteFault, type RemoteFaultName } from '../fixtures/remote-faults.ts';
import { text } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';
import { SiteFrame } from '../pages/site-frame.ts';

const inHead = (href: string) => (page: Page) => page.getByRole('banner').locator(`a[href="${href}"]`);
const bell = inHead('/notifications');
const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 360, height: 740 };

interface Filler {
  remote: string;
  expose: string;
  /** Who sees it, where and at which size. */
  account: string;
  path: string;
  size: typeof WIDE;
  itself: (page: Page) => Locator;
  /** Another part of the same slot, or the page around it. */
  neighbour: (page: Page) => Locator;
}

const fillers: Filler[] = [
  {
    remote: 'commerce',
    expose: './balance-chip',
    account: demo.fan,
    path: '/explore',
    size: NARROW,
    itself: inHead('/wallet'),
    neighbour: bell,
  },
  {
    remote: 'messaging',
    expose: './notification-bell',
    account: demo.fan,
    path: '/explore',
    size: NARROW,
    itself: bell,
    neighbour: inHead('/wallet'),
  },
  {
    remote: 'creator-studio',
    expose: './studio-link',
    account: demo.performer,
    path: '/explore',
    size: NARROW,
    itself: inHead('/creator/studio'),
    neighbour: bell,
  },
  {
    remote: 'feed',
    expose: './aside-people',
    account: demo.fan,
    path: '/subscriptions',
    size: WIDE,
    itself: (page) => page.getByRole('complementary').getByText(text('fa-IR', 'feed:performer.suggestions')),
    neighbour: (page) => page.getByRole('complementary').locator('a[href="/wallet"]'),
  },
  {
    remote: 'live',
    expose: './go-live-link',
    account: demo.performer,
    path: '/creator/studio',
    size: WIDE,
    itself: (page) => page.getByRole('main').locator('a[href="/live/broadcast"]'),
    neighbour: (page) => new SiteFrame(page).title,
  },
];

const FAULTS: RemoteFaultName[] = [
  'throws in render',
  'answers 404',
  'throws in an effect',
  'has a flipped byte in its chunk',
  'hangs',
  'has a syntax error',
  'throws in a promise',
];
const isFull = process.env.E2E_FULL === '1';
/** One that is not let in; that those that fail as they are drawn are left out alike is shown by the slot's own tests. */
const IN_EVERY_RUN = [{ remote: 'feed', name: 'has a flipped byte in its chunk' }];
const rows = fillers.flatMap((filler) =>
  FAULTS.filter(
    (fault) => isFull || IN_EVERY_RUN.some(({ remote, name }) => remote === filler.remote && name === fault),
  ).map((name) => ({ filler, name })),
);

for (const { filler, name } of rows) {
  const { remote, expose, account, path, size, itself, neighbour } = filler;
  const fault: RemoteFault = remoteFaults[name];
  // What happens beside the drawing leaves what is drawn.
  const isShown = fault.shows === 'page';
  const end = isShown ? 'it stays' : 'it disappears';
  test(`${expose} of ${remote} ${name}: ${end} with a report, and its neighbours stay`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    await page.setViewportSize(size);
    await signIn(context, baseURL ?? '', await logIn(request, account));
    const reports: string[] = [];
    const ownReport = isShown
      ? /^broken on purpose$/
      : new RegExp(`^(A part of ${remote} failed|${remote}${expose.slice(1)} could not fill its slot)`);
    page.on('pageerror', ({ message }) => reports.push(message));
    page.on('console', (message) => void (message.type() === 'error' && reports.push(message.text())));

    await page.goto(path);
    await expect(itself(page)).toBeVisible();

    await fault.apply({ page, pathname: path, remote: await readRemote(page, remote, expose) }, 'chunk');
    // A hung chunk may keep the page from its load event.
    await page.reload({ waitUntil: 'commit' });
    await expect(neighbour(page)).toBeVisible();
    await expect.poll(() => reports.filter((report) => ownReport.test(report))).not.toEqual([]);
    await expect(itself(page)).toBeVisible({ visible: isShown });
    await expect(neighbour(page)).toBeVisible();
    await expect(new SiteFrame(page).failure).toBeHidden();
  });
}
