import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { demo, logIn, newPerson, register, signIn } from '../fixtures/accounts.ts';
import { BOTH_DIRECTIONS, speak } from '../fixtures/locales.ts';
import { text, type TestLocale } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';
import { Poll } from '../pages/poll.ts';
import { ComposerPage } from '../pages/composer-page.ts';
import { StudioPage } from '../pages/studio-pages.ts';

const OPTIONS = ['زعفران', 'نیل', 'انار'] as const;
const inDigits = (locale: TestLocale, count: number): string => count.toLocaleString(locale);
const votes = (count: number, locale: TestLocale = 'fa-IR'): string =>
  text(locale, 'feed:poll.votes_other', { amount: inDigits(locale, count) });
/** A whole number of per cent. */
const percent = (locale: TestLocale, share: number): RegExp => new RegExp(`${inDigits(locale, share)}.?[٪%]`);

/** A question that no other post asks. */
const newQuestion = (): string => `رنگ بعدی ${randomBytes(4).toString('hex')}؟`;

interface Asked {
  _id: string;
  poll: { question: string } | null;
}

/** Publishes a post that is a poll alone, as the performer does; answers the post's id. */
const publishPoll = async (
  page: Page,
  request: APIRequestContext,
  { token, question, locale }: { token: string; question: string; locale: TestLocale },
) => {
  const composer = new ComposerPage(page, locale);
  await composer.open();
  await composer.pollButton('add').click();
  await composer.pollField('question').fill(question);
  await composer.pollButton('addOption').click();
  for (const [index, words] of OPTIONS.entries()) {
    await composer.pollOption(inDigits(locale, index + 1)).fill(words);
  }
  await composer.pollField('end').selectOption('3');
  await composer.publishButton().click();
  await expect(page).toHaveURL('/creator/studio');
  await expect(new StudioPage(page).row(question)).toBeVisible();
  const answer = await request.get('/api/performer/feeds', { headers: { authorization: token } });
  const { data: own } = ((await answer.json()) as { data: { data: Asked[] } }).data;
  const post = own.find(({ poll }) => poll?.question === question);
  if (!post) throw new Error('the post with the poll is not there');
  return post._id;
};

for (const { locale } of BOTH_DIRECTIONS) {
  test(`a performer asks, a fan votes and sees the result, a second fan sees both votes (${locale}) @mobile @full`, async ({
    page,
    browser,
    context,
    request,
    baseURL: base,
  }) => {
    const baseURL = base ?? '';
    const token = await logIn(request, demo.performer);
    await signIn(context, baseURL, token);
    await speak(context, baseURL, locale);
    const question = newQuestion();
    const postId = await publishPoll(page, request, { token, question, locale });

    const openAsFan = async () => {
      const fan = await browser.newContext({ baseURL, viewport: page.viewportSize(), locale: 'de-DE' });
      await signIn(fan, baseURL, await register(request, newPerson()));
      await speak(fan, baseURL, locale);
      const fanPage = await fan.newPage();
      await fanPage.goto(`/posts/${postId}`);
      return { page: fanPage, poll: new Poll(fanPage, question, locale), close: () => fan.close() };
    };
    const first = await openAsFan();
    await expect(first.poll.voteButton).toBeDisabled();
    await expect(first.poll.root).not.toContainText(/[٪%]/);
    // By keyboard alone: the arrows choose, the button votes.
    await first.poll.choices.first().focus();
    await first.page.keyboard.press('Space');
    await first.page.keyboard.press('ArrowDown');
    await expect(first.poll.choice(OPTIONS[1])).toBeChecked();
    await first.page.keyboard.press('Tab');
    await first.page.keyboard.press('Enter');
    await expect(first.poll.mine).toContainText(OPTIONS[1]);
    await expect(first.poll.result(OPTIONS[1])).toContainText(percent(locale, 100));
    await expect(first.poll.choices).toHaveCount(0);
    await first.page.reload();
    await expect(first.poll.mine).toContainText(OPTIONS[1]);
    await first.close();

    const second = await openAsFan();
    await second.poll.choice(OPTIONS[2]).check();
    await second.poll.voteButton.click();
    await expect(second.poll.mine).toContainText(OPTIONS[2]);
    for (const words of [OPTIONS[1], OPTIONS[2]]) {
      await expect(second.poll.result(words)).toContainText(percent(locale, 50));
    }
    await expect(second.poll.result(OPTIONS[0])).toContainText(percent(locale, 0));
    await expect(second.poll.root.getByText(votes(2, locale), { exact: true })).toBeVisible();
    await second.close();

    // What people have voted about stays as they read it.
    await page.goto(`/creator/posts/${postId}`);
    await expect(page.getByText(text(locale, 'creator-studio:composer.poll.locked'))).toBeVisible();
    await request.delete(`/api/performer/feeds/${postId}`, { headers: { authorization: token } });
  });
}

