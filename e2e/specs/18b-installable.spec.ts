import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/axe.ts';
import { startRedeployedSite, type RedeployedSite } from '../fixtures/redeployed-site.ts';
import { expect, test } from '../fixtures/test.ts';
import { text, type TestLocale } from '../fixtures/texts.ts';

const say = (locale: TestLocale, key: string, values?: Record<string, string>) => text(locale, `site:${key}`, values);

/** The page stands, and what comes after its first picture too. */
const openContact = async (page: Page, locale: TestLocale): Promise<void> => {
  await page.goto(`/contact?locale=${locale}`);
  await expect(page.getByRole('navigation', { name: say(locale, 'links.label') })).toBeVisible();
};

test.describe('a new version of the site', () => {
  test.use({ serviceWorkers: 'allow' });
  let site: RedeployedSite;
  test.beforeAll(async ({ playwright: _ }, { project }) => {
    site = await startRedeployedSite(project.use.baseURL ?? '');
  });
  test.afterAll(() => site.close());

  test('its files are there without a network, and it is announced', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: site.baseURL, serviceWorkers: 'allow' });
    const page = await context.newPage();
    const notice = page.getByText(say('en-US', 'update.text'));
    await openContact(page, 'en-US');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect(notice).toBeHidden();

    await context.setOffline(true);
    const isKept = await page.evaluate(async () => {
      const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
      const own = scripts.filter((src) => /\/main\./.test(src));
      return own.length > 0 && (await Promise.all(own.map((src) => fetch(src)))).every(({ ok }) => ok);
    });
    expect(isKept).toBe(true);
    await context.setOffline(false);

    site.deploy();
    await page.reload();
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: say('en-US', 'update.reload') }).press('Enter');
    await reloaded;
    await expect(page.getByRole('navigation', { name: say('en-US', 'links.label') })).toBeVisible();
    await expect(notice).toBeHidden();
    await context.close();
  });
});

test.describe('the offer to install', () => {
  /** What Chromium sends when it would install a site; answers whether the page took it in hand. */
  const offer = (page: Page): Promise<boolean> =>
    page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      const prompt = async () => void Object.assign(window, { isAsked: true });
      return !dispatchEvent(Object.assign(event, { prompt }));
    });
  const isAsked = (page: Page): Promise<boolean> => page.evaluate(() => 'isAsked' in window);

  for (const [locale, theme, answer] of [
    ['fa-IR', 'light', 'later'],
    ['en-US', 'dark', 'install'],
  ] as const) {
    test(`is shown, answered with "${answer}", and not made again, in ${locale} @mobile @full`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
      const card = page.getByRole('region', { name: say(locale, 'install.label') });
      await openContact(page, locale);
      await expect(card).toBeHidden();
      expect(await offer(page)).toBe(true);
      await expect(card).toBeVisible();
      await expectAccessible(page);
      await card.getByRole('button', { name: say(locale, `install.${answer}`) }).press('Enter');
      await expect(card).toBeHidden();
      expect(await isAsked(page)).toBe(answer === 'install');
      await page.reload();
      await expect(page.getByRole('navigation', { name: say(locale, 'links.label') })).toBeVisible();
      expect(await offer(page)).toBe(true);
      await expect(card).toBeHidden();
    });
  }
});
