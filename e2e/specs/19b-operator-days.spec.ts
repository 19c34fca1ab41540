import { newPerson, register } from '../fixtures/accounts.ts';
import { linkIn, mailTo } from '../fixtures/mails.ts';
import { openConsole, test } from '../fixtures/operator-stage.ts';
import { expect } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { visit } from '../fixtures/visit.ts';

test('a promo is written, recommended to visitors, changed, and gone when it is deleted @mobile @full', async ({
  browser,
  stage,
}) => {
  const admin = await openConsole(stage);
  const name = newPerson().username;
  const inEnglish = () => admin.field('translations.language').selectOption('en-US');
  await admin.open('promos/new', 'promos.new');
  await admin.field('promos.link').fill('/explore');
  await inEnglish();
  await admin.field('pages.titleField').fill(`Clay week ${name}`);
  await admin.field('promos.action').fill('Look around');
  await admin.save();
  await expect(admin.row(name)).toContainText(admin.say('promos.states.draft'));

  const visitor = await visit(browser, stage.baseURL);
  const promos = visitor.getByRole('list', { name: text('en-US', 'feed:promos') });
  const explore = async (): Promise<void> => {
    await visitor.goto('/explore?locale=en-US');
    // Those of the demo stand there at all times: once they do, so would this one.
    await expect(promos.getByRole('link').first()).toBeVisible();
  };
  await explore();
  await expect(promos.getByText(name)).toHaveCount(0);

  await admin.row(name).getByRole('link').click();
  await admin.field('promos.isPublished').setChecked(true);
  await inEnglish();
  await admin.field('pages.titleField').fill(`Kiln week ${name}`);
  await admin.save();
  await expect(admin.row(`Kiln week ${name}`)).toContainText(admin.say('promos.states.published'));
  await explore();
  await expect(promos.getByRole('link', { name: `Kiln week ${name}` })).toHaveAttribute('href', '/explore');

  await admin.row(name).getByRole('link').click();
  await admin.act('promos.delete');
  await expect(admin.title('sections.promos')).toBeVisible();
  await expect(admin.row(name)).toHaveCount(0);
  await explore();
  await expect(promos.getByText(name)).toHaveCount(0);
});

test('a letter to the site is read and marked as handled, by whom is written beside it @full', async ({ stage }) => {
  const { name, username, email } = newPerson();
  const subject = `Opening hours ${username}`;
  const body = { name, email, subject, text: 'When is the workshop open?' };
  expect((await stage.request.post('/api/contact', { data: body })).ok()).toBe(true);
  const admin = await openConsole(stage);
  await admin.open('messages');
  const letter = stage.page.getByRole('article').filter({ hasText: subject });
  await expect(letter).toContainText('When is the workshop open?');
  await letter.getByRole('button', { name: admin.say('messages.handle') }).click();
  await expect(letter).toHaveCount(0);
  await admin.field('status').selectOption(admin.say('messages.handled'));
  await expect(letter).toContainText(/Handled by \S/);
});

test('an operator sends a newcomer the letter once more, and logs the account out of every device @mobile @full', async ({
  browser,
  stage,
}) => {
  const person = newPerson();
  const token = await register(stage.request, person);
  const first = linkIn(await mailTo(stage.request, person.email, 'email-verification'));
  const member = await visit(browser, stage.baseURL, token);
  await member.goto('/wallet');
  await expect(member.getByRole('main')).toBeVisible();

  const admin = await openConsole(stage);
  await admin.open(`users?q=${person.username}`);
  await admin.row(person.email).getByRole('link').click();
  await admin.button('users.resend').click();
  await expect(stage.page.getByText(admin.say('done'))).toBeVisible();
  const second = linkIn(await mailTo(stage.request, person.email, 'email-verification'));
  expect(second).not.toBe(first);

  await admin.act('users.endSessions');
  await expect(member).toHaveURL(/\/auth\/login/);
  await expect(stage.page.getByText(admin.say('users.noSessions'))).toBeVisible();
  await expect(admin.button('users.endSessions')).toBeDisabled();
});
