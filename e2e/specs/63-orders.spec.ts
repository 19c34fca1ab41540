import { signIn, topUp } from '../fixtures/accounts.ts';
import { BOWL, buyProduct, FILE, openShop, saveAddress, SHIPPING } from '../fixtures/shop.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';

const words = (key: string, values?: Record<string, string>): string => text('en-US', key, values);
const price = (tokens: number): string => words('ui:price_other', { amount: String(tokens) });
const state = (name: string): string => words(`commerce:orders.states.${name}`);

test('a thing is bought, sent with its tracking, and delivered @full', async ({
  page,
  context,
  browser,
  request,
  baseURL,
  fan,
}) => {
  const { performer, bowl } = await openShop(request);
  await saveAddress(request, fan.token);
  await topUp(request, fan.token, 50);
  await signIn(context, baseURL ?? '', fan.token);
  await page.goto(`/products/${bowl.id}?locale=en-US`);
  await page.getByRole('button', { name: words('feed:product.order'), exact: true }).click();
  const total = price(BOWL + SHIPPING);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('commerce:order.pay', { tokens: total }) })
    .click();
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}/);
  const times = page.getByRole('list', { name: words('commerce:orders.times') });
  await expect(times).toContainText(state('created'));

  const hers = await browser.newContext();
  await signIn(hers, baseURL ?? '', performer.token);
  const studio = await hers.newPage();
  await studio.goto('/creator/orders?locale=en-US');
  await studio.getByRole('link', { name: bowl.title }).click();
  await studio.getByRole('button', { name: words('creator-studio:orders.begin') }).click();
  await expect(times).toContainText(state('processing'));
  await studio.getByLabel(words('creator-studio:orders.trackingUrl')).fill('https://post.example/RR1');
  await studio.getByRole('button', { name: words('creator-studio:orders.ship') }).click();
  await studio
    .getByRole('alertdialog')
    .getByRole('button', { name: words('creator-studio:orders.ship') })
    .click();
  const tracking = page.getByRole('link', { name: words('commerce:orders.track') });
  await expect(tracking).toHaveAttribute('href', 'https://post.example/RR1');
  await studio.getByRole('button', { name: words('creator-studio:orders.deliver') }).click();
  await studio
    .getByRole('alertdialog')
    .getByRole('button', { name: words('creator-studio:orders.deliver') })
    .click();
  await expect(times).toContainText(state('delivered'));
  await hers.close();
});

test('an order is taken back with all that was paid, until somebody works on it @full', async ({
  page,
  context,
  request,
  baseURL,
  fan,
}) => {
  const { bowl } = await openShop(request);
  const addressId = await saveAddress(request, fan.token);
  await topUp(request, fan.token, 50);
  const orderId = await buyProduct(request, fan.token, { id: bowl.id, addressId, expectedPrice: BOWL + SHIPPING });
  await signIn(context, baseURL ?? '', fan.token);
  await page.goto(`/orders/${orderId}?locale=en-US`);
  const cancel = words('commerce:orders.cancel');
  await page.getByRole('main').getByRole('button', { name: cancel }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: cancel }).click();
  await expect(page.getByRole('list', { name: words('commerce:orders.times') })).toContainText(state('refunded'));
  const me = await request.get('/api/users/me', { headers: { authorization: fan.token } });
  expect(((await me.json()) as { data: { balance: number } }).data.balance).toBe(50);
});

test('a file that was bought stands among the orders, and is downloaded there @full', async ({
  page,
  context,
  request,
  baseURL,
  fan,
}) => {
  const { file } = await openShop(request);
  await topUp(request, fan.token, 10);
  await buyProduct(request, fan.token, { id: file.id, expectedPrice: FILE });
  await signIn(context, baseURL ?? '', fan.token);
  await page.goto('/orders?locale=en-US');
  await page.getByRole('link', { name: file.title }).click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: words('commerce:orders.download') }).click();
  expect((await arriving).suggestedFilename()).toBe('pattern.pdf');
});
