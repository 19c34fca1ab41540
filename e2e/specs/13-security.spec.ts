import { type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { generate } from 'otplib';
import { demo, logIn, newPerson, register, signIn } from '../fixtures/accounts.ts';
import { mailTo } from '../fixtures/mails.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { enableTwoStep } from '../fixtures/two-step.ts';
import { visit } from '../fixtures/visit.ts';
import { AccountPage } from '../pages/account-page.ts';
import { LoginPage, TwoStepDialog } from '../pages/auth-pages.ts';
import { SecurityPage } from '../pages/security-page.ts';

const STEP_SECONDS = 30;

/** What the app on the phone shows; each code is accepted once, so a test goes on with the next one. */
const codeOf = (secret: string, stepsAhead = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + stepsAhead * STEP_SECONDS });

const inAnotherBrowser = async (browser: Browser, baseURL: string, token: string): Promise<Page> => {
  const page = await visit(browser, baseURL, token);
  await page.goto('/wallet');
  await expect(page.getByRole('main')).toBeVisible();
  return page;
};

test('two steps are set up, asked for at login, and a recovery code stands in once @mobile @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const person = newPerson();
  await signIn(context, baseURL ?? '', await register(request, person));
  const security = new SecurityPage(page);
  await security.open();
  const secret = await security.startTwoStep();
  await security.confirmTwoStep('000000');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await security.confirmTwoStep(await codeOf(secret));
  const [recoveryCode = ''] = await security.readRecoveryCodes();
  await security.button('recovery.done').click();
  await expect(security.button('twoStep.turnOff')).toBeVisible();

  const login = new LoginPage(page);
  const dialog = new TwoStepDialog(page);
  const account = new AccountPage(page);
  const leaveAndComeBack = async (): Promise<void> => {
    await account.open();
    await account.logOut();
    await expect(page).toHaveURL('/auth/login');
    await login.logIn(person);
    await expect(dialog.code).toBeFocused();
  };
  const answer = async (code: string): Promise<void> => {
    await dialog.code.fill(code);
    await dialog.action('confirm').click();
  };
  const recover = async (code: string): Promise<void> => {
    await dialog.action('useRecovery').click();
    await dialog.recoveryCode.fill(code);
    await dialog.action('confirm').click();
  };
  await leaveAndComeBack();
  await answer('000000');
  await expect(dialog.code).toHaveAttribute('aria-invalid', 'true');
  await answer(await codeOf(secret, 1));
  await expect(page).toHaveURL('/home');

  await leaveAndComeBack();
  await recover(recoveryCode);
  await expect(page).toHaveURL('/home');
  await leaveAndComeBack();
  await recover(recoveryCode);
  await expect(dialog.recoveryCode).toHaveAttribute('aria-invalid', 'true');
});

test('a device that is logged out from another goes to the login page at once @full', async ({
  page,
  browser,
  request,
  baseURL,
  fan,
}) => {
  const other = await inAnotherBrowser(browser, baseURL ?? '', await logIn(request, fan.email, fan.password));
  const security = new SecurityPage(page);
  await security.open();
  await expect(security.otherDevices).toHaveCount(1);
  await security.endOtherDevice();
  await expect(other).toHaveURL(/\/auth\/login/);
  await expect(security.otherDevices).toHaveCount(0);
  await expect(page).toHaveURL('/user/account/security');
});

test('all other devices are logged out at once, and this one stays @full', async ({
  page,
  browser,
  request,
  baseURL,
  fan,
}) => {
  const others: Page[] = [];
  for (let count = 0; count < 2; count += 1)
    others.push(await inAnotherBrowser(browser, baseURL ?? '', await logIn(request, fan.email, fan.password)));
  const security = new SecurityPage(page);
  await security.open();
  await expect(security.otherDevices).toHaveCount(2);
  await security.endAllOtherDevices();
  for (const other of others) await expect(other).toHaveURL(/\/auth\/login/);
  await expect(security.otherDevices).toHaveCount(0);
  await expect(page).toHaveURL('/user/account/security');
});

test('recovery codes are replaced and two steps turned off, each after the password @full', async ({
  page,
  request,
  fan,
}) => {
  const { recoveryCodes } = await enableTwoStep(request, fan.token);
  const security = new SecurityPage(page);
  await security.open();
  await security.button('recovery.renew').click();
  await security.prove('recovery.renew', 'not-this-one');
  await expect(security.proof).toHaveAttribute('aria-invalid', 'true');
  await security.prove('recovery.renew', fan.password);
  const codes = await security.readRecoveryCodes();
  expect(codes.filter((code) => recoveryCodes.includes(code))).toEqual([]);
  await security.button('recovery.done').click();
  await mailTo(request, fan.email, 'recovery-codes-renewed');

  await security.button('twoStep.turnOff').click();
  await security.prove('twoStep.turnOff', fan.password);
  await expect(security.button('twoStep.turnOn')).toBeVisible();
  await mailTo(request, fan.email, 'two-step-turned-off');
  // The password alone is enough again.
  expect(await logIn(request, fan.email, fan.password)).toBeTruthy();
});

test('a new password logs the other devices out and keeps this one @full', async ({
  page,
  browser,
  request,
  baseURL,
  fan,
}) => {
  const other = await inAnotherBrowser(browser, baseURL ?? '', await logIn(request, fan.email, fan.password));
  const security = new SecurityPage(page);
  await security.open();
  await security.changePassword(fan.password, 'root-and-leaf-2');
  await expect(other).toHaveURL(/\/auth\/login/);
  await expect(page).toHaveURL('/user/account/security');
  expect(await logIn(request, fan.email, 'root-and-leaf-2')).toBeTruthy();
});

/** The provider's own pages: anybody may say who they are. */
const agreeAtProvider = async (page: Page, name: string): Promise<void> => {
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
};

test('Google lets a new visitor in, who sets a password then @full', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await page.getByRole('button', { name: text('fa-IR', 'auth:social.google') }).click();
  await agreeAtProvider(page, newPerson().username.replace('.', '-'));
  // Without a username the account is completed first.
  await expect(page).toHaveURL('/user/account');
  const security = new SecurityPage(page);
  await security.open();
  await expect(security.button('password.set')).toBeVisible();
});

const suspend = async (request: APIRequestContext, userId: string, reason: string): Promise<void> => {
  const operator = await logIn(request, demo.operator);
  const url = `/api/operator/users/${userId}/suspend`;
  const answer = await request.post(url, { data: { reason }, headers: { authorization: operator } });
  expect(answer.ok()).toBe(true);
};

test('a suspended account is led out, and told why when it logs in again @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const person = newPerson();
  const token = await register(request, person);
  await signIn(context, baseURL ?? '', token);
  await page.goto('/wallet');
  await expect(page.getByRole('main')).toBeVisible();
  const me = await request.get('/api/users/me', { headers: { authorization: token } });
  const { data } = (await me.json()) as { data: { _id: string } };
  await suspend(request, data._id, 'Pictures of others');
  await expect(page).toHaveURL(/\/auth\/login/);
  const login = new LoginPage(page);
  await login.logIn(person);
  await expect(login.failure).toContainText('Pictures of others');
});
