import { createPerformer } from '../fixtures/performers.ts';
import { enter, openTalk } from '../fixtures/talk.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { MessagesPage } from '../pages/messages-page.ts';

const HEART = '❤️';

test('words inside a long conversation are found as people write them, and lead to their place @full', async ({
  page,
  request,
  fan,
}) => {
  const performer = await createPerformer(request);
  const talk = await openTalk(request, fan.token, performer);
  // With the Arabic letters that many keyboards have; it is sought with the Persian ones.
  await talk.fanSays('كاشي فيروزه‌اي را ديدم');
  for (let line = 1; line <= 60; line += 1) await talk.performerSays(`Line ${line}`);
  await talk.performerSays('A tile nobody has paid for: فیروزه', 3);
  const messages = new MessagesPage(page);
  await page.goto('/messages?locale=fa-IR');
  await messages.search.fill('کاشی فیروزه');
  const found = messages.row(performer.name);
  // The only conversation stands there before its words are found, and then leads to its end.
  await expect(found).toContainText('كاشي فيروزه‌اي');
  await found.click();
  await expect(page).toHaveURL(new RegExp(`/messages/${talk._id}\\?`));
  await expect(messages.line('كاشي فيروزه‌اي را ديدم')).toBeInViewport();
  await messages.toEnd.click();
  await expect(messages.line('Line 60')).toBeInViewport();

  await messages.open();
  await messages.search.fill('nobody has paid');
  await expect(page.getByText(text('fa-IR', 'messaging:inbox.nothingFound'))).toBeVisible();
});

test('a reply leads to what it answers, and a reaction is seen at once and taken back @full', async ({
  page,
  browser,
  request,
  baseURL,
  fan,
}) => {
  const performer = await createPerformer(request);
  const talk = await openTalk(request, fan.token, performer);
  await talk.performerSays('Which colour for the bowl?');
  for (let line = 1; line <= 60; line += 1) await talk.performerSays(`Line ${line}`);
  const herPage = await enter(browser, { page, baseURL, token: performer.token, locale: 'en-US' });
  const [his, hers] = [new MessagesPage(page), new MessagesPage(herPage, 'en-US')];
  await page.goto(`/messages/${talk._id}?at=1&locale=fa-IR`);
  await hers.open(talk._id);
  await expect(hers.line('Line 60')).toBeInViewport();

  const asked = his.message('Which colour for the bowl?');
  await his.choose(asked, 'reply');
  await his.write('Blue');
  await expect(hers.message('Blue')).toBeInViewport();
  const quote = hers.message('Blue').getByRole('button', { name: 'Which colour for the bowl?' });
  await quote.click();
  await expect(hers.line('Which colour for the bowl?').first()).toBeInViewport();

  await hers.toEnd.click();
  await hers.choose(hers.message('Blue'), 'react');
  await herPage.getByRole('dialog').getByRole('button', { name: HEART, exact: true }).click();
  await expect(herPage.getByRole('dialog')).toBeHidden();
  const chip = (of: MessagesPage) => of.reactionsOf(of.message('Blue')).getByRole('button');
  for (const side of [his, hers]) await expect(chip(side)).toContainText(HEART);
  await expect(chip(hers)).toHaveAttribute('aria-pressed', 'true');
  await expect(chip(his)).toHaveAttribute('aria-pressed', 'false');
  await chip(hers).click();
  for (const side of [his, hers]) await expect(chip(side)).toHaveCount(0);
  await herPage.context().close();
});
