import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { MAHSA, demo, logIn, signIn } from '../fixtures/accounts.ts';
import { QuietPage } from '../fixtures/quiet-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { FURTHER_LOCALES, text, type TestLocale } from '../fixtures/texts.ts';
import { LoginPage } from '../pages/auth-pages.ts';
import { FeedPage } from '../pages/feed-page.ts';
import { Preferences } from '../pages/preferences.ts';

const LOCALES = ['fa-IR', 'en-US', 'ar-EG'] as const;
const RIGHT_TO_LEFT = /^(?:he|ur)-/;
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

test('the dark theme is remembered, and stands before the first script runs @full', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await new Preferences(page).chooseDark('fa-IR');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const other = await context.newPage();
  await other.goto('/explore');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  const served = await request.get('/', { headers: { cookie: 'theme=dark' } });
  expect(await served.text()).toContain('data-theme="dark"');
});

test('the first picture has the theme that was chosen, whatever the system prefers and before any script', async ({
  browser,
  baseURL,
}) => {
  // Without scripts nothing but what was served can give a page its colours.
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, colorScheme: 'dark' });
  const page = await context.newPage();
  const look = async (): Promise<[string | null, string]> => {
    await page.goto('/');
    const html = page.locator('html');
    const background = await html.evaluate((root) => getComputedStyle(root).backgroundColor);
    return [await html.getAttribute('data-theme'), background];
  };
  const [theme, paper] = await look();
  expect(theme).toBe('light');
  await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
  const [chosen, night] = await look();
  expect(chosen).toBe('dark');
  const brightness = (colour: string): number => Math.max(...(colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
  expect(brightness(paper)).toBeGreaterThan(200);
  expect(brightness(night)).toBeLessThan(60);
  await context.close();
});

test('an address may ask for a supported language, and for no other @full', async ({ page }) => {
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

const screens = {
  visitor: ['/', '/explore', `/${MAHSA}`, '/auth/login', '/auth/register', '/live', '/nobody/at-all'],
  fan: ['/home', '/wallet', '/messages', '/notifications', '/subscriptions', '/bookmarks', '/user/account'],
  performer: ['/creator/studio', '/creator/posts/new', '/creator/account', '/live/broadcast'],
} as const;
type Visitor = keyof typeof screens;
const VISITORS = Object.keys(screens) as Visitor[];

interface Here {
  context: BrowserContext;
  request: APIRequestContext;
  baseURL: string | undefined;
}

const enterAs = async (visitor: Visitor, { context, request, baseURL = '' }: Here): Promise<void> => {
  if (visitor !== 'visitor') await signIn(context, baseURL, await logIn(request, demo[visitor]));
};

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const locale of [...LOCALES, ...FURTHER_LOCALES]) {
  const tag = locale === 'fa-IR' || locale === 'en-US' ? '' : ' @full';
  test(`nothing is wider than a small phone in ${locale}${tag}`, async ({ page, context, request, baseURL }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    const quiet = new QuietPage(page);
    for (const visitor of VISITORS) {
      await enterAs(visitor, { context, request, baseURL });
      const [first] = screens[visitor];
      for (const path of screens[visitor]) {
        await (path === first ? quiet.open(`${path}?locale=${locale}`) : quiet.go(path));
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        expect(await overflow(page), path).toBeLessThanOrEqual(0);
      }
    }
  });
}

for (const locale of FURTHER_LOCALES) {
  const tag = locale === 'ru-RU' ? '' : ' @full';
  test(`a page speaks ${locale} as it comes, and goes on to${tag}`, async ({ page, context, request }) => {
    const drawn = await (await request.get(`/auth/login?locale=${locale}`)).text();
    expect(drawn).toContain(`lang="${locale}" dir="${RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr'}"`);
    await page.goto(`/auth/login?locale=${locale}`);
    await expect(new LoginPage(page, locale).submit()).toBeVisible();
    // Its scripts keep what the address asked for.
    const chosen = async () => (await context.cookies()).find(({ name }) => name === 'i18nextLng')?.value;
    await expect.poll(chosen).toBe(locale);
    await page.goto('/explore');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('link', { name: text(locale, 'feed:nav.explore') }).first()).toBeVisible();
  });
}

for (const locale of LOCALES) {
  const tag = locale === 'ar-EG' ? ' @full' : '';
  test(`a menu opens below its button, where the language ends, in ${locale} @mobile${tag}`, async ({ page }) => {
    await page.goto(`/auth/login?locale=${locale}`);
    const button = page.getByRole('button', { name: text(locale, 'shell:preferences.language') });
    await button.click();
    const menu = page.getByRole('menu', { name: text(locale, 'shell:preferences.language') });
    await expect(menu).toBeVisible();
    const [from, to] = [await button.boundingBox(), await menu.boundingBox()];
    if (!from || !to) throw new Error('the menu has no place');
    const width = page.viewportSize()?.width ?? 0;
    expect(to.x).toBeGreaterThanOrEqual(0);
    expect(to.x + to.width).toBeLessThanOrEqual(width);
    expect(to.y).toBeGreaterThanOrEqual(from.y + from.height);
    const endOf = (box: typeof from) => (DIRECTIONS[locale] === 'rtl' ? box.x : box.x + box.width);
    expect(Math.abs(endOf(to) - endOf(from))).toBeLessThan(16);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
}
