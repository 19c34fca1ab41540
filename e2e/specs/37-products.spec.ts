import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { newPerson, register, signIn, topUp } from '../fixtures/accounts.ts';
import { createPerformer } from '../fixtures/performers.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { Paying } from '../pages/paying.ts';

const PICTURE = path.resolve(import.meta.dirname, '../../demo/media/pictures/fig.jpg');
const PATTERN = { name: 'pattern.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
const PRICE = 3;

const studio = (key: string, values?: Record<string, string>): string => text('fa-IR', `creator-studio:${key}`, values);

test('a performer offers a file; a fan buys it and downloads it, until she takes it away @full', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  const performer = await createPerformer(request);
  await signIn(context, baseURL ?? '', performer.token);
  const title = `الگو ${randomBytes(4).toString('hex')}`;

  await page.goto('/creator/products/new');
  await page.getByLabel(studio('products.types.digital')).check();
  await page.getByLabel(studio('work.title')).fill(title);
  await page.getByRole('textbox', { name: studio('composer.price') }).fill(String(PRICE));
  await page.getByLabel(studio('products.addPictures')).setInputFiles(PICTURE);
  await page.getByLabel(studio('products.file.choose')).setInputFiles(PATTERN);
  await page.getByRole('button', { name: studio('products.create'), exact: true }).click();
  await expect(page).toHaveURL(/\/creator\/products\/[0-9a-f-]{36}$/);
  const productId = page.url().split('/').at(-1);

  const fanToken = await register(request, newPerson());
  await topUp(request, fanToken, 20);
  const fan = await browser.newContext({ baseURL, viewport: page.viewportSize(), locale: 'de-DE' });
  await signIn(fan, baseURL ?? '', fanToken);
  const fanPage = await fan.newPage();
  const [paying, main] = [new Paying(fanPage), fanPage.getByRole('main')];
  await fanPage.goto(`/${performer.username}/shop`);
  await main.locator(`a[href="/products/${productId}"]`).click();
  await expect(fanPage.getByRole('heading', { name: title })).toBeVisible();
  const link = `/api/performer-assets/products/${productId}/download-link`;
  const askForFile = async () => (await request.get(link, { headers: { authorization: fanToken } })).status();
  expect(await askForFile()).toBe(403);

  await paying.unlockButton(main, PRICE).click();
  await paying.unlockButton(paying.dialog, PRICE).click();
  const downloading = fanPage.waitForEvent('download');
  await main.getByRole('button', { name: text('fa-IR', 'feed:product.download') }).click();
  expect((await downloading).suggestedFilename()).toBe(PATTERN.name);

  const renamed = `${title} ۲`;
  await page.getByLabel(studio('work.title')).fill(renamed);
  await page.getByRole('button', { name: studio('composer.save'), exact: true }).click();
  await expect(page.getByText(studio('composer.saved'))).toBeVisible();
  await fanPage.reload();
  await expect(fanPage.getByRole('heading', { name: renamed })).toBeVisible();

  await page.goto('/creator/products');
  await page.getByRole('checkbox', { name: studio('products.choose', { name: renamed }) }).check();
  await page.getByRole('button', { name: studio('products.deleteChosen') }).click();
  await expect(page.getByText(renamed)).toHaveCount(0);
  expect((await request.get(`/api/performer-assets/products/${productId}`)).status()).toBe(404);
  await fan.close();
});
