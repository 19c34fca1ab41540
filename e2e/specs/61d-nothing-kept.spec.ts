import type { Page } from '@playwright/test';
import { MAHSA } from '../fixtures/accounts.ts';
import { findPhotoPost } from '../fixtures/posts.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { LoginPage } from '../pages/auth-pages.ts';
import { SiteFrame } from '../pages/site-frame.ts';

/** Chromium as it is with all cookies blocked: no cookie is kept, and to name a store is an error already. */
async function blockCookies(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel', 'cookieStore'])
      Object.defineProperty(globalThis, name, { configurable: true, get: refuse });
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { configurable: true, get: refuse });
  });
}

test('a browser that keeps nothing, and throws when asked, reads every page, and login says what it needs', async ({
  page,
  request,
}) => {
  await blockCookies(page);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const frame = new SiteFrame(page);
  const { _id } = await findPhotoPost(request, MAHSA, 'free');
  for (const address of ['/', `/posts/${_id}`, `/${MAHSA}`, '/live', '/search?q=leaf', '/contact']) {
    await page.goto(address);
    await expect(frame.main, address).toHaveText(/\S/);
    await expect(frame.navigation.first(), address).toBeVisible();
    await expect(frame.failure, address).toBeHidden();
  }
  const thrown = await page.evaluate(() => {
    document.cookie = 'kept=1; Path=/';
    try {
      return [document.cookie, `${localStorage.length}`];
    } catch (error) {
      return [document.cookie, (error as Error).name];
    }
  });
  expect(thrown).toEqual(['', 'SecurityError']);
  await new LoginPage(page).open();
  await expect(page.getByText(text('fa-IR', 'auth:login.needsCookies'))).toBeVisible();
  expect(faults).toEqual([]);
});
