import { demo, logIn } from '../fixtures/accounts.ts';
import { mailTo } from '../fixtures/mails.ts';
import { createPerformer } from '../fixtures/performers.ts';
import { confirmAddress, enter, openTalk } from '../fixtures/talk.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { OperatorConsole } from '../pages/operator-console.ts';

const words = (key: string): string => text('fa-IR', `account:notifications.letters.${key}`);

test('what waits for a digest comes in one letter, without what costs something or was read @full', async ({
  page,
  browser,
  request,
  baseURL,
  fan,
}) => {
  const performer = await createPerformer(request);
  await confirmAddress(request, fan.email);
  const talk = await openTalk(request, fan.token, performer);
  const frequency = page.getByLabel(words('frequency'), { exact: true });
  const choose = async (name: string): Promise<void> => {
    await frequency.selectOption({ label: words(`frequencies.${name}`) });
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await page.getByRole('button', { name: text('fa-IR', 'account:save'), exact: true }).click();
    expect((await saved).ok()).toBe(true);
  };
  await page.goto('/user/account/notifications?locale=fa-IR');
  await choose('daily');
  await talk.performerSays('The kiln is open on Friday');
  await talk.performerSays('Its address is a secret', 2);
  await choose('at-once');

  await mailTo(request, fan.email, 'notices');

  const desk = await enter(browser, { page, baseURL, token: await logIn(request, demo.operator), locale: 'en-US' });
  const admin = new OperatorConsole(desk);
  await admin.open('outbox');
  const letter = admin.main
    .getByRole('article')
    .filter({ hasText: fan.email })
    .filter({ hasText: admin.say('outbox.kinds.notices') });
  await expect(letter).toHaveCount(1);
  await expect(letter).toContainText(performer.name);
  await expect(letter).toContainText('The kiln is open on Friday');
  await expect(letter).not.toContainText('Its address is a secret');
  await desk.context().close();
});
