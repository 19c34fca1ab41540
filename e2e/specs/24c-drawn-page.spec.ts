import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { demo, logIn, MAHSA, newPerson, PASSWORD, register, signIn, TIME_ZONE } from '../fixtures/accounts.ts';
import { movesOf, watchLayoutShifts } from '../fixtures/layout-shifts.ts';
import { startOwnProduct, type OwnProduct } from '../fixtures/own-product.ts';
import { findPhotoPost } from '../fixtures/posts.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { worksOf } from '../fixtures/works.ts';

type Say = (key: string) => string;

/** The scrollbars of a phone lie over the page, and what is done by touch is there alone. */
const SCREENS = {
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1280, height: 900 } },
} as const;
type Screen = keyof typeof SCREENS;

const LOCALES = ['fa-IR', 'en-US', 'ar-EG'] as const;

/** The short run sees one page in each direction; the full run all of them, in all ways. */
const tagsOf = (name: string, locale: string, theme: string, screen: Screen): string =>
  ['landing fa-IR light phone', 'profile en-US dark desk', 'home ar-EG dark phone'].includes(
    [name, locale, theme, screen].join(' '),
  )
    ? '@paired'
    : '@full';

/** Notes the first drawing of the page, and all that React or the page complains about. */
async function watchHydration(page: Page): Promise<string[]> {
  const errors: string[] = [];
  // What React has to draw anew it reports as an error of the page.
  page.on('pageerror', (error) => errors.push(error.message));
  // What the policy refuses the browser says in its console.
  page.on('console', (message) => {
    if (/content security policy|trusted/i.test(message.text())) errors.push(message.text());
  });
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const drawn = document.querySelector('#root > *');
      if (!drawn) return;
      observer.disconnect();
      Object.assign(window, { firstDrawn: drawn });
    }).observe(document, { childList: true, subtree: true });
  });
  return errors;
}

/** Whether what the server drew still stands, and answers to React. */
const isTakenOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { firstDrawn } = window as { firstDrawn?: Element };
    const isReacts = Object.keys(firstDrawn ?? {}).some((key) => key.startsWith('__reactFiber'));
    return isReacts && firstDrawn === document.querySelector('#root')?.firstElementChild;
  });

