import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { text, type TestLocale } from '../fixtures/texts.ts';

const choose = async (page: Page, locale: TestLocale): Promise<void> => {
  await page.addInitScript((culture) => localStorage.setItem('i18nextLng', culture), locale);
};

// Elsewhere each test is a first visit; here the site is one that has been visited before.
test.use({ serviceWorkers: 'allow' });

for (const locale of ['fa-IR', 'en-US'] as const) {
  test(`a page of the site's own words and the links to the others, in ${locale} @mobile @full`, async ({ page }) => {
    await choose(page, locale);
    await page.goto('/page/terms');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();
    const links = page.getByRole('navigation', { name: text(locale, 'site:links.label') });
    // Its links are asked for when it comes near the screen.
    await links.scrollIntoViewIfNeeded();
    await links.getByRole('link', { name: text(locale, 'site:links.contact') }).click();
    await expect(page.getByRole('heading', { level: 1, name: text(locale, 'site:contact.title') })).toBeVisible();
  });

  test(`a letter to the site by keyboard, in ${locale} @full`, async ({ page }) => {
    await choose(page, locale);
    await page.goto('/contact');
    await page.getByLabel(text(locale, 'site:contact.name')).fill('Sara');
    await page.getByLabel(text(locale, 'site:contact.email')).fill('sara@barg.example');
    await page.getByLabel(text(locale, 'site:contact.subject')).fill('Question');
    await page.getByLabel(text(locale, 'site:contact.text')).fill('How do I begin?');
    await page.getByRole('button', { name: text(locale, 'site:contact.send') }).press('Enter');
    await expect(page.getByText(text(locale, 'site:contact.sentTitle'))).toBeVisible();
    await expect(page.getByRole('button', { name: text(locale, 'site:contact.another') })).toBeFocused();
  });

  test(`without a network a page says so, and comes back by itself with it, in ${locale}`, async ({
    page,
    context,
  }) => {
    await choose(page, locale);
    await page.goto('/contact');
    // The worker hears of the language after its registration: its cache tells when it has.
    await page.waitForFunction(async (culture) => {
      await navigator.serviceWorker.ready;
      const kept = await caches.match('/appearance', { cacheName: 'barg-appearance' });
      return ((await kept?.json()) as { culture?: string } | undefined)?.culture === culture;
    }, locale);
    await context.setOffline(true);
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: text(locale, 'site:offline.title') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'fa-IR' ? 'rtl' : 'ltr');
    await context.setOffline(false);
    await expect(page.getByRole('navigation', { name: text(locale, 'shell:navigation') }).first()).toBeVisible();
  });
}

test('an address that leads nowhere says so @full', async ({ page }) => {
  await choose(page, 'en-US');
  await page.goto('/page/nothing-here');
  await expect(page.getByRole('heading', { name: text('en-US', 'ui:missing.title') })).toBeVisible();
});

test('the manifest is valid and its icons are there @full', async ({ page, request }) => {
  await page.goto('/contact');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await request.get(href ?? '')).json()) as { icons: Array<{ src: string }>; dir: string };
  expect(manifest.dir).toBe('rtl');
  for (const { src } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type']).toContain('image/png');
  }
});
