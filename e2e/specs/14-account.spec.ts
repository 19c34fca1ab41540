import { readFile } from 'node:fs/promises';
import { demo, logIn, MAHSA, newPerson, register, signIn, topUp } from '../fixtures/accounts.ts';
import { intercept } from '../fixtures/intercept.ts';
import { expect, test } from '../fixtures/test.ts';
import { text, type TestLocale } from '../fixtures/texts.ts';
import { AccountSections } from '../pages/account-sections.ts';

const LOCALES: TestLocale[] = ['fa-IR', 'en-US'];

const picture = new URL('../../apps/shell/public/icon-512.png', import.meta.url);

for (const locale of LOCALES) {
  test.describe(`an account in ${locale}`, () => {
    test.beforeEach(async ({ context, baseURL }) => {
      await context.addCookies([{ name: 'i18nextLng', value: locale, url: baseURL ?? '', sameSite: 'Lax' }]);
    });

    test('a profile is changed and stays so @mobile @full', async ({ page, context, request, baseURL }) => {
      const person = newPerson();
      await signIn(context, baseURL ?? '', await register(request, person));
      const account = new AccountSections(page, locale);
      await account.open('profile');
      await account.field('profile.name').fill('سارا Ahmadi');
      await account.field('profile.username').fill(MAHSA);
      await expect(account.says('profile.hint.taken')).toBeVisible();
      await account.field('profile.username').fill(`${person.username}x`);
      await expect(account.says('profile.hint.available')).toBeVisible();
      await account.save();
      await page.reload();
      await expect(account.field('profile.name')).toHaveValue('سارا Ahmadi');
      await expect(account.field('profile.username')).toHaveValue(`${person.username}x`);
      await expect(account.says('profile.unverified')).toBeVisible();
    });

    test('a picture that is cut and sent is the one that the site shows', async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      const token = await register(request, newPerson());
      await signIn(context, baseURL ?? '', token);
      const account = new AccountSections(page, locale);
      await account.open('profile');
      await expect(page.locator('img[src*="/api/media/"]')).toHaveCount(0);
      await account.changeAvatar(await readFile(picture));
      const shown = page.locator('img[src*="/api/media/"]');
      // In the editor, and beside it at the foot of the side bar, which a phone has not.
      await expect(shown).toHaveCount((page.viewportSize()?.width ?? 0) < 768 ? 1 : 2);
      const me = await request.get('/api/users/me', { headers: { authorization: token } });
      const { data } = await me.json();
      expect([data.avatar.large.width, data.avatar.large.height]).toEqual([341, 341]);
      await account.button('avatar.remove').click();
      await expect(shown).toHaveCount(0);
    });

    test('addresses are added, changed, chosen and removed @mobile @full', async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      await signIn(context, baseURL ?? '', await register(request, newPerson()));
      const account = new AccountSections(page, locale);
      await account.open('addresses');
      await expect(account.says('addresses.empty')).toBeVisible();
      await account.button('addresses.add').click();
      await account.choose('addresses.country', locale === 'fa-IR' ? 'ایران' : 'Iran');
      await account.write('addresses.city', 'یزد');
      await account.field('addresses.street').fill('Amir Chakhmaq 4');
      await account.dialog.getByRole('button', { name: text(locale, 'account:save') }).click();
      await expect(account.main.getByText('Amir Chakhmaq 4')).toBeVisible();
      await expect(account.says('addresses.default')).toBeVisible();
      await account.button('addresses.edit').click();
      await account.field('addresses.street').fill('Amir Chakhmaq 5');
      await account.dialog.getByRole('button', { name: text(locale, 'account:save') }).click();
      await expect(account.main.getByText('Amir Chakhmaq 5')).toBeVisible();
      await account.button('addresses.remove').click();
      await account.dialog.getByRole('button', { name: text(locale, 'account:addresses.remove') }).click();
      await expect(account.says('addresses.empty')).toBeVisible();
    });

    test('people are found by name and looked at @mobile @full', async ({ page, context, request, baseURL }) => {
      const other = newPerson('Zohreh Found');
      await register(request, other);
      await signIn(context, baseURL ?? '', await logIn(request, demo.fan));
      await page.goto(`/users/search?q=${other.username}`);
      await page
        .getByRole('main')
        .getByRole('link', { name: /Zohreh Found/ })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Zohreh Found' })).toBeVisible();
      await expect(page).toHaveURL(/\/users\/view\//);
      await page.goto('/users/search?q=mahsa.art');
      await page
        .getByRole('main')
        .getByRole('link', { name: /mahsa\.art/ })
        .click();
      await expect(page).toHaveURL(/\/mahsa\.art$/);
    });
  });
}

test("a download holds what is the account's own, and nothing of anybody else @full", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const [person, other] = [newPerson('Own Person'), newPerson('Other Person')];
  await register(request, other);
  await signIn(context, baseURL ?? '', await register(request, person));
  const account = new AccountSections(page);
  await account.open('data');
  const download = page.waitForEvent('download');
  await account.button('data.export').click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^barg-${person.username}-.*\\.json$`));
  const content = await readFile(await file.path(), 'utf8');
  const { data } = JSON.parse(content);
  expect([data.profile.username, data.profile.email]).toEqual([person.username, person.email]);
  expect(data.sessions).toHaveLength(1);
  expect(content).not.toContain(other.username);
});

test('another e-mail is saved after the password is given again @full', async ({ page, context, request, baseURL }) => {
  const person = newPerson();
  const token = await register(request, person);
  await signIn(context, baseURL ?? '', token);
  const account = new AccountSections(page);
  await account.open('profile');
  // The login of a test is always recent: the first answer is that to an old one.
  const refusal = { statusCode: 403, code: 'account.confirmation_required', message: '', requestId: 'e2e' };
  const isChange = (url: URL): boolean => url.pathname === '/api/users';
  const stopRefusing = await intercept(page, isChange, (route) => {
    stopRefusing();
    return route.fulfill({ status: 403, json: refusal });
  });
  await account.field('profile.email').fill(`moved.${person.email}`);
  await account.button('save').click();
  await account.field('security.password.current').fill('not-this-one');
  await account.button('security.confirmation.submit').click();
  await expect(account.dialog.getByRole('alert').first()).toBeVisible();
  await account.field('security.password.current').fill(person.password);
  await account.button('security.confirmation.submit').click();
  await expect(account.dialog).toBeHidden();
  await expect(account.says('saved')).toBeVisible();
  const me = await request.get('/api/users/me', { headers: { authorization: token } });
  expect((await me.json()).data.email).toBe(`moved.${person.email}`);
});

test('an account that is deleted is out, cannot log in, and leaves its name free @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const person = newPerson();
  const token = await register(request, person);
  await topUp(request, token, 12);
  await signIn(context, baseURL ?? '', token);
  const account = new AccountSections(page);
  await account.open('data');
  await account.button('data.delete').click();
  await account.field('data.typeToConfirm', { word: person.username }).fill('something else');
  await account.field('data.password').fill(person.password);
  await account.button('data.deleteForGood').click();
  await expect(account.says('errors.typed')).toBeVisible();
  await expect(account.says('errors.forfeit')).toBeVisible();
  await account.field('data.typeToConfirm', { word: person.username }).fill(person.username);
  await account.dialog.getByText(text('fa-IR', 'account:data.forfeit')).click();
  await account.button('data.deleteForGood').click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(account.says('data.deleted')).toBeVisible();
  const login = await request.post('/api/auth/login', {
    data: { username: person.username, password: person.password },
  });
  expect(login.ok()).toBe(false);
  await register(request, person);
});
