import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { demo, logIn, newPerson, register, signIn } from '../fixtures/accounts.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { COUNTRY_HEADER, startOwnProduct, type OwnProduct } from '../fixtures/own-product.ts';
import { expect, test } from '../fixtures/test.ts';
import { text, type TestLocale } from '../fixtures/texts.ts';
import { OperatorConsole } from '../pages/operator-console.ts';

const readData = async <T>(request: APIRequestContext, url: string, authorization = ''): Promise<T> => {
  const answer = await request.get(`/api${url}`, { headers: authorization ? { authorization } : {} });
  expect(answer.ok(), url).toBe(true);
  return ((await answer.json()) as { data: T }).data;
};

interface Visitor {
  baseURL?: string;
  token?: string;
  country?: string;
  locale?: TestLocale;
  theme?: 'light' | 'dark';
}

/** Somebody in a browser of their own: signed in, or from a country. */
const enter = async (browser: Browser, visitor: Visitor): Promise<Page> => {
  const { baseURL = '', token, country, locale = 'fa-IR', theme = 'light' } = visitor;
  const extraHTTPHeaders: Record<string, string> = country ? { [COUNTRY_HEADER]: country } : {};
  const context = await browser.newContext({ baseURL, extraHTTPHeaders, locale: 'de-DE' });
  if (token) await signIn(context, baseURL, token);
  await context.addCookies([
    { name: 'i18nextLng', value: locale, url: baseURL },
    { name: 'theme', value: theme, url: baseURL },
  ]);
  return context.newPage();
};

const looks = [
  { locale: 'fa-IR', theme: 'light' },
  { locale: 'en-US', theme: 'dark' },
] as const;

