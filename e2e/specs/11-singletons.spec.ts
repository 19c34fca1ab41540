import type { Page } from '@playwright/test';
import { demo, logIn, signIn } from '../fixtures/accounts.ts';
import { compareWithShell, SINGLETONS, type Container } from '../fixtures/federation.ts';
import { text } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';
import { SiteFrame } from '../pages/site-frame.ts';

const expectSharedWithShell = async (page: Page, container: Container): Promise<void> => {
  const { consumed, foreign } = await compareWithShell(page, container);
  expect(consumed).toEqual(expect.arrayContaining(Object.keys(SINGLETONS)));
  expect(foreign, `${container} has copies of its own`).toEqual([]);
};

/** A page of each remote, with its title. */
const PAGES: Record<Container, { path: string; title: string; visitor?: 'operator' }> = {
  feed: { path: '/explore', title: 'feed:nav.explore' },
  messaging: { path: '/messages', title: 'messaging:nav.messages' },
  creator_studio: { path: '/creator/studio', title: 'creator-studio:nav.studio' },
  commerce: { path: '/wallet', title: 'commerce:nav.wallet' },
  live: { path: '/live', title: 'live:nav.live' },
  account: { path: '/users/search', title: 'account:people.title' },
  operator: { path: '/operator', title: 'operator:sections.overview', visitor: 'operator' },
};

for (const [container, { path, title, visitor = 'performer' }] of Object.entries(PAGES))
  test(`${container} has React, store, session, i18n, theme and axios from the shell`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    await signIn(context, baseURL ?? '', await logIn(request, demo[visitor]));
    await page.goto(path);
    await expect(new SiteFrame(page).title).toHaveText(text('fa-IR', title));
    await expectSharedWithShell(page, container as Container);
  });
