import { randomUUID } from 'node:crypto';
import { demo, logIn, newPerson, register, signIn } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { OperatorConsole } from '../pages/operator-console.ts';
import { Wallet } from '../pages/wallet.ts';

/** Its owner disputes what was charged, some moments after it was. */
const DISPUTING = { number: '4000000000000259', expMonth: 12, expYear: 2034, cvc: '123' };
/** By these words of an answer the sandbox's bank decides for the site. */
const WINNING = 'winning_evidence';

const told = (kind: string): string => text('fa-IR', `messaging:notifications.kinds.${kind}`);

test('a bank takes a payment back, an operator answers with what was gathered, and the fan hears how it goes @full', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  const person = newPerson();
  const token = await register(request, { ...person, name: person.username });
  await signIn(context, baseURL ?? '', token);
  const notices = page.getByRole('main');
  await page.goto('/notifications?locale=fa-IR');
  const headers = { authorization: token, 'idempotency-key': randomUUID() };
  const charge = { headers, data: { amount: 30, card: DISPUTING } };
  expect((await request.post('/api/payment/wallet/top-up', charge)).ok()).toBe(true);
  await expect(notices).toContainText(told('dispute-opened'));

  const office = await browser.newContext();
  await signIn(office, baseURL ?? '', await logIn(request, demo.operator));
  const desk = await office.newPage();
  const admin = new OperatorConsole(desk, 'fa-IR');
  await admin.open('disputes');
  await admin.row(person.username).getByRole('link').click();
  const evidence = admin.field('disputes.evidence');
  await admin.button('disputes.gather').click();
  await expect(evidence).toHaveValue(/رسید: پرداخت .+30\.00 USD/);
  // A bank may read another language than the site's visitors.
  await admin.field('disputes.language').selectOption('en-US');
  await admin.button('disputes.gather').click();
  await expect(evidence).toHaveValue(/Receipt: payment .+30\.00 USD/);
  await evidence.fill(`${await evidence.inputValue()}\n${WINNING}`);
  await admin.act('disputes.send');
  await expect(admin.main.getByRole('region', { name: admin.say('disputes.sent') })).toContainText(WINNING);
  await office.close();

  await notices
    .getByRole('link')
    .filter({ hasText: told('dispute-won') })
    .click();
  await new Wallet(page).expectBalance(30);
});
