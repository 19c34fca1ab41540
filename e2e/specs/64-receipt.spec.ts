import { signIn, topUp } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';

const say = (key: string): string => text('fa-IR', `commerce:${key}`);

test('a payment leads to its receipt, which alone goes on paper, light and from right to left', async ({
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

  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeHidden();
  const sheet = page.locator('[data-print-sheet] article');
  await expect(sheet).toBeVisible();
  await expect(sheet).toHaveCSS('direction', 'rtl');
  await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('button', { name: say('receipt.print') })).toBeHidden();
});
