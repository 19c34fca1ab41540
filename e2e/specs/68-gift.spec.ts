import { MAHSA, newPerson, register, signIn, topUp } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';

const words = (key: string, values?: Record<string, string>): string => text('en-US', `commerce:${key}`, values);

test('a subscription is given by username, and stands with its giver where the other one looks @full', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  const [giver, friend] = [newPerson('Roya'), newPerson('Navid')];
  const [token, friendToken] = [await register(request, giver), await register(request, friend)];
  await topUp(request, token, 50);
  await signIn(context, baseURL ?? '', token);
  await page.goto(`/${MAHSA}?locale=en-US`);
  await page.getByRole('button', { name: words('gift.action') }).click();
  const dialog = page.getByRole('dialog');
  const give = dialog.getByRole('button', { name: /^Give · / });
  await dialog.getByLabel(words('gift.username')).fill('nobody.by.that.name');
  await give.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel(words('gift.username')).fill(`@${friend.username}`);
  await dialog.getByLabel(words('gift.note')).fill('For your birthday');
  await give.click();
  await expect(page.getByText(words('gift.done', { username: friend.username }))).toBeVisible();
  await expect(dialog).toBeHidden();

  const theirs = await browser.newContext();
  await signIn(theirs, baseURL ?? '', friendToken);
  const subscriptions = await theirs.newPage();
  await subscriptions.goto('/subscriptions?locale=en-US');
  const list = subscriptions.getByRole('main');
  await expect(list).toContainText(words('gift.from', { name: giver.name }));
  await expect(list).toContainText('For your birthday');
  await theirs.close();
});
