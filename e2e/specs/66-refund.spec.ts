import { demo, logIn, newPerson, register, signIn, topUp } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { OperatorConsole } from '../pages/operator-console.ts';

const words = (key: string): string => text('en-US', `commerce:${key}`);

test('a fan asks for a payment back, an operator sees who bears it and grants it with words @full', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  const person = newPerson('Roya');
  const token = await register(request, person);
  await topUp(request, token, 20);
  await signIn(context, baseURL ?? '', token);
  await page.goto('/wallet/payments?locale=en-US');
  await page.getByRole('link', { name: new RegExp(words('payments.states.succeeded')) }).click();
  await page.getByRole('button', { name: words('refunds.ask') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: words('refunds.reasons.unwanted') }).check();
  await dialog.getByLabel(words('refunds.text')).fill(`Paid by ${person.username}`);
  await dialog.getByRole('button', { name: words('refunds.send') }).click();
  await expect(page.getByText(words('refunds.asked'))).toBeVisible();

  const office = await browser.newContext();
  await signIn(office, baseURL ?? '', await logIn(request, demo.operator));
  const desk = await office.newPage();
  const admin = new OperatorConsole(desk);
  await admin.open('refunds');
  const asked = admin.main.getByRole('listitem').filter({ hasText: person.username });
  await asked.getByRole('button', { name: admin.say('refunds.grant') }).click();
  const decision = desk.getByRole('alertdialog');
  await expect(decision.getByRole('table')).toContainText(admin.say('books.accounts.wallet'));
  await decision.getByLabel(admin.say('refunds.words')).fill('With pleasure');
  await decision.getByRole('button', { name: admin.say('refunds.grant') }).click();
  await expect(asked).toBeHidden();
  await office.close();

  await page.goto('/wallet/refunds');
  const told = page.getByRole('main');
  await expect(told).toContainText(words('refunds.states.granted'));
  await expect(told).toContainText('With pleasure');
});
