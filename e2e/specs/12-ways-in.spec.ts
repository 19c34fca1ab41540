import type { BrowserContext, Page } from '@playwright/test';
import { demo, logIn, MAHSA, newPerson, PASSWORD, register, signIn } from '../fixtures/accounts.ts';
import { linkIn, mailTo } from '../fixtures/mails.ts';
import { expect, test } from '../fixtures/test.ts';
import { text, type TestLocale } from '../fixtures/texts.ts';
import { codeOf, enableTwoStep } from '../fixtures/two-step.ts';
import { ForgotPasswordPage, LoginPage, RegisterPage, ResetPasswordPage, TwoStepDialog } from '../pages/auth-pages.ts';
import { ProfilePage } from '../pages/profile-page.ts';

const MAHSA_NAME = 'مهسا کریمی';
const NEW_PASSWORD = 'another-leaf-2';

const speak = (context: BrowserContext, baseURL: string | undefined, locale: TestLocale) =>
  context.addCookies([{ name: 'i18nextLng', value: locale, url: baseURL ?? '' }]);

/** What the bot check fetches: its puzzle and its worker. */
const watchBotCheck = (page: Page): string[] => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/re-captcha|bot-check|solve/.test(request.url())) requests.push(new URL(request.url()).pathname);
  });
  return requests;
};

test.describe('letters', () => {
  for (const locale of ['fa-IR', 'en-US'] as const) {
    test(`registering sends a letter whose link confirms the address, in ${locale} @full`, async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      await speak(context, baseURL, locale);
      const person = newPerson();
      const form = new RegisterPage(page, locale);
      await form.open();
      await form.fill(person);
      await form.submit().click();
      await expect(page).toHaveURL('/home');

      const link = linkIn(await mailTo(request, person.email, 'email-verification'));
      await page.goto(link);
      await expect(page.getByText(text(locale, 'auth:verify.doneTitle'))).toBeVisible();
      // Mailboxes open links before their readers do: the letter of a confirmed address says so again.
      await page.goto('/home');
      await page.goto(link);
      await expect(page.getByText(text(locale, 'auth:verify.doneTitle'))).toBeVisible();
      await expect(page).toHaveURL('/auth/verify-email');
      await page.goto(`${link}x`);
      await expect(page.getByText(text(locale, 'auth:link.voidTitle'))).toBeVisible();

      await context.clearCookies({ name: 'token' });
      const login = new LoginPage(page, locale);
      await login.open();
      await login.logIn(person);
      await expect(page).toHaveURL('/home');
    });
  }

  test('a forgotten password is replaced; the old one and every session are over @full', async ({ page, request }) => {
    const person = newPerson();
    const session = await register(request, person);
    const forgot = new ForgotPasswordPage(page);
    await forgot.open();
    await forgot.ask(person.email);
    await expect(page.getByText(text('fa-IR', 'auth:forgot.sent'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('button').last()).toBeDisabled();

    await page.goto(linkIn(await mailTo(request, person.email, 'password-reset')));
    const reset = new ResetPasswordPage(page);
    await reset.choose(NEW_PASSWORD, 'something-else');
    await expect(page.getByText(text('fa-IR', 'auth:reset.different'))).toBeVisible();
    await reset.choose(NEW_PASSWORD);
    await expect(page.getByText(text('fa-IR', 'auth:reset.doneTitle'))).toBeVisible();
    expect((await request.get('/api/users/me', { headers: { authorization: session } })).status()).toBe(401);

    const login = new LoginPage(page);
    await login.open();
    await login.logIn(person);
    await expect(login.failure).toBeVisible();
    await login.logIn({ ...person, password: NEW_PASSWORD });
    await expect(page).toHaveURL('/home');
  });

  test('a login link enters at once where it was asked for; elsewhere it asks, and works once @full', async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const person = newPerson();
    await register(request, person);
    const login = new LoginPage(page);
    await login.open('/wallet');
    await login.askForLink(person.email);
    await expect(page.getByText(text('fa-IR', 'auth:login.linkSent'))).toBeVisible();
    const link = linkIn(await mailTo(request, person.email, 'login-link'));

    const elsewhere = await browser.newContext({ baseURL });
    const scanner = await elsewhere.newPage();
    await scanner.goto(link);
    await expect(scanner.getByRole('button', { name: /•••@/ })).toBeVisible();
    expect((await elsewhere.cookies()).some(({ name }) => name === 'token')).toBe(false);

    // The letter opens a tab of its own; the one that waits goes on as well.
    const tab = await page.context().newPage();
    await tab.goto(link);
    await expect(tab).toHaveURL('/wallet');
    await expect(page).toHaveURL('/wallet');

    await scanner.getByRole('button', { name: /•••@/ }).click();
    await expect(scanner.getByText(text('fa-IR', 'auth:link.voidTitle'))).toBeVisible();
    await elsewhere.close();
  });

  test('who asks for an account that nobody has sees the same @full', async ({ page }) => {
    const forgot = new ForgotPasswordPage(page);
    await forgot.open();
    await forgot.ask(`${newPerson().username}@barg.example`);
    await expect(page.getByText(text('fa-IR', 'auth:forgot.sent'))).toBeVisible();
  });
});

