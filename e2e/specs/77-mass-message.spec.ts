import type { APIRequestContext } from '@playwright/test';
import { newPerson, register, signIn, topUp } from '../fixtures/accounts.ts';
import { createPerformer, publish } from '../fixtures/performers.ts';
import { enter } from '../fixtures/talk.ts';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { MassMessages } from '../pages/mass-messages.ts';
import { MessagesPage } from '../pages/messages-page.ts';
import { Paying } from '../pages/paying.ts';

const PRICE = 5;
const SECRET = 'Twelve prints, the first is yours.';

/** Follows a performer; answers the fan's token. */
const follower = async (request: APIRequestContext, performerId: string, name: string): Promise<string> => {
  const token = await register(request, newPerson(name));
  await topUp(request, token, 20);
  const answer = await request.post(`/api/follows/${performerId}`, { headers: { authorization: token } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return token;
};

test('a mass message goes to the fans of a rule alone, is bought, and its page says what it brought @full', async ({
  page,
  browser,
  request,
  baseURL,
  context,
}) => {
  const performer = await createPerformer(request);
  const [buyer, giver, other] = await Promise.all(
    ['Buyer', 'Giver', 'Other'].map((name) => follower(request, performer._id, name)),
  );
  // Whoever has tipped has bought something.
  const tipped = await request.post(`/api/wallet/charges/tip/${performer._id}`, {
    headers: { authorization: giver ?? '', 'idempotency-key': `tip-${performer.username}` },
    data: { amount: 10, source: { type: 'feed', _id: await publish(request, performer, 'Ink') } },
  });
  expect(tipped.ok(), await tipped.text()).toBe(true);
  await signIn(context, baseURL ?? '', performer.token);
  const mass = new MassMessages(page, 'fa-IR');

  await test.step('she makes a list of whoever has never bought, and sees how many it reaches', async () => {
    await page.goto('/creator/fans?locale=fa-IR');
    await mass.makeList('تازه‌ها', 'never-bought');
    await mass.open();
    await mass.writeButton.click();
    await mass.words.fill(SECRET);
    await mass.price.fill('۵');
    await mass.included('تازه‌ها').check();
    await expect(mass.form.getByRole('status')).toContainText('۲');
    await mass.sendNow();
    await mass.row(SECRET).click();
    await expect.poll(() => mass.figure('sent'), { timeout: 60_000 }).toBe('۲');
  });

  await test.step('a fan of the list buys it in his own language; who has tipped has nothing', async () => {
    const his = await enter(browser, { page, baseURL, token: buyer ?? '', locale: 'en-US' });
    const [messages, paying] = [new MessagesPage(his, 'en-US'), new Paying(his, 'en-US')];
    await messages.open();
    await messages.row(performer.name).click();
    await paying.unlockButton(his.getByRole('log'), PRICE).click();
    await paying.unlockButton(paying.dialog, PRICE).click();
    await expect(messages.line(SECRET)).toBeVisible();
    await his.context().close();
    const inbox = await request.get('/api/conversations', { headers: { authorization: giver ?? '' } });
    expect(((await inbox.json()) as { data: { data: unknown[] } }).data.data).toEqual([]);
  });

  await test.step('its page says who has seen it, who has bought it, and that the rest is taken back', async () => {
    await page.reload();
    await expect.poll(() => mass.figure('bought')).toBe('۱');
    expect(await mass.figure('seen')).toBe('۱');
    expect(await mass.figure('income')).not.toBe('۰');
    await mass.takeBack();
    await expect.poll(() => mass.figure('unsent'), { timeout: 60_000 }).toBe('۱');
    const inbox = await request.get('/api/conversations', { headers: { authorization: other ?? '' } });
    expect(await inbox.text()).not.toContain(SECRET);
    const headers = { authorization: buyer ?? '' };
    const talks = await request.get('/api/conversations', { headers });
    const [talk] = ((await talks.json()) as { data: { data: { _id: string }[] } }).data.data;
    const kept = await request.get(`/api/messages/conversations/${talk?._id}`, { headers });
    expect(await kept.text()).toContain(SECRET);
  });
});

test('a mass message waits for its time, says so, and goes by itself @full', async ({ page, request, performer }) => {
  const fan = await follower(request, performer._id, 'Later');
  const words = `Soon ${performer.username}`;
  const scheduledAt = new Date(Date.now() + 20_000).toISOString();
  const headers = { authorization: performer.token };
  const planned = await request.post('/api/performer/campaigns', {
    headers,
    data: { text: words, audience: {}, scheduledAt },
  });
  expect(planned.ok(), await planned.text()).toBe(true);
  const mass = new MassMessages(page, 'en-US');
  await page.goto('/creator/mass-messages?locale=en-US');
  await expect(mass.row(words)).toContainText(text('en-US', 'creator-studio:campaigns.states.scheduled'));
  const inbox = async () => (await request.get('/api/conversations', { headers: { authorization: fan } })).text();
  expect(await inbox()).not.toContain(words);
  await mass.row(words).click();
  await expect.poll(inbox, { timeout: 90_000 }).toContain(words);
  // Its page says so by itself.
  await expect.poll(() => mass.figure('sent'), { timeout: 60_000 }).toBe('1');
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(scheduledAt));
});
