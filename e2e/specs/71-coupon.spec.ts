import { topUp } from '../fixtures/accounts.ts';
import { createPerformer } from '../fixtures/performers.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { Paying } from '../pages/paying.ts';
import { Wallet } from '../pages/wallet.ts';

const PRICE = 8;
const WITH_COUPON = 6;
const SECRET = 'The third layer is ochre.';

const words = (key: string): string => text('fa-IR', `commerce:coupon.${key}`);

test('a code of the performer’s lowers the price in the dialog, and what is paid is charged once @full', async ({
  page,
  request,
  fan,
}) => {
  const performer = await createPerformer(request);
  const headers = { authorization: performer.token };
  const code = `spring-${performer.username.slice(-8)}`;
  const coupon = await request.post('/api/performer/coupons', { headers, data: { code, percent: 25 } });
  expect(coupon.ok(), await coupon.text()).toBe(true);
  const post = { audience: 'paid', price: PRICE, teaser: 'Layers', text: SECRET };
  const published = await request.post('/api/performer/feeds', { headers, data: post });
  const { data } = (await published.json()) as { data: { _id: string } };
  await topUp(request, fan.token, 20);

  const [paying, wallet, main] = [new Paying(page), new Wallet(page), page.getByRole('main')];
  await page.goto(`/posts/${data._id}?locale=fa-IR`);
  await paying.unlockButton(main, PRICE).click();
  await paying.dialog.getByRole('button', { name: words('have') }).click();
  await paying.dialog.getByLabel(words('code')).fill(code);
  await paying.dialog.getByRole('button', { name: words('apply') }).click();
  await expect(paying.dialog.getByRole('status')).toContainText(code);
  await paying.unlockButton(paying.dialog, WITH_COUPON).dblclick();
  await expect(paying.dialog).toBeHidden();
  await expect(main.getByText(SECRET)).toBeVisible();
  await wallet.open();
  await wallet.expectBalance(20 - WITH_COUPON);
  await expect(wallet.rows('transactions').filter({ hasText: performer.name })).toHaveCount(1);
});
