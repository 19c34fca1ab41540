import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { MAHSA, demo, logIn, newPerson, register, signIn } from '../fixtures/accounts.ts';
import { expectAccessible, expectReadableInOtherTheme } from '../fixtures/axe.ts';
import { QuietPage } from '../fixtures/quiet-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { text, type TestLocale } from '../fixtures/texts.ts';
import { enableTwoStep } from '../fixtures/two-step.ts';
import { AccountSections } from '../pages/account-sections.ts';
import { LoginPage, TwoStepDialog } from '../pages/auth-pages.ts';
import { LanguageDialog } from '../pages/language-dialog.ts';

const picture = new URL('../../apps/shell/public/icon-512.png', import.meta.url);

interface Ask {
  request: APIRequestContext;
  authorization?: string;
}

const read = async <T>({ request, authorization = '' }: Ask, url: string): Promise<T> => {
  const answer = await request.get(`/api${url}`, { headers: authorization ? { authorization } : {} });
  expect(answer.ok(), `${url} answered ${answer.status()}`).toBe(true);
  return ((await answer.json()) as { data: T }).data;
};

const firstId = async (ask: Ask, url: string): Promise<string> => {
  const { data } = await read<{ data: Array<{ _id: string }> }>(ask, url);
  const [first] = data;
  if (!first) throw new Error(`${url} has nothing to look at`);
  return first._id;
};

/** Somebody who wrote a report and waits to be verified, so that every list of the console has a line. */
const leaveWork = async (request: APIRequestContext): Promise<string> => {
  const person = newPerson('Tara تارا');
  const about = { country: 'IR', languages: ['fa'], birthDate: '1994-03-21', craft: 'Painting' };
  const answer = await request.post('/api/auth/performers/register', { data: { ...person, ...about } });
  const { token } = ((await answer.json()) as { data: { token: string } }).data;
  const { _id } = await read<{ _id: string }>({ request, authorization: token }, '/users/me');
  const performer = await read<{ _id: string }>({ request }, `/performers/${MAHSA}`);
  const report = { type: 'performer', _id: performer._id, reason: 'spam', text: 'هر روز the same' };
  const sent = await request.post('/api/reports', { headers: { authorization: token }, data: report });
  expect(sent.ok()).toBe(true);
  return _id;
};

const isFull = process.env.E2E_FULL === '1';
/** Screens at which axe looks in component tests (accessible.test.tsx), and further states of those that stay here. */
const inFull = (...paths: string[]): string[] => (isFull ? paths : []);

const screens = {
  guest: async () => [
    ...['/auth/login', '/auth/register?kind=performer', '/contact', '/page/about', '/nobody/at-all'],
    ...['/', '/explore', `/${MAHSA}`, '/live'],
    ...inFull('/auth/forgot-password', '/auth/reset-password#token=none', '/auth/verify-email#token=none'),
    ...inFull('/auth/register', '/page/nothing-here'),
  ],
  fan: async ({ request }: Ask) => {
    const { _id } = await read<{ _id: string }>(
      { request, authorization: await logIn(request, demo.fan) },
      '/users/me',
    );
    return [
      ...['/home', '/wallet', '/messages', '/notifications', '/subscriptions', '/bookmarks'],
      ...['/profile', '/security', '/preferences'].map((section) => `/user/account${section}`),
      ...['/users/search?q=a', `/users/view/${_id}`],
      ...inFull(...['', '/addresses', '/blocked', '/referrals', '/data'].map((section) => `/user/account${section}`)),
      ...inFull('/users/search', '/users/view/nobody'),
    ];
  },
  performer: async () => [
    ...['/creator/studio', '/creator/posts/new', '/live/broadcast'],
    ...['/creator/galleries', '/creator/galleries/new'],
    ...['profile', 'verification'].map((section) => `/creator/account/${section}`),
    ...inFull(...['pictures', 'subscription', 'links', 'blocked'].map((section) => `/creator/account/${section}`)),
  ],
  operator: async (ask: Ask) => {
    const performerId = await leaveWork(ask.request);
    const as = { ...ask, authorization: await logIn(ask.request, demo.operator) };
    const [reportId, postId] = await Promise.all([
      firstId(as, '/operator/reports?limit=1'),
      firstId(as, '/operator/posts?limit=1'),
    ]);
    return [
      ...['', '/settings', '/access', '/translations?q=title', `/verification/${performerId}`, '/reports'],
      ...[`/reports/${reportId}`, `/users/${performerId}`, '/remotes'],
      ...inFull('/pages', '/pages/new', `/pages/${postId}`, '/verification', '/messages', '/users', '/outbox'),
      ...inFull('/audit-log'),
    ].map((path) => `/operator${path}`);
  },
} satisfies Record<string, (ask: Ask) => Promise<string[]>>;
type Visitor = keyof typeof screens;

