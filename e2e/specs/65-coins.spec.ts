import { newPerson, register, signIn } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';

const words = (key: string, values?: Record<string, string>): string => text('fa-IR', `commerce:${key}`, values);

test('tokens are bought with coins that the test chain sends and confirms, and a receipt follows @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', await register(request, newPerson('Roya')));
  await page.goto('/wallet?locale=fa-IR');
  await page
    .getByRole('main')
    .getByRole('button', { name: words('wallet.topUp') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('crypto.pay') })
    .click();
  await expect(page).toHaveURL(/\/wallet\/crypto\/[0-9a-f-]{36}/);
  const asked = page.getByRole('main').getByRole('region', { name: words('crypto.title') });
  await expect(asked.getByRole('img', { name: words('crypto.qr') })).toBeVisible();

  const opened = context.waitForEvent('page');
  await asked.getByRole('link', { name: words('crypto.payPage') }).click();
  const chain = await opened;
  await chain.getByRole('button', { name: 'فرستادن' }).click();
  for (const blocks of ['۱', '۲']) {
    await chain.getByRole('button', { name: 'استخراج یک بلوک' }).click();
    await expect(chain.getByRole('main')).toContainText(new RegExp(`بلوک‌ها\\s*${blocks}`));
  }
  await chain.close();
  // The page asks by itself, as often as it was told to.
  await expect(asked.getByRole('status')).toHaveText(words('crypto.ends.succeeded'));
  await page.getByRole('link', { name: words('receipt.title') }).click();
  await expect(page.getByRole('main').getByRole('article')).toContainText(/20\d\d-\d{6}/);
});
