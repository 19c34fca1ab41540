import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { demo, logIn, newPerson, register, signIn } from '../fixtures/accounts.ts';
import { COUNTRY_HEADER, startOwnProduct, type OwnProduct } from '../fixtures/own-product.ts';
import { expect, test } from '../fixtures/test.ts';
import { text, type TestLocale } from '../fixtures/texts.ts';
import { ExplorePage } from '../pages/explore-page.ts';

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

const expectNoGraveFaults = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
};

const looks = [
  { locale: 'fa-IR', theme: 'light' },
  { locale: 'en-US', theme: 'dark' },
] as const;

test.describe('the site as a whole', () => {
  let product: OwnProduct;

  // Both change the one site that they share.
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

  test("a member's open page closes for maintenance and opens again, operators work on", async ({ browser }) => {
    const { baseURL, request } = product;
    const member = await enter(browser, { baseURL, token: await register(request, newPerson()) });
    const operator = await enter(browser, { baseURL, token: await logIn(request, demo.operator) });
    await member.goto('/explore');
    await expect(new ExplorePage(member).searchField).toBeVisible();
    await change({ maintenanceMode: true });
    const closed = member.getByRole('heading', { name: text('fa-IR', 'shell:maintenance.title') });
    await expect(closed).toBeVisible();
    await expectNoGraveFaults(member);
    expect((await member.reload())?.status()).toBe(503);
    await expect(closed).toBeVisible();
    expect((await operator.goto('/explore'))?.status()).toBe(200);
    await expect(new ExplorePage(operator).searchField).toBeVisible();
    await change({ maintenanceMode: false });
    await expect(new ExplorePage(member).searchField).toBeVisible({ timeout: 30_000 });
    await Promise.all([member.context().close(), operator.context().close()]);
  });

  test('a blocked country sees that the site is closed there, in its language', async ({ browser }) => {
    const { baseURL } = product;
    await change({ blockedCountries: ['IS'] });
    for (const { locale, theme } of looks) {
      const page = await enter(browser, { baseURL, country: 'IS', locale, theme });
      expect((await page.goto('/explore'))?.status()).toBe(451);
      await expect(page.getByRole('heading', { name: text(locale, 'shell:geoBlock.title') })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'fa-IR' ? 'rtl' : 'ltr');
      await expectNoGraveFaults(page);
      await page.context().close();
    }
    const elsewhere = await enter(browser, { baseURL, country: 'NO' });
    expect((await elsewhere.goto('/explore'))?.status()).toBe(200);
    await elsewhere.context().close();
  });
});
