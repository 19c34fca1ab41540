import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { MAHSA, demo, logIn, signIn } from '../fixtures/accounts.ts';
import { text, type TestLocale } from '../fixtures/texts.ts';
import { FeedPage } from '../pages/feed-page.ts';
import { Preferences } from '../pages/preferences.ts';

const LOCALES = ['fa-IR', 'en-US', 'ar-EG'] as const;
const DIRECTIONS = { 'fa-IR': 'rtl', 'en-US': 'ltr', 'ar-EG': 'rtl' } as const;
const DIGITS = { 'fa-IR': /[۰-۹]/, 'en-US': /[0-9]/, 'ar-EG': /[٠-٩]/ } as const;

const expectPageIn = async (page: Page, locale: TestLocale): Promise<void> => {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', locale);
  await expect(html).toHaveAttribute('dir', DIRECTIONS[locale]);
  await expect(page.getByRole('link', { name: text(locale, 'feed:nav.explore') }).first()).toBeVisible();
};

/** When the first post was published, in full, as the page writes it. */
const expectDigits = (page: Page, locale: TestLocale): Promise<void> =>
  expect(new FeedPage(page).posts.first().locator('time').first()).toHaveAttribute('title', DIGITS[locale]);

test('texts, direction, digits and dates change at once, and are remembered @mobile', async ({ page, context }) => {
  await page.goto('/');
  await expectPageIn(page, 'fa-IR');
  await expectDigits(page, 'fa-IR');
  // A page that was loaded anew would have lost this.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  const preferences = new Preferences(page);
  await preferences.chooseLanguage('fa-IR', 'en-US');
  await expectPageIn(page, 'en-US');
  await expectDigits(page, 'en-US');
  await preferences.chooseLanguage('en-US', 'ar-EG');
  await expectPageIn(page, 'ar-EG');
  await expectDigits(page, 'ar-EG');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  const stored = await page.evaluate(() => [localStorage.getItem('i18nextLng'), sessionStorage.getItem('i18nextLng')]);
  expect(stored).toEqual(['ar-EG', 'ar-EG']);
  const cookie = (await context.cookies()).find(({ name }) => name === 'i18nextLng');
  expect(cookie?.value).toBe('ar-EG');
  await page.reload();
  await expectPageIn(page, 'ar-EG');
  const other = await context.newPage();
  await other.goto('/explore');
  await expectPageIn(other, 'ar-EG');
});

test('the dark theme is remembered, and stands before the first script runs @mobile', async ({ page, request }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await new Preferences(page).chooseDark('fa-IR');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const served = await request.get('/', { headers: { cookie: 'theme=dark' } });
  expect(await served.text()).toContain('data-theme="dark"');
});

test('an address may ask for a supported language, and for no other', async ({ page }) => {
  await page.goto('/?locale=en-US');
  await expectPageIn(page, 'en-US');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await page.goto('/?locale=xx-YY');
  await expectPageIn(page, 'fa-IR');
});

const visitorPages = ['/', '/explore', `/${MAHSA}`, '/auth/login', '/auth/register', '/live'];
const memberPages = [
  '/home',
  '/wallet',
  '/messages',
  '/notifications',
  '/subscriptions',
  '/bookmarks',
  '/user/account',
];

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const locale of LOCALES) {
  test(`nothing is wider than a small phone in ${locale}`, async ({ page, context, request, baseURL }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await context.addCookies([{ name: 'i18nextLng', value: locale, url: baseURL }]);
    for (const path of visitorPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
    }
    await signIn(context, baseURL ?? '', await logIn(request, demo.fan));
    for (const path of memberPages) {
      await page.goto(`${path}?locale=${locale}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
    }
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`main screens are accessible in the ${theme} theme`, async ({ page, context, request, baseURL }) => {
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL }]);
    await signIn(context, baseURL ?? '', await logIn(request, demo.fan));
    for (const path of ['/home', `/${MAHSA}`, '/wallet', '/messages', '/live']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze();
      const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(
        grave.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
        path,
      ).toEqual([]);
    }
  });
}
