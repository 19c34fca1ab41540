import { demo, logIn, PASSWORD } from '../fixtures/accounts.ts';
import { test } from '../fixtures/operator-stage.ts';
import { expect } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { LoginPage } from '../pages/auth-pages.ts';
import { OperatorConsole } from '../pages/operator-console.ts';

const say = (key: string): string => text('en-US', `account:security.${key}`);

test('an operator is asked for the password before the commission changes, and loses nothing by a wrong one @phone @full', async ({
  stage,
}) => {
  const { page, request } = stage;
  const login = new LoginPage(page, 'en-US');
  await page.goto('/auth/login?locale=en-US');
  await login.logIn({ username: demo.operator, password: PASSWORD });
  await expect(page).toHaveURL('/operator');
  const admin = new OperatorConsole(page);
  await expect(page.getByRole('region', { name: admin.say('secondStep.invitationTitle') })).toBeVisible();

  await admin.open('settings');
  const commission = admin.field('settings.commissionPercent');
  const before = await commission.inputValue();
  const after = String(Number(before) + 1);
  await commission.fill(after);
  await admin.button('save').click();
  const question = page.getByRole('dialog', { name: say('prove.title') });
  const password = question.getByLabel(say('password.current'), { exact: true });
  const goOn = question.getByRole('button', { name: say('confirmation.submit') });
  await password.fill('guessed');
  await goOn.click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill(PASSWORD);
  await goOn.click();
  await expect(question).toBeHidden();
  await expect(page.getByText(admin.say('saved'))).toBeVisible();
  await expect(commission).toHaveValue(after);

  const headers = { authorization: await logIn(request, demo.operator) };
  const stored = async () => {
    const answer = await request.get('/api/operator/settings', { headers });
    return ((await answer.json()) as { data: { version: string; settings: { commissionPercent: number } } }).data;
  };
  const { version, settings } = await stored();
  expect(settings.commissionPercent).toBe(Number(after));
  const data = { version, commissionPercent: Number(before) };
  expect((await request.put('/api/operator/settings', { headers, data })).ok()).toBe(true);
});