test.describe('the site as a whole', () => {
  let product: OwnProduct;

  // All change the one site that they share.
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    product = await startOwnProduct();
  });
  test.afterAll(() => product.close());

  const change = async (changes: object): Promise<void> => {
    const headers = { authorization: await logIn(product.request, demo.operator) };
    const { version } = await readData<{ version: string }>(
      product.request,
      '/operator/settings',
      headers.authorization,
    );
    const answer = await product.request.put('/api/operator/settings', { headers, data: { version, ...changes } });
    expect(answer.ok(), await answer.text()).toBe(true);
  };

  test("a member's open page closes for maintenance and opens again, operators work on @full", async ({ browser }) => {
    const { baseURL, request } = product;
    const contactOf = (page: Page) => page.getByRole('heading', { name: text('fa-IR', 'site:contact.title') });
    const member = await enter(browser, { baseURL, token: await register(request, newPerson()) });
    const operator = await enter(browser, { baseURL, token: await logIn(request, demo.operator) });
    await member.goto('/contact');
    await expect(contactOf(member)).toBeVisible();
    await change({ maintenanceMode: true });
    const closed = member.getByRole('heading', { name: text('fa-IR', 'shell:maintenance.title') });
    await expect(closed).toBeVisible();
    await expectAccessible(member);
    expect((await member.reload())?.status()).toBe(503);
    await expect(closed).toBeVisible();
    expect((await operator.goto('/contact'))?.status()).toBe(200);
    await expect(contactOf(operator)).toBeVisible();
    const english = await enter(browser, { baseURL, ...looks[1] });
    expect((await english.goto('/contact'))?.status()).toBe(503);
    await expect(english.getByRole('heading', { name: text('en-US', 'shell:maintenance.title') })).toBeVisible();
    await expectAccessible(english);
    await english.context().close();
    await change({ maintenanceMode: false });
    await expect(contactOf(member)).toBeVisible();
    await Promise.all([member.context().close(), operator.context().close()]);
  });

  test('a blocked country sees that the site is closed there, in its language @full', async ({ browser }) => {
    const { baseURL } = product;
    // Nobody who is kept out is asked about visits, over the one button that there is.
    await change({ blockedCountries: ['IS'], gaCode: 'G-TEST123' });
    for (const { locale, theme } of looks) {
      const page = await enter(browser, { baseURL, country: 'IS', locale, theme });
      expect((await page.goto('/explore'))?.status()).toBe(451);
      await expect(page.getByRole('heading', { name: text(locale, 'shell:geoBlock.title') })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'fa-IR' ? 'rtl' : 'ltr');
      await expectAccessible(page);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('region', { name: text(locale, 'site:consent.label') })).toBeHidden();
      await page.context().close();
    }
    const elsewhere = await enter(browser, { baseURL, country: 'NO' });
    expect((await elsewhere.goto('/explore'))?.status()).toBe(200);
    await elsewhere.context().close();
    await change({ gaCode: '' });
  });

  test('what two operators save at once stands side by side, and nothing typed is lost @full', async ({ browser }) => {
    const { baseURL, request } = product;
    const page = await enter(browser, { baseURL, token: await logIn(request, demo.operator) });
    const admin = new OperatorConsole(page);
    await admin.open('settings');
    await admin.field('settings.siteName').fill('Mine');
    await change({ siteName: 'Theirs' });
    await admin.button('save').click();
    const conflict = admin.main.getByRole('alert');
    await expect(conflict).toContainText('Theirs');
    await expect(conflict).toContainText('Mine');
    await expectAccessible(page);
    await admin.save();
    await expect(conflict).toBeHidden();
    await expect(page).toHaveTitle(/Mine/);
    await change({ siteName: 'Barg' });
    await page.context().close();
  });

  test('visits are counted only where a code is set, and only of who agrees @full', async ({ browser }) => {
    const { baseURL } = product;
    const asked: string[] = [];
    const visit = async ({ path = '/contact', ...as }: Visitor & { path?: string }): Promise<Page> => {
      const page = await enter(browser, { baseURL, ...as });
      await page.route(/googletagmanager\.com/, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: 'window.isCounting = true;' });
      });
      await page.goto(path);
      return page;
    };
    const bannerOf = (page: Page, locale: TestLocale) =>
      page.getByRole('region', { name: text(locale, 'site:consent.label') });

    const before = await visit(looks[0]);
    await expect(before.getByRole('navigation', { name: text('fa-IR', 'site:links.label') })).toBeVisible();
    await expect(bannerOf(before, 'fa-IR')).toBeHidden();
    await change({ gaCode: 'G-TEST123' });

    for (const look of looks) {
      const page = await visit(look);
      await expect(bannerOf(page, look.locale)).toBeVisible();
      await expectAccessible(page);
      expect(asked).toEqual([]);
      await bannerOf(page, look.locale)
        .getByRole('button', { name: text(look.locale, 'site:consent.refuse') })
        .click();
      await page.reload();
      const choice = page.getByRole('button', { name: text(look.locale, 'site:links.privacyChoice') });
      await expect(choice).toBeVisible();
      expect(asked).toEqual([]);
      await choice.click();
      await bannerOf(page, look.locale)
        .getByRole('button', { name: text(look.locale, 'site:consent.accept') })
        .click();
      // The script runs: the page's policy lets it in.
      await expect.poll(() => page.evaluate(() => 'isCounting' in window)).toBe(true);
      expect(asked.splice(0)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST123']);
      await page.context().close();
    }

    const token = await register(product.request, newPerson());
    const member = await visit({ ...looks[1], token, path: '/user/account/preferences' });
    const allow = member.getByRole('switch', { name: text('en-US', 'site:analytics.allow') });
    await expect(allow).not.toBeChecked();
    await allow.press('Space');
    await expect.poll(() => member.evaluate(() => 'isCounting' in window)).toBe(true);
    await allow.press('Space');
    await expect(allow).not.toBeChecked();
    expect(await member.evaluate(() => Reflect.get(window, 'ga-disable-G-TEST123'))).toBe(true);
    asked.length = 0;
    await member.goto('/contact');
    await expect(member.getByRole('button', { name: text('en-US', 'site:links.privacyChoice') })).toBeVisible();
    await expect(bannerOf(member, 'en-US')).toBeHidden();
    expect(asked).toEqual([]);
    await Promise.all([before.context().close(), member.context().close()]);
    await change({ gaCode: '' });
  });
});
