import { randomUUID } from 'node:crypto';
import { logIn, PASSWORD, signIn } from '../fixtures/accounts.ts';
import { openConsole } from '../fixtures/operator-stage.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';

/** Who has earned something weeks ago: one for each width, since one request of somebody's is under review at a time. */
const PERFORMERS: Record<string, string> = { desktop: 'arash.macro', mobile: 'maya.outside' };
const BANK = { kind: 'bank', holder: 'Arash', bankName: 'Mellat', country: 'IR', iban: 'IR580540105180021273113007' };

test('a performer asks for a payout, an operator refuses it, and the amount is hers again @full', async ({
  page,
  context,
  request,
  browser,
  baseURL: site,
}) => {
  const baseURL = site ?? '';
  const locale = 'fa-IR';
  const say = (key: string, values?: Record<string, string>) => text(locale, `creator-studio:${key}`, values);
  const token = await logIn(request, PERFORMERS[test.info().project.name] ?? '', PASSWORD);
  const headers = { authorization: token };
  const set = await request.post('/api/payout-methods/bank', { headers, data: BANK });
  expect(set.ok(), await set.text()).toBe(true);
  await signIn(context, baseURL, token);

  await page.goto(`/creator/earnings?locale=${locale}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('table', { name: say('earnings.list') })).toBeVisible();
  for (const kind of ['csv', 'pdf']) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: say(`statements.${kind}`) }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`^barg-20\\d\\d-\\d\\d\\.${kind}$`));
  }

  await page.goto(`/creator/payouts?locale=${locale}`);
  const name = say('payouts.methods.crypto');
  await main.getByRole('button', { name: say('payouts.setNamed', { name }) }).click();
  const settings = page.getByRole('dialog', { name: say('payouts.setNamed', { name }) });
  await settings.getByLabel(say('payouts.fields.network'), { exact: true }).fill('Bitcoin');
  await settings.getByLabel(say('payouts.fields.address'), { exact: true }).fill('bc1qexampleexampleexample');
  await settings.getByRole('button', { name: say('payouts.saveMethod'), exact: true }).click();
  await expect(main.getByText('•••• mple')).toBeVisible();
  await main.getByRole('button', { name: say('payouts.removeNamed', { name }) }).click();
  const removal = page.getByRole('alertdialog', { name: say('payouts.removeNamed', { name }) });
  await removal.getByRole('button', { name: say('payouts.remove'), exact: true }).click();
  await expect(main.getByText('•••• mple')).toBeHidden();

  await main.getByRole('button', { name: say('payouts.request'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: say('payouts.request') });
  await dialog.getByLabel(say('payouts.amount'), { exact: true }).fill('50');
  await dialog.getByRole('button', { name: say('payouts.request'), exact: true }).click();
  await expect(page).toHaveURL(/\/creator\/payouts\/[0-9a-f-]{36}/);
  await expect(main.getByText(say('payouts.holds.review'))).toBeVisible();
  await main.getByRole('button', { name: say('payouts.change'), exact: true }).click();
  const change = page.getByRole('dialog', { name: say('payouts.change') });
  await change.getByLabel(say('payouts.note'), { exact: true }).fill('Soon');
  await change.getByRole('button', { name: say('payouts.change'), exact: true }).click();
  await expect(change).toBeHidden();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const theirs = await browser.newContext({ baseURL, locale: 'de-DE' });
  const operatorPage = await theirs.newPage();
  const admin = await openConsole({ page: operatorPage, context: theirs, request, baseURL });
  await admin.open('payouts');
  await operatorPage.goto(`/operator/payouts/${id}?locale=en-US`);
  await admin.button('payouts.openDestination').click();
  await expect(admin.main.getByText(BANK.iban)).toBeVisible();
  await admin.button('payouts.acts.approve').click();
  const question = operatorPage.getByRole('alertdialog');
  await question.getByRole('button', { name: admin.say('payouts.acts.approve'), exact: true }).click();
  // Where it goes was said just now, so nothing may leave yet.
  await expect(question.getByRole('alert')).toContainText('72');
  await question.getByRole('button', { name: text('en-US', 'ui:cancel') }).click();
  await admin.button('payouts.acts.refuse').click();
  await question.getByLabel(admin.say('payouts.words'), { exact: true }).fill(`No ${randomUUID()}`);
  await question.getByRole('button', { name: admin.say('payouts.acts.refuse'), exact: true }).click();
  await expect(question).toBeHidden();
  await theirs.close();

  await page.goto(`/creator/payouts/${id}?locale=${locale}`);
  await expect(main.getByText(say('payouts.reasons.refused'), { exact: true })).toBeVisible();
  await expect(main.getByText(say('payouts.events.refused'))).toBeVisible();
});
