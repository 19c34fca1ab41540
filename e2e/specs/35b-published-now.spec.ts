import { randomBytes } from 'node:crypto';
import { expect, test } from '../fixtures/test.ts';
import { text } from '../fixtures/texts.ts';
import { StudioPage } from '../pages/studio-pages.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

interface Post {
  state: string;
  poll: { question: string; endsAt: string };
}

test('the poll of a post that is published before its time lasts as long as it would have @full', async ({
  page,
  request,
  performer,
}) => {
  const headers = { authorization: performer.token };
  const dataOf = async <T>(answer: Awaited<ReturnType<typeof request.get>>): Promise<T> => {
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { data: T }).data;
  };
  const words = `چای ${randomBytes(4).toString('hex')}`;
  // As the composer plans it: out in ten days, and its poll over three days after.
  const at = (days: number): string => new Date(Date.now() + days * DAY).toISOString();
  const data = { question: 'سبز یا سیاه؟', options: ['سبز', 'سیاه'], endsAt: at(13), opensAt: at(10) };
  const { _id: pollId } = await dataOf<{ _id: string }>(
    await request.post('/api/performer/feeds/polls', { headers, data }),
  );
  const post = { text: words, audience: 'free', pollId, publishAt: data.opensAt };
  const { _id } = await dataOf<{ _id: string }>(await request.post('/api/performer/feeds', { headers, data: post }));

  const studio = new StudioPage(page);
  await studio.open();
  await studio.publishNow(words);
  await expect(page.getByText(text('fa-IR', 'creator-studio:composer.published'))).toBeVisible();
  const { state, poll } = await dataOf<Post>(await request.get(`/api/performer/feeds/${_id}`, { headers }));
  expect([state, poll.question]).toEqual(['published', data.question]);
  expect(Math.abs(Date.parse(poll.endsAt) - Date.now() - 3 * DAY)).toBeLessThan(5 * MINUTE);
});
