import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { demo, logIn, newPerson, PASSWORD, register, type NewAccount } from '../fixtures/accounts.ts';
import { openConsole, test } from '../fixtures/operator-stage.ts';
import { PREPARED } from '../fixtures/patience.ts';
import { findPhotoPost } from '../fixtures/posts.ts';
import { expect } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { visit } from '../fixtures/visit.ts';
import { LoginPage } from '../pages/auth-pages.ts';
import { OperatorConsole } from '../pages/operator-console.ts';
import { PerformerAccountPage } from '../pages/performer-pages.ts';
import { takeSuggestion } from '../pages/suggestions.ts';

const PHOTO = path.resolve(import.meta.dirname, '../../demo/media/pictures/mountain-path.jpg');

const idOf = async (request: APIRequestContext, token: string): Promise<string> => {
  const answer = await request.get('/api/users/me', { headers: { authorization: token } });
  return ((await answer.json()) as { data: { _id: string } }).data._id;
};

const registerPerformer = async (request: APIRequestContext, person: NewAccount): Promise<string> => {
  const about = { country: 'IR', languages: ['fa'], birthDate: '1994-03-21', craft: 'Painting' };
  const response = await request.post('/api/auth/performers/register', { data: { ...person, ...about } });
  expect(response.ok()).toBe(true);
  return ((await response.json()) as { data: { token: string } }).data.token;
};

/** How many documents of a performer an operator can look at by now. */
const preparedDocuments = async (
  request: APIRequestContext,
  authorization: string,
  performerId: string,
): Promise<number> => {
  const url = `/api/operator/verifications/${performerId}/open`;
  const answer = await request.post(url, { headers: { authorization } });
  const { data } = (await answer.json()) as { data: { documents: Array<{ file: { status: string } }> } };
  return data.documents.filter(({ file }) => file.status === 'ready').length;
};

/** The audit log shows the act with what it was about. */
const expectLogged = async (admin: OperatorConsole, action: string, target: string): Promise<void> => {
  await admin.open(`audit-log?target=${encodeURIComponent(target)}`);
  await expect(admin.row(admin.say(`audit.actions.${action}`)).first()).toBeVisible();
};

test('an operator lands in the console after logging in, a fan is sent home from it @full', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const login = new LoginPage(page);
  await login.open('/operator');
  await login.logIn({ username: demo.operator, password: PASSWORD });
  await expect(page).toHaveURL('/operator');
  await expect(new OperatorConsole(page, 'fa-IR').title('sections.overview')).toBeVisible();

  const fan = await visit(browser, baseURL, await logIn(request, demo.fan));
  await fan.goto('/operator/users');
  await expect(fan).toHaveURL('/home');
});

test('a site name and a menu link show on the next page of a visitor, and on the open one of a guest @full', async ({
  browser,
  stage,
}) => {
  const admin = await openConsole(stage);
  // Somebody has been here since before; the page asks anew only when it has grown old.
  const guest = await visit(browser, stage.baseURL);
  await guest.clock.install();
  await guest.goto('/explore?locale=en-US');
  await expect(guest.getByRole('link', { name: text('en-US', 'shell:auth.login') }).first()).toBeVisible();
  const stamp = newPerson().username;
  const siteName = `Barg ${stamp.slice(-4)}`;
  await admin.open('settings');
  const before = await admin.field('settings.siteName').inputValue();
  await admin.field('settings.siteName').fill(siteName);
  await admin.button('settings.addMenu').click();
  await admin.field('settings.menuTitle').last().fill(stamp);
  await admin.field('settings.menuPath').last().fill('not an address');
  await admin.button('save').click();
  await expect(admin.main.getByText(admin.say('settings.badPath')).first()).toBeVisible();
  await admin.field('settings.menuPath').last().fill('/explore');
  await admin.save();
  try {
    const visitor = await visit(browser, stage.baseURL);
    await visitor.goto('/page/terms?locale=en-US');
    await expect(visitor).toHaveTitle(new RegExp(siteName));
    // The foot asks for its links once it is near the screen.
    await visitor.getByLabel(text('en-US', 'site:links.label')).scrollIntoViewIfNeeded();
    await expect(visitor.getByRole('link', { name: stamp })).toHaveAttribute('href', '/explore');
    await guest.clock.fastForward('01:01');
    await guest
      .getByRole('link', { name: text('en-US', 'shell:auth.login') })
      .first()
      .click();
    await expect(guest).toHaveTitle(new RegExp(siteName));
  } finally {
    await admin.open('settings');
    await admin.field('settings.siteName').fill(before);
    await admin.button('settings.removeMenu').last().click();
    await admin.save();
  }
  await expectLogged(admin, 'settings-changed', '');
});

