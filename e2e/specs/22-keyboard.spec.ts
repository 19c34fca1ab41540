import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { MAHSA, demo, logIn, newPerson, signIn, type NewAccount } from '../fixtures/accounts.ts';
import { Keyboard } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { codeOf, enableTwoStep } from '../fixtures/two-step.ts';
import { AccountSections } from '../pages/account-sections.ts';
import { LoginPage, RegisterPage, TwoStepDialog } from '../pages/auth-pages.ts';
import { LanguageDialog } from '../pages/language-dialog.ts';
import { OperatorConsole } from '../pages/operator-console.ts';

const LOCALE = 'en-US';
const picture = new URL('../../apps/shell/public/icon-512.png', import.meta.url);
const say = (key: string, values?: Record<string, string>) => text(LOCALE, key, values);

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'i18nextLng', value: LOCALE, url: baseURL ?? '' }]);
});

test('registering, picking a language and logging in with two steps, by keys alone @full', async ({
  page,
  request,
}) => {
  const keys = new Keyboard(page);
  const person = newPerson();
  const registration = new RegisterPage(page, LOCALE);
  await registration.open();
  const languages = page.getByRole('button', { name: say('shell:preferences.language') });
  await new LanguageDialog(page, LOCALE).open();
  await page.keyboard.press('Escape');
  await expect(languages).toBeFocused();
  await keys.write(registration.name(), person.name);
  await keys.write(registration.username(), person.username);
  await keys.write(registration.email(), person.email);
  await keys.write(registration.password(), person.password);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/auth\/register/);

  const { secret } = await enableTwoStep(request, await logIn(request, person.username, person.password));
  await page.context().clearCookies({ name: 'token' });
  const login = new LoginPage(page, LOCALE);
  await login.open();
  await keys.write(login.field('auth:login.identifier'), person.username);
  await keys.write(login.field('auth:fields.password'), person.password);
  await page.keyboard.press('Enter');
  const twoStep = new TwoStepDialog(page, LOCALE);
  await expect(twoStep.code).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(twoStep.dialog).toBeHidden();
  await keys.press(login.submit());
  await expect(twoStep.code).toBeFocused();
  // The code of the next step: that of this one has been used to turn two steps on.
  await page.keyboard.type(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/auth\/login/);
});

test('reporting and blocking by keys alone, with the focus back at the menu', async ({ page, request, fan: _fan }) => {
  const keys = new Keyboard(page);
  const answer = await request.get(`/api/performers/${MAHSA}`);
  const { name } = ((await answer.json()) as { data: { name: string } }).data;

  await test.step('a report', async () => {
    await page.goto(`/${MAHSA}`);
    const menu = page.getByRole('button', { name: say('feed:profile.menu', { name }) });
    await keys.choose(menu, say('feed:report'));
    const dialog = page.getByRole('dialog', { name: say('site:report.title.performer') });
    await keys.press(dialog.getByRole('radio').first(), 'Space');
    await keys.press(dialog.getByRole('button', { name: say('site:report.send') }));
    await keys.press(dialog.getByRole('button', { name: say('site:report.close') }));
    await expect(dialog).toBeHidden();
    await expect(menu).toBeFocused();
  });

  await test.step('a block, thought better of', async () => {
    const menu = page.getByRole('button', { name: say('feed:profile.menu', { name }) });
    await keys.choose(menu, say('feed:block', { name }));
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await keys.press(question.getByRole('button', { name: say('ui:cancel') }));
    await expect(question).toBeHidden();
    await expect(menu).toBeFocused();
  });
});

