import type { Page } from '@playwright/test';
import { newPerson, register, signIn } from '../fixtures/accounts.ts';
import { text } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';
import { Wallet } from '../pages/wallet.ts';

const TEST_CARD = '4242424242424242';
const TEST_CARD_IN_PERSIAN = '۴۲۴۲۴۲۴۲۴۲۴۲۴۲۴۲';
const DECLINED_CARD = '4000000000000002';

/** Counts how often the page is loaded from now on. */
const countLoads = (page: Page): (() => number) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
};

test.describe('topping up', () => {
  let token: string;
  test.beforeEach(async ({ request, context, baseURL }) => {
    token = await register(request, newPerson());
    await signIn(context, baseURL ?? '', token);
  });

  /** What the server says of money that was really paid. */
  const payments = async (page: Page) => {
    const response = await page.request.get('/api/payment/transactions/user/search', {
      headers: { authorization: token },
    });
    const { data } = (await response.json()) as { data: { data: Array<{ status: string; tokens: number }> } };
    return data.data.map(({ status, tokens }) => `${status} ${tokens}`);
  };

  test('fills the wallet with a test card; every open page sees it without a reload @mobile @full', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    const [here, there] = [new Wallet(page), new Wallet(other)];
    await other.goto('/home');
    await there.expectBalance(0);
    await here.open();
    await here.expectBalance(0);
    await expect(here.testMode).toBeVisible();
    await expect(there.testMode).toBeVisible();
    const loads = [countLoads(page), countLoads(other)];

    await here.topUpButton().click();
    await expect(here.dialog).toContainText('4242 4242 4242 4242');
    await here.choosePackage(26);
    await here.fillCard(TEST_CARD_IN_PERSIAN);
    await here.payButton().click();
    await expect(here.dialog).toBeHidden();
    await here.expectBalance(26);
    await there.expectBalance(26);
    expect(loads.map((count) => count())).toEqual([0, 0]);

    await expect(here.rows('transactions')).toHaveCount(1);
    await expect(here.rows('transactions')).toContainText(text('fa-IR', 'commerce:transactions.kinds.top-up'));
    await expect(here.rows('transactions')).toContainText(here.tokens(26));
  });

  test('says why the bank declined and changes nothing; another card pays @full', async ({ page }) => {
    const wallet = new Wallet(page);
    await wallet.open();
    await wallet.topUpButton().click();
    await wallet.fillCard(DECLINED_CARD);
    const answered = page.waitForResponse('**/api/payment/wallet/top-up');
    await wallet.payButton().click();
    const refusal = await answered;
    expect(refusal.status()).toBe(402);
    const { message } = (await refusal.json()) as { message: string };
    expect(message).toMatch(/\p{Script=Arabic}/u);
    await expect(wallet.failure()).toHaveText(message);
    await expect(wallet.failure()).toBeInViewport();

    await wallet.fillCard(TEST_CARD);
    await wallet.payButton().click();
    await expect(wallet.dialog).toBeHidden();
    await wallet.expectBalance(10);
    await wallet.open('/payments');
    await expect(wallet.rows('payments')).toHaveCount(2);
    await expect(wallet.rows('payments').last()).toContainText(text('fa-IR', 'commerce:payments.states.failed'));
  });

  test('leaves the balance as it was when the card is declined @full', async ({ page, context }) => {
    const other = await context.newPage();
    const [here, there] = [new Wallet(page), new Wallet(other)];
    await other.goto('/home');
    await here.open();
    await here.topUpButton().click();
    await here.fillCard(DECLINED_CARD);
    await here.payButton().click();
    await expect(here.failure()).toBeVisible();
    await page.keyboard.press('Escape');
    await here.expectBalance(0);
    await there.expectBalance(0);
    expect(await payments(page)).toEqual(['failed 10']);
  });

  test('charges once for a double click @full', async ({ page }) => {
    const wallet = new Wallet(page);
    await wallet.open();
    await wallet.topUpButton().click();
    await wallet.fillCard(TEST_CARD);
    await wallet.payButton().dblclick();
    await expect(wallet.dialog).toBeHidden();
    await wallet.expectBalance(10);
    expect(await payments(page)).toEqual(['succeeded 10']);
  });

  test('charges once when the answer is lost and the visitor tries again @full', async ({ page }) => {
    const wallet = new Wallet(page);
    await wallet.open();
    await wallet.topUpButton().click();
    await wallet.fillCard(TEST_CARD);
    let isLost = false;
    await page.route('**/api/payment/wallet/top-up', async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await wallet.payButton().click();
    await expect(wallet.failure()).toBeVisible();
    await wallet.payButton().click();
    await expect(wallet.dialog).toBeHidden();
    await wallet.expectBalance(10);
    expect(await payments(page)).toEqual(['succeeded 10']);
  });

  test('keeps a card on demand, pays with it, and forgets it @full', async ({ page }) => {
    const wallet = new Wallet(page);
    await wallet.open();
    await wallet.topUpButton().click();
    await wallet.fillCard(TEST_CARD);
    await wallet.dialog.getByLabel(text('fa-IR', 'commerce:topUp.saveCard')).check();
    await wallet.payButton().click();
    await expect(wallet.dialog).toBeHidden();
    await wallet.topUpButton().click();
    await expect(wallet.dialog).toContainText('•••• 4242');
    await wallet.payButton().click();
    await expect(wallet.dialog).toBeHidden();
    await wallet.expectBalance(20);

    await wallet.open('/cards');
    await expect(wallet.rows('cards')).toHaveCount(1);
    await wallet.rows('cards').getByRole('button').click();
    const confirm = page.getByRole('alertdialog');
    await confirm.getByRole('button', { name: text('fa-IR', 'commerce:cards.confirmDelete') }).click();
    await expect(page.getByText(text('fa-IR', 'commerce:cards.empty'))).toBeVisible();
  });
});
