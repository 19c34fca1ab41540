import type { Page } from '@playwright/test';
import { MAHSA, newPerson, register, signIn, subscribe, topUp } from '../fixtures/accounts.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { createPerformer } from '../fixtures/performers.ts';
import { findPhotoPost } from '../fixtures/posts.ts';
import { text } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';
import { Paying } from '../pages/paying.ts';
import { Wallet } from '../pages/wallet.ts';

const TEST_CARD = '4242424242424242';

/** Waits until the first picture of the post is drawn, not what stands for it; faces are too small to be meant. */
const expectPicture = async (page: Page): Promise<void> => {
  const picture = page.getByRole('article').getByTitle(text('fa-IR', 'feed:media.enlarge')).locator('img').first();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);
};

/** A mark that a reload would wipe out. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-e2e', 'kept'));
const expectNotReloaded = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-e2e', 'kept');

test.describe('paying performers from the wallet', () => {
  let token: string;
  test.beforeEach(async ({ request, context, baseURL }) => {
    token = await register(request, newPerson());
    await signIn(context, baseURL ?? '', token);
  });

  test('a subscription opens a locked post in place @mobile', async ({ page, request }) => {
    await topUp(request, token, 100);
    const { _id, performer } = await findPhotoPost(request, MAHSA, 'subscribers');
    const paying = new Paying(page);
    await page.goto(`/posts/${_id}`);
    await paying.subscribeButton().click();
    await mark(page);
    await expect(paying.dialog).toContainText(performer.name);
    await paying.payMonth(performer.monthlyPrice).click();
    await expect(paying.dialog).toBeHidden();
    await expect(paying.subscribeButton()).toBeHidden();
    await expectPicture(page);
    await expectNotReloaded(page);
    const wallet = new Wallet(page);
    await wallet.open();
    await wallet.expectBalance(100 - performer.monthlyPrice);
  });

  test('subscribing beside the profile opens her locked posts, and can be cancelled and taken back @mobile @full', async ({
    page,
    request,
  }) => {
    await topUp(request, token, 100);
    const { performer } = await findPhotoPost(request, MAHSA, 'subscribers');
    const paying = new Paying(page);
    await page.goto(`/${MAHSA}`);
    const locked = page.getByRole('main').getByText(text('fa-IR', 'ui:locked.subscribers'));
    await expect(locked.first()).toBeVisible();
    await mark(page);
    await paying.subscription('none').filter({ visible: true }).getByRole('button').first().click();
    await paying.payMonth(performer.monthlyPrice).click();
    const held = paying.subscription('held').filter({ visible: true });
    await expect(held).toBeVisible();
    await expect(locked).toHaveCount(0);
    await expect(held).toContainText(new Intl.NumberFormat('fa-IR').format(performer.monthlyPrice));

    const cancel = text('fa-IR', 'commerce:subscriptions.cancel');
    await held.getByRole('button', { name: cancel }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: cancel }).click();
    const resume = text('fa-IR', 'commerce:subscriptions.resume');
    await held.getByRole('button', { name: resume }).click();
    const question = text('fa-IR', 'commerce:subscriptions.resumeTitle', { name: performer.name });
    await page.getByRole('dialog', { name: question }).getByRole('button', { name: resume }).click();
    await expect(held.getByRole('button', { name: cancel })).toBeVisible();
    await expectNotReloaded(page);

    await page.goto('/subscriptions');
    const list = page.getByRole('list', { name: text('fa-IR', 'commerce:subscriptions.title') });
    await expect(list.getByRole('link', { name: performer.name })).toHaveAttribute('href', `/${MAHSA}`);
  });

  test('an empty wallet is filled on the way, and the way goes on @full', async ({ page, request }) => {
    const { _id, performer } = await findPhotoPost(request, MAHSA, 'subscribers');
    const [paying, wallet] = [new Paying(page), new Wallet(page)];
    await page.goto(`/posts/${_id}`);
    await paying.subscribeButton().click();
    await paying.topUpButton().click();
    await wallet.fillCard(TEST_CARD);
    await wallet.payButton().click();
    await expect(wallet.dialog).toBeHidden();
    await paying.payMonth(performer.monthlyPrice).click();
    await expectPicture(page);
    await wallet.open();
    await wallet.expectBalance(0);
  });

  test('a paid post is unlocked for its price @full', async ({ page, request }) => {
    await topUp(request, token, 100);
    const { _id, price } = await findPhotoPost(request, MAHSA, 'paid');
    const paying = new Paying(page);
    await page.goto(`/posts/${_id}`);
    await paying.unlockButton(page.getByRole('main'), price).click();
    await mark(page);
    await paying.unlockButton(paying.dialog, price).click();
    await expect(paying.dialog).toBeHidden();
    await expectPicture(page);
    await expectNotReloaded(page);
  });

  test('a tip from a post is held within 10 and 10000 and leaves the wallet @mobile @full', async ({
    page,
    request,
  }) => {
    await topUp(request, token, 100);
    const { _id, performer } = await findPhotoPost(request, MAHSA, 'free');
    const [paying, wallet] = [new Paying(page), new Wallet(page)];
    await page.goto(`/posts/${_id}`);
    await paying.tipButton(page.getByRole('article')).click();
    for (const refused of ['۹٫۹۹', '۱۰۰۰۱']) {
      await paying.tipAmount().fill(refused);
      await expect(paying.tipAmount()).toHaveAttribute('aria-invalid', 'true');
      await expect(paying.giveTip()).toBeDisabled();
    }
    await paying.tipAmount().fill('۱۰۰۰۰');
    await expect(paying.topUpButton()).toBeEnabled();
    await paying.tipPreset(20).click();
    await paying.giveTip(20).dblclick();
    await expect(paying.dialog).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: performer.name })).toBeVisible();
    await wallet.open();
    await wallet.expectBalance(80);
    await expect(wallet.rows('transactions').first()).toContainText(performer.name);
  });

  test('nobody without a wallet is asked to pay @full', async ({ page, context, request }) => {
    await context.clearCookies();
    const { _id } = await findPhotoPost(request, MAHSA, 'subscribers');
    const paying = new Paying(page);
    await page.goto(`/posts/${_id}`);
    const wayIn = page
      .getByRole('main')
      .getByRole('link', { name: text('fa-IR', 'commerce:subscribe.action'), exact: true });
    await expect(wayIn).toHaveAttribute('href', `/auth/login?returnUrl=${encodeURIComponent(`/posts/${_id}`)}`);
    await expect(paying.tipButton(page.getByRole('article'))).toHaveCount(0);
    await expect(paying.subscription('none')).toHaveCount(0);
  });
});

test('a performer finds who has subscribed to her, the newest first @mobile @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const performer = await createPerformer(request);
  await signIn(context, baseURL ?? '', performer.token);
  const open = async (): Promise<void> => {
    await page.goto('/subscriptions');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  };
  const title = text('fa-IR', 'commerce:subscriptions.subscribers');
  await open();
  await expect(page.getByText(text('fa-IR', 'commerce:subscriptions.noSubscribers'))).toBeVisible();
  const fans = [newPerson('تارا سپهری'), newPerson('Omid Karimi')];
  for (const fan of fans) {
    const token = await register(request, fan);
    await topUp(request, token, 100);
    await subscribe(request, token, performer._id);
  }
  await open();
  const rows = page.getByRole('list', { name: title }).getByRole('listitem');
  await expect(rows).toHaveText(fans.toReversed().map(({ name }) => new RegExp(name)));
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