test('cutting a picture, and addresses on the own account, by keys alone @full', async ({ page, request, fan }) => {
  const keys = new Keyboard(page);
  const account = new AccountSections(page, LOCALE);

  await test.step('a picture', async () => {
    await account.open('profile');
    const change = account.button('avatar.change');
    // While somebody listens the browser hands choosers over; a listener that came with the key press may be too late.
    page.on('filechooser', () => undefined);
    const chooser = page.waitForEvent('filechooser');
    await keys.press(change);
    const file = { name: 'me.png', mimeType: 'image/png', buffer: await readFile(picture) };
    await (await chooser).setFiles(file);
    await expect(account.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(account.dialog).toBeHidden();
    await expect(change).toBeFocused();
    const again = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await again).setFiles(file);
    const zoom = account.dialog.getByRole('slider', { name: say('ui:crop.zoom') });
    const before = Number(await zoom.inputValue());
    for (let step = 0; step < 5; step += 1) await keys.press(zoom, 'ArrowRight');
    expect(Number(await zoom.inputValue())).toBeGreaterThan(before);
    await keys.press(account.dialog.getByRole('button', { name: say('account:save') }));
    await expect(account.dialog).toBeHidden();
    await expect(change).toBeFocused();
    const me = await request.get('/api/users/me', { headers: { authorization: fan.token } });
    // A part of the 512 pixels: the keys have moved the window closer.
    const { avatar } = (await me.json()).data;
    expect(avatar.large.width).toBeGreaterThan(0);
    expect(avatar.large.width).toBeLessThan(512);
  });

  await test.step('an address that is added, changed and removed', async () => {
    await account.open('addresses');
    const save = account.dialog.getByRole('button', { name: say('account:save') });
    await keys.press(account.button('addresses.add').first());
    await account.choose('addresses.country', 'Iran');
    await account.write('addresses.city', 'Yazd');
    await keys.write(account.field('addresses.street'), 'Amir Chakhmaq 4');
    await keys.press(save);
    await expect(account.main.getByText('Amir Chakhmaq 4')).toBeVisible();

    const edit = account.button('addresses.edit');
    await keys.press(edit);
    await keys.write(account.field('addresses.street'), 'Amir Chakhmaq 5');
    await page.keyboard.press('Enter');
    await expect(account.main.getByText('Amir Chakhmaq 5')).toBeVisible();
    await expect(edit).toBeFocused();

    const remove = account.button('addresses.remove').first();
    await keys.press(remove);
    await expect(account.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await keys.press(account.dialog.getByRole('button', { name: say('account:addresses.remove') }));
    await expect(account.says('addresses.empty')).toBeVisible();
  });
});

/** A performer whose documents wait for an operator. */
const registerWaiting = async (request: APIRequestContext, person: NewAccount): Promise<void> => {
  const about = { country: 'IR', languages: ['fa'], birthDate: '1994-03-21', craft: 'Painting' };
  const answer = await request.post('/api/auth/performers/register', { data: { ...person, ...about } });
  const { token } = ((await answer.json()) as { data: { token: string } }).data;
  for (const kind of ['identity-front', 'selfie']) {
    const sent = await request.post(`/api/performers/documents/upload?kind=${kind}`, {
      headers: { authorization: token },
      multipart: { file: { name: `${kind}.png`, mimeType: 'image/png', buffer: await readFile(picture) } },
    });
    expect(sent.ok(), await sent.text()).toBe(true);
  }
};

test('an operator refuses one performer and approves another by keys alone @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const keys = new Keyboard(page);
  const admin = new OperatorConsole(page, LOCALE);
  await signIn(context, baseURL ?? '', await logIn(request, demo.operator));
  for (const act of ['refuse', 'approve'] as const) {
    const person = newPerson();
    await registerWaiting(request, person);
    await admin.open('verification');
    await keys.press(admin.row(person.username).getByRole('link').first());
    await keys.press(admin.button('verification.open'));
    const button = admin.button(`verification.${act}`);
    await keys.press(button);
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    if (act === 'refuse') await keys.write(question.getByLabel(admin.say('reason')), 'The picture is too dark');
    await keys.press(question.getByRole('button', { name: admin.say(`verification.${act}`) }));
    await expect(admin.title('sections.verification')).toBeVisible();
    await expect(admin.row(person.username)).toHaveCount(0);
  }
});
