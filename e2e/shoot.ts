/**
 * Takes pictures of a running product: `node e2e/shoot.ts <folder> [base URL] [name filter]`.
 * Each screen as a visitor or a demo account, in fa-IR light and en-US dark, at 360 and 1280 px.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { PASSWORD, demo } from './fixtures/accounts.ts';

const [folder = 'screenshots', baseURL = 'http://localhost:3000', only = ''] = process.argv.slice(2);

const looks = [
  { suffix: 'fa-light', locale: 'fa-IR', theme: 'light' },
  { suffix: 'en-dark', locale: 'en-US', theme: 'dark' },
] as const;

const sizes = [
  { suffix: '1280', width: 1280, height: 1000 },
  { suffix: '360', width: 360, height: 780 },
] as const;

type Account = keyof typeof demo | null;

const tokenOf = async (account: Exclude<Account, null>): Promise<string> => {
  const response = await fetch(`${baseURL}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: demo[account], password: PASSWORD, remember: false }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
};

const tokens = {
  fan: await tokenOf('fan'),
  performer: await tokenOf('performer'),
  operator: await tokenOf('operator'),
};

const idOf = async (account: Exclude<Account, null>): Promise<string> => {
  const response = await fetch(`${baseURL}/api/users/me`, { headers: { authorization: tokens[account] } });
  return ((await response.json()) as { data: { _id: string } }).data._id;
};

const screens: Array<{ name: string; path: string; account: Account }> = [
  { name: 'landing', path: '/', account: null },
  { name: 'login', path: '/auth/login', account: null },
  { name: 'register', path: '/auth/register', account: null },
  { name: 'register-performer', path: '/auth/register?kind=performer', account: null },
  { name: 'forgot-password', path: '/auth/forgot-password', account: null },
  { name: 'page-about', path: '/page/about', account: null },
  { name: 'contact', path: '/contact', account: null },
  { name: 'profile-guest', path: '/mahsa.art', account: null },
  { name: 'home', path: '/home', account: 'fan' },
  { name: 'explore', path: '/explore', account: 'fan' },
  { name: 'explore-photos', path: '/explore?tab=photos', account: 'fan' },
  { name: 'profile', path: '/arash.macro', account: 'fan' },
  { name: 'bookmarks', path: '/bookmarks', account: 'fan' },
  { name: 'messages', path: '/messages', account: 'fan' },
  { name: 'notifications', path: '/notifications', account: 'fan' },
  { name: 'wallet', path: '/wallet', account: 'fan' },
  { name: 'subscriptions', path: '/subscriptions', account: 'fan' },
  { name: 'live', path: '/live', account: 'fan' },
  { name: 'account', path: '/user/account', account: 'fan' },
  ...['profile', 'security', 'preferences', 'addresses', 'blocked', 'referrals', 'data'].map((section) => ({
    name: `account-${section}`,
    path: `/user/account/${section}`,
    account: 'fan' as const,
  })),
  { name: 'people', path: '/users/search?q=a', account: 'fan' },
  { name: 'person', path: `/users/view/${await idOf('fan')}`, account: 'performer' },
  { name: 'studio', path: '/creator/studio', account: 'performer' },
  { name: 'composer', path: '/creator/posts/new', account: 'performer' },
  { name: 'galleries', path: '/creator/galleries', account: 'performer' },
  { name: 'gallery-new', path: '/creator/galleries/new', account: 'performer' },
  { name: 'videos', path: '/creator/videos', account: 'performer' },
  { name: 'video-new', path: '/creator/videos/new', account: 'performer' },
  { name: 'products', path: '/creator/products', account: 'performer' },
  { name: 'product-new', path: '/creator/products/new', account: 'performer' },
  { name: 'photos', path: '/creator/photos', account: 'performer' },
  { name: 'followers', path: '/creator/followers', account: 'performer' },
  { name: 'earnings', path: '/creator/earnings', account: 'performer' },
  { name: 'payouts', path: '/creator/payouts', account: 'performer' },
  { name: 'coupons', path: '/creator/coupons', account: 'performer' },
  { name: 'referrals', path: '/creator/referrals', account: 'performer' },
  { name: 'vault', path: '/creator/vault', account: 'performer' },
  { name: 'creator-account', path: '/creator/account', account: 'performer' },
  { name: 'broadcast', path: '/live/broadcast', account: 'performer' },
  ...[
    '',
    'users',
    'verification',
    'reports',
    'settings',
    'access',
    'translations',
    'pages',
    'promos',
    'coupons',
    'packages',
    'messages',
    'payouts',
    'payments',
    'disputes',
    'books',
    'remotes',
    'audit-log',
  ].map((section) => ({
    name: `operator-${section || 'overview'}`,
    path: `/operator/${section}`,
    account: 'operator' as const,
  })),
  { name: 'not-found', path: '/nobody-here/at-all', account: null },
];

const shoot = async (browser: Browser, screen: (typeof screens)[number]): Promise<void> => {
  for (const look of looks) {
    for (const size of sizes) {
      const context = await browser.newContext({ viewport: size, baseURL, permissions: ['camera', 'microphone'] });
      const cookies = [
        { name: 'i18nextLng', value: look.locale, url: baseURL },
        { name: 'theme', value: look.theme, url: baseURL },
        ...(screen.account ? [{ name: 'token', value: tokens[screen.account], url: baseURL }] : []),
      ];
      await context.addCookies(cookies);
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      await page.goto(screen.path);
      await page.waitForLoadState('networkidle');
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      const name = `${screen.name}-${look.suffix}-${size.suffix}`;
      await page.screenshot({ path: path.join(folder, `${name}.png`) });
      console.log(name, overflow > 0 ? `overflows by ${overflow} px` : 'ok', ...faults);
      await context.close();
    }
  }
};

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
});
for (const screen of screens.filter(({ name }) => name.includes(only))) await shoot(browser, screen);
await browser.close();
