import type { BrowserContext } from '@playwright/test';
import { demo, MAHSA, newPerson, PASSWORD, register, signIn } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { AccountPage } from '../pages/account-page.ts';
import { LoginPage, RegisterPage } from '../pages/auth-pages.ts';

const persian = new Intl.NumberFormat('fa-IR');

const tokenCookie = async (context: BrowserContext) =>
  (await context.cookies()).find((cookie) => cookie.name === 'token');

/** Days from now until the token cookie ends. */
const tokenDays = async (context: BrowserContext): Promise<number> =>
  ((await tokenCookie(context))?.expires ?? 0) / 86_400 - Date.now() / 86_400_000;

test.describe('registering', () => {
  test('says in Persian what is missing or wrong, field by field @mobile @full', async ({ page }) => {
    const form = new RegisterPage(page);
    await form.open();
    await form.submit().click();
    await expect(form.failure).toHaveText(text('fa-IR', 'ui:form.errors_other', { amount: persian.format(4) }));
    const required = text('fa-IR', 'ui:form.required');
    for (const field of [form.name(), form.username(), form.email(), form.password()]) {
      await expect(field).toHaveAccessibleDescription(required);
    }

    await form.fill({ name: 'تارا', username: 'a b', email: 'tara.example', password: 'short' });
    await form.submit().click();
    await expect(form.username()).toHaveAccessibleDescription(
      text('fa-IR', 'ui:form.forbiddenSign', { allowed: '. _', sign: '␣' }),
    );
    await expect(form.email()).toHaveAccessibleDescription(text('fa-IR', 'ui:form.email'));
    await expect(form.password()).toHaveAccessibleDescription(
      text('fa-IR', 'ui:form.textTooSmall_other', { amount: persian.format(8) }),
    );
    await expect(form.name()).not.toHaveAttribute('aria-invalid');
  });

  test('shows on the field that the server found it taken, then makes the account and lands at home @mobile', async ({
    page,
    context,
  }) => {
    const form = new RegisterPage(page);
    const person = newPerson('تارا');
    await form.open();
    await form.fill({ ...person, username: MAHSA });
    const answered = page.waitForResponse('**/api/auth/users/register');
    await form.submit().click();
    const { details } = (await (await answered).json()) as { details: Array<{ path: string; message: string }> };
    expect(details).toHaveLength(1);
    expect(details[0]?.message).toMatch(/\p{Script=Arabic}/u);
    await expect(form.username()).toHaveAccessibleDescription(details[0]?.message ?? '');
    await expect(form.username()).toBeFocused();
    await expect(form.email()).not.toHaveAttribute('aria-invalid');

    await form.username().fill(person.username);
    await form.submit().click();
    await expect(page).toHaveURL('/home');
    expect(await tokenDays(context)).toBeCloseTo(1, 1);
  });
});

test.describe('logging out', () => {
  test('ends the session in every tab of the browser and on the server', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const token = await register(request, newPerson());
    await signIn(context, baseURL ?? '', token);
    const other = await context.newPage();
    await other.goto('/home');
    await expect(other.getByRole('navigation', { name: text('fa-IR', 'shell:navigation') }).first()).toBeVisible();

    const account = new AccountPage(page);
    await account.open();
    await account.logOut();
    await expect(page).toHaveURL('/auth/login');
    await expect(other).toHaveURL('/auth/login?returnUrl=%2Fhome');
    await expect(other.getByText(text('fa-IR', 'shell:errors.loggedOutElsewhere'))).toBeVisible();
    expect(await tokenCookie(context)).toBeUndefined();
    await expect
      .poll(async () => (await request.get('/api/users/me', { headers: { authorization: token } })).status())
      .toBe(401);
  });
});