test.describe('drawn by the server', () => {
  let product: OwnProduct;
  /** As a browser asks whose member is logged in. */
  const getPage = (url: string, token = '') => {
    const cookie = token && `token=${token}; timeZone=${encodeURIComponent(TIME_ZONE)}`;
    return product.request.get(url, { headers: { accept: 'text/html', cookie } });
  };
  test.beforeAll(async () => {
    product = await startOwnProduct({ SERVER_DRAWING_MS: '10000', SERVER_DRAWING_MEMBERS: 'on' });
    // The first page of each remote, and of the shell, has its renderer started, and does not wait for it.
    const [fan, performer] = [await logIn(product.request, demo.fan), await logIn(product.request, demo.performer)];
    const ofMembers = { '/wallet': fan, '/messages': fan, '/creator/studio': performer };
    const firsts = { '/': '', '/live': '', '/auth/login': '', ...ofMembers };
    for (const [first, token] of Object.entries(firsts))
      await expect.poll(async () => (await getPage(first, token)).text()).toContain('"drawn":{');
  });
  test.afterAll(() => product.close());

  /** What is read at once, by page. */
  const pages: Array<{
    name: string;
    open: (request: APIRequestContext) => Promise<string>;
    says: (t: Say) => string;
    member?: keyof typeof demo;
  }> = [
    { name: 'landing', open: async () => '/', says: (t) => t('feed:landing.title') },
    { name: 'explore', open: async () => '/explore', says: (t) => t('feed:explore.topics') },
    { name: 'profile', open: async () => `/${MAHSA}`, says: () => 'href="/posts/' },
    { name: 'shop of a profile', open: async () => `/${MAHSA}/shop`, says: () => 'href="/products/' },
    {
      name: 'post',
      open: async (request) => `/posts/${(await findPhotoPost(request, MAHSA, 'free'))._id}`,
      says: () => `href="/${MAHSA}"`,
    },
    ...(['galleries', 'videos', 'products'] as const).map((kind) => ({
      name: kind,
      open: async (request: APIRequestContext) => `/${kind}/${(await worksOf(request, MAHSA, kind))[0]?._id}`,
      says: () => `href="/${MAHSA}"`,
    })),
    { name: 'live', open: async () => '/live', says: (t) => t('live:list.subtitle') },
    { name: 'login', open: async () => '/auth/login', says: (t) => t('auth:login.identifier') },
    { name: 'registration', open: async () => '/auth/register', says: (t) => t('auth:fields.usernameHelp') },
    { name: 'forgotten password', open: async () => '/auth/forgot-password', says: (t) => t('auth:forgot.message') },
    { name: 'contact', open: async () => '/contact', says: (t) => t('site:contact.intro') },
    { name: 'terms', open: async () => '/page/terms', says: () => '<h2' },
    { name: 'home', open: async () => '/home', says: () => 'href="/posts/', member: 'fan' },
    { name: 'wallet', open: async () => '/wallet', says: () => 'href="/wallet/transactions/', member: 'fan' },
    { name: 'messages', open: async () => '/messages', says: () => 'href="/messages/', member: 'fan' },
    {
      name: 'studio',
      open: async () => '/creator/studio',
      says: () => 'href="/creator/posts/',
      member: 'performer',
    },
  ];

  const expectDrawn = (html: string, name: string, words: string): void => {
    expect.soft(html.includes('"drawn":{'), `${name} is drawn`).toBe(true);
    expect.soft(html.slice(html.indexOf('<main'), html.indexOf('</main>')), name).toContain(words);
  };

  // One part that asks for what only browsers have leaves its whole page undrawn, and nobody sees it on the page.
  test('every one of them is drawn @desktop', async () => {
    for (const { name, open, says, member } of pages) {
      const token = member && (await logIn(product.request, demo[member]));
      const page = await getPage(`${await open(product.request)}?locale=ar-EG`, token);
      expectDrawn(
        await page.text(),
        name,
        says((key) => text('ar-EG', key)),
      );
    }
  });

  for (const { name, open, says, member } of pages)
    for (const locale of LOCALES)
      for (const theme of ['light', 'dark'] as const)
        for (const screen of ['phone', 'desk'] as const)
          test(`${name} in ${locale}, ${theme}, on a ${screen}, is taken over as the server drew it ${tagsOf(name, locale, theme, screen)}`, async ({
            browser,
          }) => {
            const { baseURL, request } = product;
            // Where days begin and end at another moment than where the server is.
            const timezoneId = 'Asia/Tokyo';
            const context = await browser.newContext({ ...SCREENS[screen], baseURL, timezoneId });
            await context.addCookies([{ name: 'theme', value: theme, url: baseURL }]);
            if (member) await signIn(context, baseURL, await logIn(request, demo[member]), timezoneId);
            const page = await context.newPage();
            const errors = await watchHydration(page);
            await watchLayoutShifts(page);
            const answer = await page.goto(`${await open(request)}?locale=${locale}`);
            expectDrawn(
              (await answer?.text()) ?? '',
              name,
              says((key) => text(locale, key)),
            );
            await expect.poll(() => isTakenOver(page)).toBe(true);
            await page.waitForLoadState('networkidle');
            expect(errors).toEqual([]);
            expect(await isTakenOver(page)).toBe(true);
            expect(await movesOf(page)).toEqual([]);
            // The same document again, as an entry of the tab that has been there.
            await page.reload();
            await expect.poll(() => isTakenOver(page)).toBe(true);
            await page.waitForLoadState('networkidle');
            expect(errors).toEqual([]);
            await context.close();
          });

  test('members whose pages are drawn at once have no byte of each other @full', async () => {
    const { request } = product;
    const members: Array<{ token: string; marks: string[] }> = [];
    for (const name of ['Nilou', 'Kaveh', 'Roya', 'Dara', 'Shirin', 'Babak']) {
      const person = newPerson(`${name}-${randomBytes(4).toString('hex')}`);
      const { name: shown, username, email } = person;
      members.push({ token: await register(request, person), marks: [shown, username, email] });
    }
    const asked = ['/home', '/wallet', '/messages'].flatMap((url) => members.map((member) => ({ url, ...member })));
    const visits = asked.map(async ({ url, token, marks }) => {
      const answer = await getPage(url, token);
      return { token, marks, answer, html: await answer.text() };
    });
    for (const { token, marks, answer, html } of await Promise.all(visits)) {
      expect(html).toContain('"drawn":{');
      expect(answer.headers()['cache-control']).toBe('private, no-store');
      const secrets = members.flatMap((member) => [member.token, ...member.marks]);
      expect(secrets.filter((secret) => html.includes(secret))).toEqual(marks);
      expect(html).not.toContain(token);
    }
    const guests = await (await getPage('/home')).text();
    expect(members.flatMap(({ marks }) => marks).filter((mark) => guests.includes(mark))).toEqual([]);
  });

  test('a member who has logged out sees nothing of himself by the way back @full', async ({ browser }) => {
    const { baseURL, request } = product;
    const person = newPerson(`Golnar-${randomBytes(4).toString('hex')}`);
    const token = await register(request, person);
    const context = await browser.newContext({ baseURL });
    await signIn(context, baseURL, token);
    const page = await context.newPage();
    await watchHydration(page);
    const drawn = await page.goto('/wallet?locale=en-US');
    expect(await drawn?.text()).toContain('"drawn":{');
    await expect.poll(() => isTakenOver(page)).toBe(true);
    // Elsewhere, so that this page is not told.
    await page.goto('about:blank');
    await request.post('/api/auth/logout', { headers: { authorization: token } });
    // No browser has kept the page: it is asked for anew, with a token that is none any more.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/auth\/login/);
    const html = await page.content();
    expect([person.name, person.username, person.email].filter((mark) => html.includes(mark))).toEqual([]);
    await context.close();
  });

  test('what is typed into the login before the page answers is sent with the rest @full', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: product.baseURL });
    const page = await context.newPage();
    const errors = await watchHydration(page);
    // The page's scripts come once the form is filled in, and sent.
    const { promise: typed, resolve: go } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto('/auth/login?locale=en-US&returnUrl=%2Flive', { waitUntil: 'commit' });
    await page.getByLabel(text('en-US', 'auth:login.identifier')).fill(demo.fan);
    await page.getByLabel(text('en-US', 'auth:fields.password')).fill(PASSWORD);
    await page.getByLabel(text('en-US', 'auth:fields.password')).press('Enter');
    await expect(page).toHaveURL(/returnUrl=%2Flive$/);
    go();
    await expect(page).toHaveURL(/\/live$/);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('without scripts a guest reads pages, what they cost, and follows their links @full', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: product.baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/?locale=en-US');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en-US', 'feed:landing.title'));
    await page
      .getByRole('link', { name: text('en-US', 'feed:landing.logIn') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/auth\/login/);
    // The link has no language of its own.
    await expect(page).toHaveTitle(`${text('fa-IR', 'auth:login.title')} · برگ`);
    const needs = page.locator('main noscript > p');
    await expect(needs).toHaveText(text('fa-IR', 'ui:form.needsScripts'));
    await page.getByLabel(text('fa-IR', 'auth:fields.password')).fill('a secret');
    await page.getByLabel(text('fa-IR', 'auth:fields.password')).press('Enter');
    // Nothing that was typed stands in an address.
    await expect(page.getByLabel(text('fa-IR', 'auth:fields.password'))).toHaveValue('');
    await expect(page).toHaveURL(/\/auth\/login$/);
    const performer = await (await product.request.get(`/api/performers/${MAHSA}`)).json();
    const { name, monthlyPrice } = performer.data as { name: string; monthlyPrice: number };
    await page.goto(`/${MAHSA}?locale=en-US`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    // Playwright leaves `noscript` out of what it calls an element's text.
    const price = page.locator('main noscript > p');
    await expect(price).toHaveText(`${monthlyPrice} tokens a month`);
    await expect(price).toBeVisible();
    await context.close();
  });

  test('what the server sends of a product names it, its price and its pages, and what is not there is not found @full', async () => {
    const { request } = product;
    const [work] = await worksOf(request, MAHSA, 'products');
    const get = (url: string) => request.get(`${url}?locale=en-US`, { headers: { accept: 'text/html' } });
    const html = await (await get(`/products/${work?._id}`)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(main)?.[1]).toContain(work?.title);
    expect(main.replaceAll(/<[^>]+>/g, ' ')).toMatch(/\d\s+tokens/);
    expect(main).toContain(`href="/${MAHSA}"`);
    expect(html).toMatch(/<title>.+ · .+<\/title>/);
    expect(html).toContain(`<meta property="og:type" content="product">`);
    for (const missing of ['/products/none', '/posts/none', '/nobody.is.called.so'])
      expect((await get(missing)).status(), missing).toBe(404);
  });
});