test('an uploaded logo stands where the leaf stood for visitors, until it is taken away @full', async ({
  browser,
  stage,
}) => {
  const admin = await openConsole(stage);
  const visitor = await visit(browser, stage.baseURL);
  const home = visitor.locator('a[href="/home"]');
  const logo = home.getByRole('img').first();
  const choose = stage.page.waitForEvent('filechooser');
  await admin.open('settings');
  const name = await admin.field('settings.siteName').inputValue();
  await admin.button('settings.upload').first().click();
  await (await choose).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(admin.main.getByRole('alert')).toBeVisible();
  await expect(admin.field('settings.logo')).toHaveValue('');
  const chooseAgain = stage.page.waitForEvent('filechooser');
  await admin.button('settings.upload').first().click();
  await (await chooseAgain).setFiles(PHOTO);
  await expect(admin.field('settings.logo')).toHaveValue(/^\/api\/media\/[\w-]+\/medium\.webp$/);
  await admin.save();
  try {
    await visitor.goto('/explore?locale=en-US');
    await expect(home.getByRole('img', { name }).first()).toHaveAttribute(
      'src',
      await admin.field('settings.logo').inputValue(),
    );
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  } finally {
    await admin.field('settings.logo').fill('');
    await admin.save();
  }
  await visitor.goto('/explore?locale=en-US');
  await expect(home.first()).toContainText(name);
  await expect(logo).toHaveCount(0);
});

test('an edited text reaches visitors and goes back to the shipped one @full', async ({ browser, stage }) => {
  const shipped = text('en-US', 'site:contact.subject');
  const admin = await openConsole(stage);
  const visitor = await visit(browser, stage.baseURL);
  await admin.open('translations?locale=en-US&namespace=site&q=contact.subject');
  const field = admin.field('translations.text');
  await expect(field).toHaveCount(1);
  await field.fill('What is it about?');
  await admin.save();
  await expect(admin.main.getByText(admin.say('translations.edited'), { exact: true })).toBeVisible();
  await visitor.goto('/contact?locale=en-US');
  await expect(visitor.getByLabel('What is it about?')).toBeVisible();
  await admin.button('translations.restore').click();
  await expect(field).toHaveValue(shipped);
  await visitor.reload();
  await expect(visitor.getByLabel(shipped)).toBeVisible();
  await expectLogged(admin, 'translation-restored', 'en-US/site:contact.subject');
});

test('a page is written, published, read by everybody, changed and deleted @mobile @full', async ({
  browser,
  stage,
}) => {
  const admin = await openConsole(stage);
  const slug = newPerson().username.replace('.', '-');
  await admin.open('pages/new', 'pages.new');
  await admin.field('pages.slug').fill(slug);
  await admin.field('pages.isPublished').setChecked(true);
  await admin.field('translations.language').selectOption('en-US');
  await admin.field('pages.titleField').fill(`House rules ${slug}`);
  await admin.field('pages.body').fill('Be **kind** to leaves.');
  await admin.save();
  await expect(admin.title('sections.pages')).toBeVisible();
  await expect(admin.row(slug)).toContainText(admin.say('pages.published'));

  const visitor = await visit(browser, stage.baseURL);
  await visitor.goto(`/page/${slug}?locale=en-US`);
  await expect(visitor.getByRole('heading', { level: 1, name: `House rules ${slug}` })).toBeVisible();
  await expect(visitor.getByText('Be kind to leaves.')).toBeVisible();

  await admin.row(slug).getByRole('link').click();
  await admin.field('translations.language').selectOption('en-US');
  await admin.field('pages.body').fill('Be **patient** with roots.');
  await admin.save();
  await visitor.reload();
  await expect(visitor.getByText('Be patient with roots.')).toBeVisible();

  await admin.row(slug).getByRole('link').click();
  await admin.act('pages.delete');
  await expect(admin.title('sections.pages')).toBeVisible();
  await expect(admin.row(slug)).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: text('en-US', 'ui:missing.title') })).toBeVisible();
});

