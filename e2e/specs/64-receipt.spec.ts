import { readFile } from 'node:fs/promises';
import { demo, logIn, signIn, topUp } from '../fixtures/accounts.ts';
import { openConsole } from '../fixtures/operator-stage.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { takeSuggestion } from '../pages/suggestions.ts';

const say = (key: string): string => text('fa-IR', `commerce:${key}`);

test('a payment leads to its receipt, which is kept as a PDF and goes on paper alone, light and from right to left', async ({
  page,
  context,
  request,
  baseURL,
  fan,
}) => {
  await topUp(request, fan.token, 20);
  await signIn(context, baseURL ?? '', fan.token);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/wallet/payments?locale=fa-IR');
  await page.getByRole('link', { name: new RegExp(say('payments.states.succeeded')) }).click();
  await expect(page).toHaveURL(/\/wallet\/receipts\/[0-9a-f-]{36}/);
  const receipt = page.getByRole('main').getByRole('article');
  await expect(receipt).toContainText(/20\d\d-\d{6}/);
  await expect(receipt).toContainText('Visa •••• 4242');
  await expect(receipt.getByRole('row', { name: new RegExp(say('receipt.total')) })).toContainText('۲۰٫۰۰');
  await expect(receipt).toHaveCSS('direction', 'rtl');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('receipt.pdf') }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^receipt-20\d\d-\d{6}\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeHidden();
  const sheet = page.locator('[data-print-sheet] article');
  await expect(sheet).toBeVisible();
  await expect(sheet).toHaveCSS('direction', 'rtl');
  await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('button', { name: say('receipt.print') })).toBeHidden();
});

test('the history opens an entry and goes along as a file, and a card is proposed first or forgotten @full', async ({
  page,
  context,
  request,
  baseURL,
  fan,
}) => {
  await topUp(request, fan.token, 20);
  const headers = { authorization: fan.token };
  for (const number of ['4242424242424242', '5555555555554444']) {
    const card = { number, expMonth: 12, expYear: 2034, cvc: '123' };
    expect((await request.post('/api/sandbox/cards', { headers, data: card })).ok()).toBe(true);
  }
  await signIn(context, baseURL ?? '', fan.token);
  await page.goto('/wallet?locale=fa-IR&direction=in');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('transactions.export') }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^wallet-20\d\d-\d\d-\d\d-20\d\d-\d\d-\d\d\.csv$/);
  await page.getByRole('link', { name: new RegExp(say('transactions.kinds.top-up')) }).click();
  await expect(page).toHaveURL(/\/wallet\/transactions\/[0-9a-f-]{36}/);
  await expect(page.getByText(say('transactions.number'), { exact: true })).toBeVisible();

  await page.goto('/wallet/cards?locale=fa-IR');
  const cards = page.getByRole('list', { name: say('wallet.cards') });
  const visa = cards.getByRole('listitem').filter({ hasText: '4242' });
  await visa.getByRole('button').first().click();
  await expect(visa).toContainText(say('cards.default'));
  await visa.getByRole('button').last().click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('cards.confirmDelete') })
    .click();
  await expect(cards).not.toContainText('4242');
});

test('an operator enters what a country asks, and takes back what has not begun @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const admin = await openConsole({ page, context, request, baseURL });
  // Where nobody lives, so that no other test pays it.
  const headers = { authorization: await logIn(request, demo.operator) };
  const tax = { country: 'AQ', name: 'Ice', percent: 7.25, validFrom: '2099-01-01T00:00:00Z' };
  const set = await request.post('/api/operator/taxes', { headers, data: tax });
  expect([200, 409]).toContain(set.status());
  await admin.open('taxes');
  const form = admin.main.getByRole('region', { name: admin.say('taxes.enter') });
  await takeSuggestion(form.getByRole('combobox', { name: admin.say('taxes.country') }), 'Antarctica');
  await form.getByLabel(admin.say('taxes.name')).fill('Ice');
  await form.getByLabel(admin.say('taxes.percent'), { exact: true }).fill('5');
  await form.getByRole('button', { name: admin.say('taxes.enter') }).click();
  await expect(admin.main.getByText(admin.say('taxes.states.inForce'))).toBeVisible();
  await admin.button('taxes.withdraw').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: admin.say('taxes.withdraw'), exact: true })
    .click();
  await expect(admin.button('taxes.withdraw')).toBeHidden();
});