/** Publishes a post that is a poll alone, without a browser. */
const publishPollByApi = async (request: APIRequestContext, token: string, question: string) => {
  const headers = { authorization: token };
  const made = await request.post('/api/performer/feeds/polls', { headers, data: { question, options: OPTIONS } });
  const { data: poll } = (await made.json()) as { data: { _id: string; options: Array<{ _id: string }> } };
  const data = { audience: 'free', pollId: poll._id };
  const published = await request.post('/api/performer/feeds', { headers, data });
  const { data: post } = (await published.json()) as { data: { _id: string } };
  return { postId: post._id, pollId: poll._id, optionIds: poll.options.map(({ _id }) => _id) };
};

test('votes of others arrive in an open poll: who has voted sees how, who has not sees how many @full', async ({
  page,
  browser,
  context,
  request,
  baseURL: base,
}) => {
  const baseURL = base ?? '';
  const token = await logIn(request, demo.performer);
  const question = newQuestion();
  const { postId, pollId, optionIds } = await publishPollByApi(request, token, question);
  const voteElsewhere = async (place: number) => {
    const headers = { authorization: await register(request, newPerson()) };
    const answer = await request.post(`/api/user/feeds/vote/${pollId}`, {
      headers,
      data: { optionId: optionIds[place] },
    });
    expect(answer.status()).toBe(200);
  };

  await signIn(context, baseURL, await register(request, newPerson()));
  await page.goto(`/posts/${postId}`);
  const voter = new Poll(page, question);
  await voter.choice(OPTIONS[0]).check();
  await voter.voteButton.click();
  await expect(voter.result(OPTIONS[0])).toContainText(/۱۰۰.?٪/);
  const waiting = await browser.newContext({ baseURL, viewport: page.viewportSize(), locale: 'de-DE' });
  await signIn(waiting, baseURL, await register(request, newPerson()));
  const waitingPage = await waiting.newPage();
  await waitingPage.goto(`/posts/${postId}`);
  const waiter = new Poll(waitingPage, question);
  await waiter.choice(OPTIONS[2]).check();

  // Once for each place: what the second vote changes was not read with the page.
  for (const [place, share] of [
    [1, /۵۰.?٪/],
    [2, /۳۳.*٪/],
  ] as const) {
    await voteElsewhere(place);
    for (const { root } of [voter, waiter])
      await expect(root.getByText(votes(place + 1), { exact: true })).toBeVisible();
    await expect(voter.result(OPTIONS[place])).toContainText(share);
    await expect(waiter.root).not.toContainText('٪');
    await expect(waiter.choice(OPTIONS[2])).toBeChecked();
  }
  await waiting.close();
  await request.delete(`/api/performer/feeds/${postId}`, { headers: { authorization: token } });
});

test('a guest who votes is led to log in @full', async ({ page, request }) => {
  const token = await logIn(request, demo.performer);
  const question = newQuestion();
  const { postId } = await publishPollByApi(request, token, question);
  await page.goto(`/posts/${postId}`);
  const shown = new Poll(page, question);
  await shown.choice(OPTIONS[0]).check();
  await shown.voteButton.click();
  await expect(page).toHaveURL(`/auth/login?returnUrl=${encodeURIComponent(`/posts/${postId}`)}`);
  await request.delete(`/api/performer/feeds/${postId}`, { headers: { authorization: token } });
});
