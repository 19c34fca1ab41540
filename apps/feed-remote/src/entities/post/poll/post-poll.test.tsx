import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FeedPost, Poll } from '@barg/api-client/models';
import { takeCarriedAct } from '@barg/session/carried-act';
import { stubError, stubHttp, testUser } from '@barg/session/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { countedPoll, listOf, samplePoll, samplePost } from '../../../testing/samples.ts';
import { PostList } from '../components/post-list.tsx';

const indigo = samplePoll().options[1]?._id ?? '';
const withPoll = (poll: Poll): FeedPost => samplePost({ poll });
const landing = (poll: Poll) => ({ 'GET /user/feeds/landing': () => listOf(withPoll(poll)) });
const posts = <PostList source={{ from: 'landing' }} empty={null} />;

const voteFor = async (name: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('radio', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Vote' }));
};

test('asks the question with its options, and offers no vote before one is chosen', async () => {
  stubHttp(landing(samplePoll()));
  renderFeed(posts, { user: testUser() });
  const group = await screen.findByRole('radiogroup', { name: 'Which colour next?' });
  expect(group).toHaveTextContent('SaffronIndigo');
  expect(screen.getByRole('button', { name: 'Vote' })).toBeDisabled();
  expect(screen.getByText('3 votes')).toBeInTheDocument();
  expect(screen.queryByText(/%/)).not.toBeInTheDocument();
  expect(screen.getByText('Saffron')).toHaveAttribute('dir', 'ltr');
});

test('is answered by keyboard alone, and shows the result with the own vote marked', async () => {
  const calls = stubHttp({
    ...landing(samplePoll()),
    'POST /user/feeds/vote/:id': () => countedPoll([1, 3], { myOptionId: indigo }),
  });
  renderFeed(posts, { user: testUser() });
  const [first] = await screen.findAllByRole('radio');
  act(() => first?.focus());
  await userEvent.keyboard(' {ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Indigo' })).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('75%')).toBeInTheDocument();
  const [other, mine] = screen.getAllByRole('listitem');
  expect(mine).toHaveTextContent('IndigoYour vote75%3 votes');
  expect(other).toHaveTextContent('Saffron25%1 vote');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Which colour next?' })).toHaveFocus();
  expect(calls.at(-1)?.body).toEqual({ optionId: indigo });
});

test('shows a vote at once and takes it back when the server refuses', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  stubHttp({
    ...landing(samplePoll()),
    'POST /user/feeds/vote/:id': () => promise,
    'GET /user/feeds/:id': () => {
      throw stubError(503, 'unavailable', 'Back in a minute.');
    },
  });
  renderFeed(posts, { user: testUser() });
  await voteFor('Saffron');
  expect(await screen.findByText('Your vote')).toBeInTheDocument();
  expect(screen.getByText('4 votes')).toBeInTheDocument();
  expect(screen.queryByText(/%/)).not.toBeInTheDocument();
  reject(stubError(500, 'server.unexpected', 'An error occurred'));
  expect(await screen.findByText('An error occurred')).toBeInTheDocument();
  expect(await screen.findByRole('radio', { name: 'Saffron' })).toBeInTheDocument();
  expect(screen.getByText('3 votes')).toBeInTheDocument();
});

test('shows the result when the poll has ended meanwhile', async () => {
  stubHttp({
    ...landing(samplePoll()),
    'POST /user/feeds/vote/:id': () => {
      throw stubError(409, 'polls.ended', 'This poll has ended.');
    },
    'GET /user/feeds/:id': () => withPoll(countedPoll([2, 1], { isEnded: true, endsAt: '2026-11-20T10:00:00.000Z' })),
  });
  renderFeed(posts, { user: testUser() });
  await voteFor('Saffron');
  expect(await screen.findByText('This poll has ended.')).toBeInTheDocument();
  expect(await screen.findByText('67%')).toBeInTheDocument();
  expect(screen.getByText('Ended')).toBeInTheDocument();
  expect(screen.queryByText('Your vote')).not.toBeInTheDocument();
});

test('leads a guest who votes to the login and names the way back', async () => {
  const calls = stubHttp(landing(samplePoll()));
  renderFeed(posts, { route: '/explore' });
  await voteFor('Saffron');
  expect(screen.getByLabelText('address')).toHaveTextContent('/auth/login?returnUrl=%2Fexplore');
  const { _id: pollId, options } = samplePoll();
  const optionId = options.find(({ text }) => text === 'Saffron')?._id;
  expect(takeCarriedAct('deed')).toEqual({ kind: 'vote', pollId, optionId });
  expect(calls.map(({ name }) => name)).toEqual(['GET /user/feeds/landing']);
});

test('says how long a poll is open, and reads it anew when its end comes', async () => {
  jest.useFakeTimers();
  const endsAt = new Date(Date.now() + 2 * 3_600_000 + 60_000).toISOString();
  stubHttp({
    ...landing(samplePoll({ endsAt })),
    'GET /user/feeds/:id': () => withPoll(countedPoll([0, 0], { isEnded: true, endsAt })),
  });
  renderFeed(posts, { user: testUser() });
  expect(await screen.findByText('Ends in 2 hours')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(3 * 3_600_000));
  expect(await screen.findByText('Ended')).toBeInTheDocument();
  expect(screen.getAllByText('0%')).toHaveLength(2);
  jest.useRealTimers();
});

test('shows its owner the votes without a ballot', async () => {
  stubHttp(landing(countedPoll([0, 2])));
  renderFeed(posts, { user: testUser() });
  expect(await screen.findByText('100%')).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});