test.describe('the second step', () => {
  test('asks for the code in the words of the specification, and enters with it @mobile @full', async ({
    page,
    request,
  }) => {
    const person = newPerson();
    const { secret } = await enableTwoStep(request, await register(request, person));
    const login = new LoginPage(page);
    await login.open('/wallet');
    await login.logIn(person);

    const step = new TwoStepDialog(page);
    await expect(page.getByRole('dialog', { name: 'تایید دومرحلهای', exact: true })).toBeVisible();
    await expect(step.dialog.getByPlaceholder('کد تایید', { exact: true })).toBeFocused();
    await expect(step.dialog.getByRole('button', { name: 'لغو', exact: true })).toBeVisible();
    await expect(step.dialog.getByRole('button', { name: 'تایید', exact: true })).toBeVisible();
    await step.code.fill('');
    await step.code.pressSequentially('00000000');
    await expect(step.code).toHaveValue('000000');
    await step.action('confirm').click();
    await expect(step.code).toHaveAttribute('aria-invalid', 'true');
    await step.code.fill(codeOf(secret, 1));
    await step.action('confirm').click();
    await expect(page).toHaveURL('/wallet');
  });

  test('takes a recovery code in a field of its own, and lets one turn back @full', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    await speak(context, baseURL, 'en-US');
    const person = newPerson();
    const { recoveryCodes } = await enableTwoStep(request, await register(request, person));
    const login = new LoginPage(page, 'en-US');
    const step = new TwoStepDialog(page, 'en-US');
    await login.open();
    await login.logIn(person);
    await step.action('cancel').click();
    await expect(step.dialog).toBeHidden();
    await login.submit().click();
    await step.action('useRecovery').click();
    await step.recoveryCode.fill(recoveryCodes[0] ?? '');
    await step.action('confirm').click();
    await expect(page).toHaveURL('/home');
  });
});

test.describe('the bot check', () => {
  test('runs on the login page without a word to be typed, and on no other page', async ({ page }) => {
    const requests = watchBotCheck(page);
    for (const url of ['/home', '/auth/register', '/auth/reset-password#token=x', '/auth/verify-email']) {
      await page.goto(url);
      await expect(page.getByRole('main')).toBeVisible();
    }
    expect(requests).toEqual([]);
    const login = new LoginPage(page);
    await login.open();
    await login.logIn({ username: demo.fan, password: PASSWORD });
    await expect(page).toHaveURL('/home');
    expect(requests).toContain('/api/re-captcha/challenge');
    expect(requests).toContain('/api/re-captcha/verify');
  });

  test('is asked of programs for a new password, always @full', async ({ request }) => {
    const answer = await request.post('/api/auth/users/forgot', { data: { username: demo.fan } });
    expect(answer.status()).toBe(403);
    expect(((await answer.json()) as { code: string }).code).toBe('captcha.required');
  });
});

test.describe('by keyboard', () => {
  test('one logs in without a mouse @full', async ({ page, context, request, baseURL }) => {
    await speak(context, baseURL, 'en-US');
    const person = newPerson();
    await register(request, person);
    const login = new LoginPage(page, 'en-US');
    await login.open();
    await login.field('auth:login.identifier').focus();
    await page.keyboard.type(person.username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/home');
  });
});

test('what a guest wanted is done once after the login that it led to, and said @full', async ({ page, request }) => {
  const person = newPerson();
  await register(request, person);
  const profile = new ProfilePage(page);
  await profile.open(MAHSA);
  await profile.followButton(MAHSA_NAME).click();
  const login = new LoginPage(page);
  await expect(login.submit()).toBeVisible();
  await login.logIn(person);
  await expect(page).toHaveURL(`/${MAHSA}`);
  await expect(profile.followingButton(MAHSA_NAME)).toBeVisible();
  await expect(page.getByText(text('fa-IR', 'auth:carried.done.follow', { name: MAHSA_NAME }))).toBeVisible();
});

test('an operator lands at the console @full', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await login.logIn({ username: demo.operator, password: PASSWORD });
  await expect(page).toHaveURL('/operator');
});

test('a signed-in visitor never sees the signed-out site, and a dead token leads to log in and back @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', await logIn(request, demo.fan));
  const html = await (await page.goto('/home'))?.text();
  expect(html).toContain('"email":"fan@barg.example"');
  await signIn(context, baseURL ?? '', 'no-longer-known');
  await page.goto('/wallet?section=cards');
  await expect(page).toHaveURL('/auth/login?returnUrl=%2Fwallet%3Fsection%3Dcards');
  // The page drops it as it starts.
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'token')).toBe(false);
});

test('a code of a login that did not begin here opens nothing @full', async ({ page }) => {
  await page.goto('/auth/token#code=somebody-elses');
  await expect(page.getByText(text('fa-IR', 'auth:token.void'))).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});
