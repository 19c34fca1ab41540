import type { APIRequestContext } from '@playwright/test';
import { demo, logIn, PASSWORD, signIn } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { OperatorConsole } from '../pages/operator-console.ts';

/** Who has had an account at the sandbox for weeks: one for each width, since one request of somebody's is under review at a time. */
const PERFORMERS: Record<string, string> = { desktop: 'mahsa.art', mobile: 'saman.daf' };

const studio = (key: string): string => text('fa-IR', `creator-studio:payouts.${key}`);
const proof = (key: string): string => text('fa-IR', `account:security.${key}`);

/** An operator who has not proven to be there. */
const logInUnproven = async (request: APIRequestContext): Promise<string> => {
  const answer = await request.post('/api/auth/login', { data: { username: demo.operator, password: PASSWORD } });
  return ((await answer.json()) as { data: { token: string } }).data.token;
};

/** A first try of this test may have left a request under review. */
const withdrawPending = async (request: APIRequestContext, headers: { authorization: string }): Promise<void> => {
  const answer = await request.get('/api/payout-requests/check/pending-review', { headers });
  const { data } = (await answer.json()) as { data: { request: { _id: string } | null } };
  if (data.request)
    await request.put(`/api/payout-requests/${data.request._id}`, { headers, data: { withdrawn: true } });
};

test('a payout is asked for, approved by an operator who proves to be there, and sent by the gateway @full', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  const token = await logIn(request, PERFORMERS[test.info().project.name] ?? '');
  await withdrawPending(request, { authorization: token });
  await signIn(context, baseURL ?? '', token);
  const main = page.getByRole('main');
  await page.goto('/creator/payouts?locale=fa-IR');
  await main.getByRole('button', { name: studio('request'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: studio('request') });
  await dialog.getByLabel(studio('amount'), { exact: true }).fill('50');
  await dialog.getByRole('button', { name: studio('request'), exact: true }).click();
  await expect(page).toHaveURL(/\/creator\/payouts\/[0-9a-f-]{36}/);
  const { pathname } = new URL(page.url());
  await page.goto('/notifications');

  const office = await browser.newContext();
  await signIn(office, baseURL ?? '', await logInUnproven(request));
  const desk = await office.newPage();
  const admin = new OperatorConsole(desk, 'fa-IR');
  await desk.goto(`/operator/payouts/${pathname.split('/').at(-1)}?locale=fa-IR`);
  await admin.button('payouts.acts.approve').click();
  const question = desk.getByRole('alertdialog');
  await question.getByRole('button', { name: admin.say('payouts.acts.approve'), exact: true }).click();
  const asked = desk.getByRole('dialog', { name: proof('prove.title') });
  await asked.getByLabel(proof('password.current'), { exact: true }).fill(PASSWORD);
  await asked.getByRole('button', { name: proof('confirmation.submit') }).click();
  await expect(question).toBeHidden();
  await office.close();

  const sent = text('fa-IR', 'messaging:notifications.kinds.payout-sent');
  await main.locator(`a[href="${pathname}"]`).filter({ hasText: sent }).click();
  await expect(main.getByText(studio('statuses.paid'), { exact: true })).toBeVisible();
  await expect(main.getByText(/sandbox:transfer:/)).toBeVisible();
});
