import type { BrowserContext, Page } from '@playwright/test';
import { newPerson, register, signIn } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { Wallet } from '../pages/wallet.ts';

const ASKING_CARD = '4000002500003155';
/** As the sandbox's own page has them. */
const ANSWERS = { confirm: 'تأیید پرداخت', refuse: 'رد کردن' };

const words = (key: string, values?: Record<string, string>): string => text('fa-IR', `commerce:${key}`, values);

/** Pays with a card whose bank asks, answers there, and comes back to the site in the bank's tab. */
const payAndAnswer = async (context: BrowserContext, wallet: Wallet, answer: keyof typeof ANSWERS): Promise<Page> => {
  await wallet.fillCard(ASKING_CARD);
  await wallet.payButton().click();
  const opened = context.waitForEvent('page');
  await wallet.dialog.getByRole('link', { name: words('bank.open') }).click();
  const bank = await opened;
  await bank.getByRole('button', { name: ANSWERS[answer] }).click();
  await expect(bank).toHaveURL(/\/wallet\/payments\?payment=/);
  return bank;
};

test('a bank asks in a tab of its own: what is refused there brings nothing, what is confirmed there fills the wallet @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', await register(request, newPerson('Roya')));
  const wallet = new Wallet(page);
  await page.goto('/wallet?locale=fa-IR');
  await wallet.topUpButton().click();
  const refused = words('payments.failures.authentication_required');
  const back = await payAndAnswer(context, wallet, 'refuse');
  await expect(back.getByRole('status').filter({ hasText: refused })).toBeVisible();
  await back.close();
  await expect(wallet.failure()).toHaveText(refused);
  await wallet.expectBalance(0);

  await wallet.dialog.getByRole('button', { name: words('bank.retry') }).click();
  const paid = await payAndAnswer(context, wallet, 'confirm');
  const tokens = text('fa-IR', 'ui:price_other', { amount: wallet.tokens(10) });
  await expect(paid.getByRole('status').filter({ hasText: words('topUp.done', { tokens }) })).toBeVisible();
  await paid.close();
  await expect(wallet.dialog).toBeHidden();
  await wallet.expectBalance(10);
});
