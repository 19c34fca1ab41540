import type { Page } from '@playwright/test';
import { demo, logIn, signIn } from '../fixtures/accounts.ts';
import { compareWithShell, CONTAINERS, SINGLETONS, type Container } from '../fixtures/federation.ts';
import { text } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';
import { SiteFrame } from '../pages/site-frame.ts';

/** Those that a performer opens on her way. */
const OF_PERFORMERS = CONTAINERS.filter((container) => container !== 'operator');

const expectSharedWithShell = async (page: Page, container: Container): Promise<void> => {
  const { consumed, foreign } = await compareWithShell(page, container);
  expect(consumed).toEqual(expect.arrayContaining(Object.keys(SINGLETONS)));
  expect(foreign, `${container} has copies of its own`).toEqual([]);
};

test('all remotes have React, store, session, i18n, theme and axios from the shell', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', await logIn(request, demo.performer));
  const site = new SiteFrame(page);
  await page.goto('/wallet');
  await expect(site.title).toHaveText(text('fa-IR', 'commerce:nav.wallet'));
  for (const entry of ['feed:nav.explore', 'messaging:nav.messages', 'live:nav.live', 'creator-studio:nav.studio']) {
    await site.entry(entry).click();
    await expect(site.title).toHaveText(text('fa-IR', entry));
  }
  for (const container of OF_PERFORMERS) await expectSharedWithShell(page, container);
  await signIn(context, baseURL ?? '', await logIn(request, demo.operator));
  await page.goto('/operator');
  await expect(site.title).toHaveText(text('fa-IR', 'operator:sections.overview'));
  await expectSharedWithShell(page, 'operator');
});
