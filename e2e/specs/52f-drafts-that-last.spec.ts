import { randomBytes } from 'node:crypto';
import { intercept } from '../fixtures/intercept.ts';
import { expect, test } from '../fixtures/test.ts';
import { AccountPage } from '../pages/account-page.ts';
import { LoginPage } from '../pages/auth-pages.ts';
import { ComposerPage } from '../pages/composer-page.ts';

const newWords = (kind: string): string => `${kind} ${randomBytes(4).toString('hex')}`;

test('words that were written offline are kept once there is a connection, and a reload comes back to them @mobile @full', async ({
  page,
  context,
  performer: _performer,
}) => {
  const composer = new ComposerPage(page);
  const words = newWords('باران');
  await composer.open();
  const steps = await page.evaluate(() => history.length);
  await context.setOffline(true);
  await composer.words().fill(words);
  await expect(composer.draftFailed()).toBeVisible();
  await context.setOffline(false);
  await expect(composer.draftSaved()).toBeVisible();
  await expect(page).toHaveURL(/\/creator\/posts\/new\?draft=[0-9a-f-]{36}$/);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.reload();
  await expect(composer.words()).toHaveValue(words);
  await composer.open();
  await expect(composer.words()).toHaveValue('');
  await expect(composer.draft(words)).toBeVisible();
});

test('who is signed out in another tab finds the last words after signing in again @full', async ({
  page,
  context,
  performer,
}) => {
  const [composer, account] = [new ComposerPage(page), new AccountPage(await context.newPage())];
  const words = newWords('تگرگ');
  await account.open();
  await composer.open();
  const mend = await intercept(page, '**/api/performer/feeds/drafts', (route) => route.abort());
  await composer.words().fill(words);
  await account.logOut();
  await expect(page).toHaveURL(/\/auth\/login/);
  mend();
  await new LoginPage(page).logIn(performer);
  // The login leads back to where she was.
  await expect(page).toHaveURL(/\/creator\/posts\/new/);
  await expect(composer.words()).toHaveValue(words);
});
