import type { Page } from '@playwright/test';
import { demo, logIn, signIn } from '../fixtures/accounts.ts';
import { compareWithShell, SINGLETONS, type Container } from '../fixtures/federation.ts';
import { QuietPage } from '../fixtures/quiet-page.ts';
import { text } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';
import { SiteFrame } from '../pages/site-frame.ts';

const expectSharedWithShell = async (page: Page, container: Container): Promise<void> => {
  const { consumed, foreign } = await compareWithShell(page, container);
  expect(consumed).toEqual(expect.arrayContaining(Object.keys(SINGLETONS)));
  expect(foreign, `${container} has copies of its own`).toEqual([]);
};

interface Place {
  path: string;
  title: string;
}

/** A page of each remote, with its title. */
const PAGES = {
  performer: {
    feed: { path: '/explore', title: 'feed:nav.explore' },
    messaging: { path: '/messages', title: 'messaging:nav.messages' },
    creator_studio: { path: '/creator/studio', title: 'creator-studio:nav.studio' },
    commerce: { path: '/wallet', title: 'commerce:nav.wallet' },
    live: { path: '/live', title: 'live:nav.live' },
    account: { path: '/users/search', title: 'account:people.title' },
  },
  operator: { operator: { path: '/operator', title: 'operator:sections.overview' } },
} satisfies Record<string, Partial<Record<Container, Place>>>;

for (const [visitor, tag] of [
  ['performer', ''],
  ['operator', ' @full'],
] as const)
  test(`each remote of a ${visitor} has React, store, session, i18n, theme and axios from the shell${tag}`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    await signIn(context, baseURL ?? '', await logIn(request, demo[visitor]));
    const quiet = new QuietPage(page);
    const places = Object.entries<Place>(PAGES[visitor]);
    for (const [index, [container, { path, title }]] of places.entries()) {
      // Loaded once: the remotes come one after the other into the page where the ones before are.
      await (index === 0 ? quiet.open(path) : quiet.go(path));
      await expect(new SiteFrame(page).title).toHaveText(text('fa-IR', title));
      await expectSharedWithShell(page, container as Container);
    }
  });
