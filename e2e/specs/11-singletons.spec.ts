import path from 'node:path';
import type { Page } from '@playwright/test';
import { demo, logIn, signIn } from '../fixtures/accounts.ts';
import { compareWithShell, CONTAINERS, SINGLETONS, type Container } from '../fixtures/federation.ts';
import { serveFolder, type FileServer } from '../fixtures/file-server.ts';
import { text } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';
import { SiteFrame } from '../pages/site-frame.ts';

const expectSharedWithShell = async (page: Page, container: Container) => {
  const { consumed, foreign, publicPath } = await compareWithShell(page, container);
  expect(consumed).toEqual(expect.arrayContaining(Object.keys(SINGLETONS)));
  expect(foreign, `${container} has copies of its own`).toEqual([]);
  return publicPath;
};

test('all five remotes have React, store, session, i18n, theme and axios from the shell @mobile', async ({
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
  for (const container of CONTAINERS) await expectSharedWithShell(page, container);
});

test.describe("a developer's build inside the running site", () => {
  let build: FileServer;

  test.beforeEach(async () => {
    build = await serveFolder(path.resolve(import.meta.dirname, '../../apps/feed-remote/dist'));
  });
  test.afterEach(() => build.close());

  test('runs with the shell’s modules, for as long as the tab lasts or until it is ended', async ({
    page,
    baseURL,
  }) => {
    const developers = `http://localhost:${build.port}/`;
    const { title } = new SiteFrame(page);
    await page.goto(`/explore?mf-override=feed@http://localhost:${build.port}`);
    await expect(title).toBeVisible();
    expect(await expectSharedWithShell(page, 'feed')).toBe(developers);

    await page.goto('/explore');
    await expect(title).toBeVisible();
    expect((await compareWithShell(page, 'feed')).publicPath).toBe(developers);

    await page.goto('/explore?mf-override=');
    await expect(title).toBeVisible();
    expect((await compareWithShell(page, 'feed')).publicPath).toContain(`${baseURL}/remotes/feed/`);
  });

  test('is refused from an origin that is not allowed', async ({ page, baseURL }) => {
    await page.goto(`/explore?mf-override=feed@http://127.0.0.1:${build.port}`);
    await expect(new SiteFrame(page).title).toBeVisible();
    expect((await compareWithShell(page, 'feed')).publicPath).toContain(`${baseURL}/remotes/feed/`);
    expect(build.requests).toEqual([]);
  });
});
