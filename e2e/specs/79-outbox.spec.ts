import type { Page } from '@playwright/test';
import { intercept } from '../fixtures/intercept.ts';
import { createPerformer } from '../fixtures/performers.ts';
import { openTalk } from '../fixtures/talk.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { MessagesPage } from '../pages/messages-page.ts';

const WORDS = ['Written in the tunnel', 'and one more', 'and the last'];

/** Nothing that a page sends arrives until the answered function is called. */
const holdSending = (page: Page): Promise<() => void> =>
  intercept(page, '**/api/messages/conversations/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );

test('what was written without a line waits over a reload, and two tabs send it once and in order @full', async ({
  page,
  context,
  request,
  baseURL,
  fan,
}) => {
  const performer = await createPerformer(request);
  const talk = await openTalk(request, fan.token, performer);
  await talk.performerSays('Before the tunnel');
  const messages = new MessagesPage(page);
  const letGo: Array<() => void> = [];
  const waiting = page.getByRole('log').getByText(text('fa-IR', 'messaging:outgoing.waiting'));
  await page.goto(`${baseURL}/messages/${talk._id}?locale=fa-IR`);
  await expect(messages.line('Before the tunnel')).toBeVisible();

  await test.step('it waits while nothing can be sent', async () => {
    await context.setOffline(true);
    for (const [index, words] of WORDS.entries()) {
      await messages.write(words);
      await expect(waiting).toHaveCount(index + 1);
    }
    expect(await talk.heard()).toEqual(['Before the tunnel']);
  });

  await test.step('the page is loaded anew while messages still cannot leave: they are there, and wait', async () => {
    letGo.push(await holdSending(page));
    await context.setOffline(false);
    await page.reload();
    for (const words of WORDS) await expect(messages.line(words)).toHaveCount(1);
    expect(await talk.heard()).toEqual(['Before the tunnel']);
  });

  await test.step('another tab is opened beside it, and then the line is back for both', async () => {
    const other = await context.newPage();
    const second = new MessagesPage(other);
    letGo.push(await holdSending(other));
    await second.open(talk._id);
    await expect(second.line('Before the tunnel')).toBeVisible();
    for (const release of letGo) release();
    await expect.poll(() => talk.heard()).toEqual(['Before the tunnel', ...WORDS]);
    for (const tab of [messages, second]) for (const words of WORDS) await expect(tab.line(words)).toHaveCount(1);
    await expect(waiting).toHaveCount(0);
    await expect(messages.sendAgain).toBeHidden();
    // What the other tab tries once more would be here by now.
    await talk.performerSays('After the tunnel');
    for (const tab of [messages, second]) await expect(tab.line('After the tunnel')).toBeVisible();
    expect(await talk.heard()).toEqual(['Before the tunnel', ...WORDS, 'After the tunnel']);
    await page.reload();
    for (const words of WORDS) await expect(messages.line(words)).toHaveCount(1);
    await expect(messages.composer).toHaveValue('');
  });
});