// The longest of all files: every test stands alone, so both workers share them.
test.describe.configure({ mode: 'parallel' });

const looks: ReadonlyArray<{ locale: TestLocale; theme: 'light' | 'dark' }> = [
  { locale: 'fa-IR', theme: 'light' },
  { locale: 'en-US', theme: 'dark' },
];

/** Visitors of whose pages axe has not seen all in component tests, each in one look; the rest is in the full run. */
const inShortRun: Partial<Record<Visitor, string>> = { fan: 'en-US' };

for (const { locale, theme } of looks) {
  test.describe(`in ${locale}, ${theme}`, () => {
    test.beforeEach(async ({ context, baseURL }) => {
      test.slow();
      await context.addCookies([
        { name: 'i18nextLng', value: locale, url: baseURL ?? '' },
        { name: 'theme', value: theme, url: baseURL ?? '' },
      ]);
    });

    for (const visitor of Object.keys(screens) as Visitor[]) {
      const tag = inShortRun[visitor] === locale ? '@paired' : '@full';
      test(`every screen of a ${visitor} is accessible ${tag}`, async ({ page, context, request, baseURL }) => {
        if (visitor !== 'guest') await signIn(context, baseURL ?? '', await logIn(request, demo[visitor]));
        const [first = '/', ...others] = await screens[visitor]({ request });
        const quiet = new QuietPage(page);
        await quiet.open(first);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        for (const path of [first, ...others]) {
          if (path !== first) await quiet.go(path);
          await expectAccessible(page, path);
          // In the short run each look is that of other visitors.
          if (isFull) await expectReadableInOtherTheme(page, path);
        }
      });
    }

    test('every dialog is accessible @full', async ({ page, context, request, baseURL }) => {
      const person = newPerson();
      const token = await register(request, person);
      const say = (key: string, values?: Record<string, string>) => text(locale, key, values);
      const quiet = new QuietPage(page);
      const check = async (name: string) => {
        await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).first()).toBeVisible();
        await quiet.settle();
        await expectAccessible(page, name);
        if (isFull) await expectReadableInOtherTheme(page, name);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
      };

      await quiet.open('/auth/login');
      await new LanguageDialog(page, locale).open();
      await check('languages');

      await enableTwoStep(request, token);
      await new LoginPage(page, locale).logIn(person);
      await expect(new TwoStepDialog(page, locale).code).toBeVisible();
      await check('two-step verification');

      await signIn(context, baseURL ?? '', token);
      const account = new AccountSections(page, locale);
      await account.open('profile');
      const chooser = page.waitForEvent('filechooser');
      await account.button('avatar.change').click();
      const buffer = await readFile(picture);
      await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer });
      await check('crop');
      await quiet.go('/user/account/addresses');
      await account.button('addresses.add').click();
      await check('address');
      await quiet.go('/user/account/data');
      await account.button('data.delete').click();
      await check('delete the account');

      const performer = await read<{ name: string }>({ request }, `/performers/${MAHSA}`);
      await quiet.go(`/${MAHSA}`);
      const menu = page.getByRole('button', { name: say('feed:profile.menu', { name: performer.name }) });
      for (const entry of ['feed:report', 'feed:block']) {
        await menu.click();
        await page.getByRole('menuitem', { name: say(entry, { name: performer.name }), exact: true }).click();
        await check(entry);
      }
    });
  });
}
