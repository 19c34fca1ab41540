import { randomUUID } from 'node:crypto';
import { MAHSA, topUp } from '../fixtures/accounts.ts';
import { findPhotoPost } from '../fixtures/posts.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { Paying } from '../pages/paying.ts';
import { Wallet } from '../pages/wallet.ts';

const TIP = 10;

const words = (key: string, values?: Record<string, string>): string => text('fa-IR', `commerce:caps.${key}`, values);

test('a limit that is lowered holds at once: a tip over it is refused with when there is room @full', async ({
  page,
  request,
  fan,
}) => {
  await topUp(request, fan.token, 50);
  const headers = { authorization: fan.token };
  const cap = { period: 'day', amount: 30 };
  expect((await request.put('/api/wallet/spending-caps', { headers, data: cap })).ok()).toBe(true);
  const { _id, performer } = await findPhotoPost(request, MAHSA, 'free');
  const given = await request.post(`/api/wallet/charges/tip/${performer._id}`, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: { amount: TIP, source: { type: 'feed', _id } },
  });
  expect(given.ok(), await given.text()).toBe(true);

  await page.goto('/wallet/limits?locale=fa-IR');
  const day = page.getByRole('region', { name: words('day') });
  await day.getByLabel(words('amount')).fill('۱۵');
  await day.getByRole('button', { name: words('save') }).click();
  await expect(page.getByText(words('saved'))).toBeVisible();

  const [paying, wallet] = [new Paying(page), new Wallet(page)];
  await page.goto(`/posts/${_id}`);
  await paying.tipButton(page.getByRole('article')).click();
  await paying.tipPreset(TIP).click();
  await paying.giveTip(TIP).click();
  await expect(paying.dialog.getByRole('alert')).toHaveText(new RegExp(words('roomFrom', { when: '.+' })));
  await page.keyboard.press('Escape');
  await expect(paying.dialog).toBeHidden();
  await wallet.open();
  await wallet.expectBalance(50 - TIP);
});
