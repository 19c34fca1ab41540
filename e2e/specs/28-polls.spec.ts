import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { demo, logIn, newPerson, register, signIn } from '../fixtures/accounts.ts';
import { text } from '../fixtures/texts.ts';
import { expect, test } from '../fixtures/test.ts';
import { Poll } from '../pages/poll.ts';
import { ComposerPage, StudioPage } from '../pages/studio-pages.ts';

const OPTIONS = ['زعفران', 'نیل', 'انار'] as const;
const persian = new Intl.NumberFormat('fa-IR');
const votes = (count: number): string => text('fa-IR', 'feed:poll.votes_other', { amount: persian.format(count) });

/** A question that no other post asks. */
const newQuestion = (): string => `رنگ بعدی ${randomBytes(4).toString('hex')}؟`;

interface Asked {
  _id: string;
  poll: { question: string } | null;
}

/** Publishes a post that is a poll alone, as the performer does; answers the post's id. */
const publishPoll = async (page: Page, request: APIRequestContext, token: string, question: string) => {
  const composer = new ComposerPage(page);
  await composer.open();
  await composer.pollButton('add').click();
  await composer.pollField('question').fill(question);
  await composer.pollButton('addOption').click();
  for (const [index, words] of OPTIONS.entries()) {
    await composer.pollOption(persian.format(index + 1)).fill(words);
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

test('a performer asks, a fan votes and sees the result, a second fan sees both votes @mobile', async ({
  page,
  browser,
  context,
  request,
  baseURL: base,
}) => {
  const baseURL = base ?? '';
  const token = await logIn(request, demo.performer);
  await signIn(context, baseURL, token);
  const question = newQuestion();
  const postId = await publishPoll(page, request, token, question);

  const openAsFan = async () => {
    const fan = await browser.newContext({ baseURL, viewport: page.viewportSize(), locale: 'de-DE' });
    await signIn(fan, baseURL, await register(request, newPerson()));
    const fanPage = await fan.newPage();
    await fanPage.goto(`/posts/${postId}`);
    return { page: fanPage, poll: new Poll(fanPage, question), close: () => fan.close() };
  };
  const first = await openAsFan();
  await expect(first.poll.voteButton).toBeDisabled();
  await expect(first.poll.root).not.toContainText('٪');
  // By keyboard alone: the arrows choose, the button votes.
  await first.poll.choices.first().focus();
  await first.page.keyboard.press('Space');
  await first.page.keyboard.press('ArrowDown');
  await expect(first.poll.choice(OPTIONS[1])).toBeChecked();
  await first.page.keyboard.press('Tab');
  await first.page.keyboard.press('Enter');
  await expect(first.poll.mine).toContainText(OPTIONS[1]);
  await expect(first.poll.result(OPTIONS[1])).toContainText(/۱۰۰.?٪/);
  await expect(first.poll.choices).toHaveCount(0);
  await first.page.reload();
  await expect(first.poll.mine).toContainText(OPTIONS[1]);
  await first.close();

  const second = await openAsFan();
  await second.poll.choice(OPTIONS[2]).check();
  await second.poll.voteButton.click();
  await expect(second.poll.mine).toContainText(OPTIONS[2]);
  for (const words of [OPTIONS[1], OPTIONS[2]]) {
    await expect(second.poll.result(words)).toContainText(/۵۰.?٪/);
  }
  await expect(second.poll.result(OPTIONS[0])).toContainText(/۰.?٪/);
  await expect(second.poll.root.getByText(votes(2), { exact: true })).toBeVisible();
  await second.close();

  // What people have voted about stays as they read it.
  await page.goto(`/creator/posts/${postId}`);
  await expect(page.getByText(text('fa-IR', 'creator-studio:composer.poll.locked'))).toBeVisible();
  await request.delete(`/api/performer/feeds/${postId}`, { headers: { authorization: token } });
});

test('a guest who votes is led to log in', async ({ page, request }) => {
  const token = await logIn(request, demo.performer);
  const headers = { authorization: token };
  const question = newQuestion();
  const made = await request.post('/api/performer/feeds/polls', { headers, data: { question, options: OPTIONS } });
  const { data: poll } = (await made.json()) as { data: { _id: string } };
  const published = await request.post('/api/performer/feeds', {
    headers,
    data: { audience: 'free', pollId: poll._id },
  });
  const { data: post } = (await published.json()) as { data: { _id: string } };
  await page.goto(`/posts/${post._id}`);
  const shown = new Poll(page, question);
  await shown.choice(OPTIONS[0]).check();
  await shown.voteButton.click();
  await expect(page).toHaveURL(`/auth/login?returnUrl=${encodeURIComponent(`/posts/${post._id}`)}`);
  await request.delete(`/api/performer/feeds/${post._id}`, { headers });
});
