import { MAHSA, newPerson, register, signIn, subscribe, topUp } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';

const words = (key: string): string => text('en-US', `commerce:subscriptions.${key}`);

test('a subscription is set to pause after what is paid for, and goes on for nothing before that @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const token = await register(request, newPerson('Roya'));
  await topUp(request, token, 50);
  const answer = await request.get(`/api/performers/${MAHSA}`);
  const { data } = (await answer.json()) as { data: { _id: string } };
  await subscribe(request, token, data._id);
  await signIn(context, baseURL ?? '', token);
  await page.goto('/subscriptions?locale=en-US');
  const list = page.getByRole('main').getByRole('listitem');
  await list.getByRole('button', { name: words('pause') }).click();
  await expect(list).toContainText(/Pauses on .+ until you go on/);
  // The server has it, not the page alone.
  await page.reload();
  await expect(list).toContainText(/Pauses on .+ until you go on/);
  await list.getByRole('button', { name: words('goOn') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('goOn') })
    .click();
  await expect(list).toContainText(/Renews on .+ for .*6 tokens.* a month/);
  await expect(list.getByRole('button', { name: words('pause') })).toBeVisible();
});
