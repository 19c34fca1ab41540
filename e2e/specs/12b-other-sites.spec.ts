import type { BrowserContext, Page } from '@playwright/test';
import { newPerson, register, signIn } from '../fixtures/accounts.ts';
import { mailTo } from '../fixtures/mails.ts';
import { standForTelegram } from '../fixtures/telegram.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { LoginPage } from '../pages/auth-pages.ts';
import { SecurityPage } from '../pages/security-page.ts';

const TWITTER_COOKIES = ['oauthToken', 'oauthTokenSecret', 'role', 'twCallbackUrl'];

const wayIn = (page: Page, provider: 'twitter' | 'telegram') =>
  page.getByRole('button', { name: text('fa-IR', `auth:social.${provider}`), exact: true });

/** At the page that stands for Twitter. */
const answerTwitter = async (page: Page, name: string, answer: 'Allow' | 'Cancel'): Promise<void> => {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: answer }).click();
};

const twitterCookies = async (context: BrowserContext, baseURL: string) =>
  (await context.cookies(baseURL))
    .filter(({ name }) => TWITTER_COOKIES.includes(name))
    .sort((one, other) => one.name.localeCompare(other.name));

/** Nobody else's, in any run. */
const newTelegramId = (): number => Number.parseInt(newPerson().username.slice(4), 16) % 1e12;

test('Twitter makes a performer of who registers as one, by cookies that live a day, and lets her in again @full', async ({
  page,
  context,
  baseURL,
}) => {
  const name = newPerson().username;
  await page.goto('/auth/register?kind=performer');
  await wayIn(page, 'twitter').click();
  await expect(page).toHaveTitle('Twitter');
  const kept = await twitterCookies(context, baseURL ?? '');
  expect(kept.map((cookie) => cookie.name)).toEqual(TWITTER_COOKIES);
  for (const { expires, sameSite } of kept) {
    expect(expires / 86_400 - Date.now() / 86_400_000).toBeCloseTo(1, 1);
    expect(sameSite).toBe('Lax');
  }
  expect(kept.find((cookie) => cookie.name === 'role')?.value).toBe('performer');

  await answerTwitter(page, name, 'Allow');
  // She has no e-mail and no username yet.
  await expect(page).toHaveURL('/creator/account');
  expect(await twitterCookies(context, baseURL ?? '')).toEqual([]);

  await context.clearCookies({ name: 'token' });
  const login = new LoginPage(page);
  await login.open('/creator/studio');
  await wayIn(page, 'twitter').click();
  await answerTwitter(page, name, 'Allow');
  await expect(page).toHaveURL('/creator/studio');
});

test('who turns back at Twitter is told so, and nothing of it is kept @full', async ({ page, context, baseURL }) => {
  await page.goto('/auth/register');
  await wayIn(page, 'twitter').click();
  await answerTwitter(page, 'nobody', 'Cancel');
  await expect(page.getByText(text('fa-IR', 'auth:social.cancelled'))).toBeVisible();
  expect(await twitterCookies(context, baseURL ?? '')).toEqual([]);
  expect((await context.cookies()).some((cookie) => cookie.name === 'token')).toBe(false);
});

test('Telegram lets a new fan in, by what it signed and nothing else @full', async ({ page }) => {
  const person = { id: newTelegramId(), first_name: 'نیلوفر' };
  await standForTelegram(page, person, '110201543:of-somebody-else');
  await page.goto('/auth/register');
  await wayIn(page, 'telegram').click();
  await page.getByRole('link', { name: 'Accept' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/callback\/telegram/);

  await standForTelegram(page, person);
  await page.goto('/auth/register');
  await wayIn(page, 'telegram').click();
  await page.getByRole('link', { name: 'Accept' }).click();
  await expect(page).toHaveURL('/user/account');
});

test('Telegram is linked from the security page, opens the account then, and its owner gets a letter @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const person = newPerson();
  await signIn(context, baseURL ?? '', await register(request, person));
  await standForTelegram(page, { id: newTelegramId(), first_name: 'Tara' });
  const security = new SecurityPage(page);
  const provider = security.words('logins.telegram');
  await security.open();
  await page.getByRole('button', { name: security.words('logins.linkLabel', { provider }) }).click();
  await page.getByRole('link', { name: 'Accept' }).click();
  await expect(page).toHaveURL('/user/account/security');
  await expect(page.getByRole('button', { name: security.words('logins.unlinkLabel', { provider }) })).toBeVisible();
  await mailTo(request, person.email, 'login-linked');

  await context.clearCookies({ name: 'token' });
  await new LoginPage(page).open('/wallet');
  await wayIn(page, 'telegram').click();
  await page.getByRole('link', { name: 'Accept' }).click();
  await expect(page).toHaveURL('/wallet');

  await security.open();
  await page.getByRole('button', { name: security.words('logins.unlinkLabel', { provider }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: security.words('logins.unlink') })
    .click();
  await expect(page.getByRole('button', { name: security.words('logins.linkLabel', { provider }) })).toBeVisible();
  await mailTo(request, person.email, 'login-unlinked');
});