test.describe('logging out while another tab opens', () => {
  test('ends there too, says so, and leads to the login', async ({ page, context, request, baseURL }) => {
    await signIn(context, baseURL ?? '', await register(request, newPerson()));
    const account = new AccountPage(page);
    await account.open();
    const other = await context.newPage();
    // As on a slow line: the page is there, for the member, and its scripts are not.
    const { promise: comes, resolve: letCome } = Promise.withResolvers<void>();
    await other.route('**/*.js', (route) => comes.then(() => route.continue()));
    await other.goto('/home', { waitUntil: 'commit' });
    await account.logOut();
    await expect(page).toHaveURL('/auth/login');
    letCome();
    await expect(other.getByText(text('fa-IR', 'shell:errors.loggedOutElsewhere'))).toBeVisible();
    await expect(other).toHaveURL('/auth/login?returnUrl=%2Fhome');
  });
});

test.describe('logging in', () => {
  for (const { remember, days, tag } of [
    { remember: true, days: 365, tag: '' },
    { remember: false, days: 1, tag: ' @full' },
  ]) {
    test(`keeps the token for ${days} days when remember is ${remember}${tag}`, async ({ page, context, request }) => {
      const person = newPerson();
      await register(request, person);
      const login = new LoginPage(page);
      await login.open();
      await login.logIn({ ...person, remember });
      await expect(page).toHaveURL('/home');
      expect(await tokenDays(context)).toBeCloseTo(days, 1);
      expect(await tokenCookie(context)).toMatchObject({ sameSite: 'Lax', path: '/' });
    });
  }

  test('with a wrong password shows the sentence of the server and stays @full', async ({ page, context }) => {
    const login = new LoginPage(page);
    await login.open('/wallet');
    const answered = page.waitForResponse('**/api/auth/login');
    await login.logIn({ username: demo.fan, password: 'not-this-one' });
    const answer = await answered;
    expect(answer.status()).toBe(422);
    const { message } = (await answer.json()) as { message: string };
    expect(message).toMatch(/\p{Script=Arabic}/u);
    await expect(login.failure).toHaveText(message);
    await expect(page).toHaveURL('/auth/login?returnUrl=%2Fwallet');
    expect(await tokenCookie(context)).toBeUndefined();
  });

  test('follows a returnUrl inside the site and never one outside of it @full', async ({ page, context, request }) => {
    const person = newPerson();
    await register(request, person);
    const login = new LoginPage(page);
    const landings = {
      '/wallet?from=mail#top': '/wallet?from=mail#top',
      'https://evil.example': '/home',
      '//evil.example': '/home',
      '/\\evil.example': '/home',
      'javascript:alert(1)': '/home',
    };
    for (const [returnUrl, landing] of Object.entries(landings)) {
      await login.open(returnUrl);
      await login.logIn(person);
      await expect(page).toHaveURL(landing);
      await context.clearCookies();
    }
  });

  test('leads a performer to her profile @full', async ({ page }) => {
    const login = new LoginPage(page);
    await login.open();
    await login.logIn({ username: demo.performer, password: PASSWORD });
    await expect(page).toHaveURL(`/${MAHSA}`);
  });
});

test.describe('guarded pages', () => {
  test('send a guest to log in and bring the visitor back @full', async ({ page, request }) => {
    const person = newPerson();
    await register(request, person);
    await page.goto('/wallet');
    await expect(page).toHaveURL('/auth/login?returnUrl=%2Fwallet');
    await new LoginPage(page).logIn(person);
    await expect(page).toHaveURL('/wallet');
  });

  test('of performers send a fan home @full', async ({ page, context, request, baseURL }) => {
    await signIn(context, baseURL ?? '', await register(request, newPerson()));
    await page.goto('/creator/studio');
    await expect(page).toHaveURL('/home');
  });

  test('send away whose token is dead, and drop it @full', async ({ page, context, baseURL }) => {
    await signIn(context, baseURL ?? '', 'no-longer-known');
    await page.goto('/wallet');
    await expect(page).toHaveURL('/auth/login?returnUrl=%2Fwallet');
    const notice = page.getByText(text('fa-IR', 'shell:errors.pleaseLogin'));
    await expect(notice).toBeVisible();
    expect(await tokenCookie(context)).toBeUndefined();
    await page.reload();
    await expect(new LoginPage(page).submit()).toBeVisible();
    await expect(notice).toBeHidden();
  });
});