test('a suspended account is led out of its open page and told why, and comes back when reinstated @full', async ({
  browser,
  stage,
}) => {
  const admin = await openConsole(stage);
  const person = newPerson();
  const token = await register(stage.request, person);
  const userId = await idOf(stage.request, token);
  const member = await visit(browser, stage.baseURL, token);
  await member.goto('/wallet');
  await expect(member.getByRole('main')).toBeVisible();

  await admin.open(`users?q=${person.username}`);
  await admin.row(person.email).getByRole('link').click();
  await admin.act('users.suspend', { key: 'reason', words: 'Pictures of others' });
  await expect(member).toHaveURL(/\/auth\/login/);
  const login = new LoginPage(member);
  await login.logIn(person);
  await expect(login.failure).toContainText('Pictures of others');

  await admin.act('users.reinstate', { key: 'reason', words: 'A mistake of ours' });
  await login.logIn(person);
  await expect(member).not.toHaveURL(/\/auth\/login/);
  await expectLogged(admin, 'user-suspended', userId);
  await expectLogged(admin, 'user-reinstated', userId);
});

test('a report is seen with what it is about, and closed with a note @mobile @full', async ({ stage }) => {
  const admin = await openConsole(stage);
  const reporter = newPerson();
  const authorization = await register(stage.request, reporter);
  const post = await findPhotoPost(stage.request, 'mahsa.art', 'free');
  const sent = await stage.request.post('/api/reports', {
    headers: { authorization },
    data: { type: 'feed', _id: post._id, reason: 'copyright', text: 'This is my mountain.' },
  });
  const { _id } = ((await sent.json()) as { data: { _id: string } }).data;

  await admin.open('reports?type=feed&reason=copyright');
  await admin.row(reporter.username).getByRole('link').first().click();
  await expect(admin.main.getByText('This is my mountain.')).toBeVisible();
  await expect(admin.main.getByText(post.performer.name).first()).toBeVisible();
  await admin.act('reports.acts.none', { key: 'reports.note', words: 'She took it herself.' });
  await expect(admin.main.getByText('She took it herself.')).toBeVisible();
  await admin.open('reports?type=feed&reason=copyright');
  await expect(admin.row(reporter.username)).toHaveCount(0);
  await expectLogged(admin, 'report-closed', _id);
});

test('a performer is approved from the queue after a look at her documents @full', async ({ browser, stage }) => {
  const person = newPerson('Mina');
  const token = await registerPerformer(stage.request, person);
  const performer = await visit(browser, stage.baseURL, token);
  const account = new PerformerAccountPage(performer, 'en-US');
  await account.open('verification');
  await account.giveDocument('identity-front', PHOTO);
  await account.giveDocument('selfie', PHOTO);
  await expect(account.standing('pending')).toBeVisible();

  const admin = await openConsole(stage);
  await admin.open('verification');
  await admin.row(person.username).getByRole('link').first().click();
  const front = admin.main.getByRole('img', { name: admin.say('verification.kinds.identity-front') });
  // The documents are prepared for looking at behind the scenes; until then there is nothing to open.
  const userId = await idOf(stage.request, token);
  const operator = await logIn(stage.request, demo.operator);
  await expect.poll(() => preparedDocuments(stage.request, operator, userId), PREPARED).toBe(2);
  await stage.page.reload();
  await admin.button('verification.open').click();
  await expect(front).toBeVisible();
  await expect.poll(() => front.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const address = new URL(stage.page.url()).pathname;
  await admin.act('verification.approve');
  await expect(admin.row(person.username)).toHaveCount(0);
  await account.open('verification');
  await expect(account.standing('verified')).toBeVisible();
  await stage.page.goto(address);
  const decision = admin.main.getByRole('listitem').filter({ hasText: admin.say('verification.verified') });
  await expect(decision.locator('time')).toBeVisible();
  await expect(decision).toContainText('@barg.team');
  await expectLogged(admin, 'performer-verified', userId);
  await expectLogged(admin, 'document-opened', userId);
});

test('countries are picked by name, and the audit log is narrowed to one operator @full', async ({ stage }) => {
  const admin = await openConsole(stage);
  await admin.open('access');
  const picker = admin.main.getByRole('combobox', { name: admin.say('access.countries') });
  // A country from which no other spec comes.
  await takeSuggestion(picker, 'Bouvet', /Bouvet/);
  await stage.page.keyboard.press('Escape');
  await admin.save();
  await admin.main.getByRole('button', { name: /Bouvet/ }).click();
  await admin.save();
  await expect(admin.main.getByText(admin.say('access.noneBlocked'))).toBeVisible();

  const operatorId = await idOf(stage.request, await logIn(stage.request, demo.operator));
  await admin.open('audit-log');
  await admin.field('audit.operator').selectOption(operatorId);
  await expect(stage.page).toHaveURL(new RegExp(`operator=${operatorId}`));
  await expect(admin.row(admin.say('audit.actions.settings-changed')).first()).toBeVisible();
});
