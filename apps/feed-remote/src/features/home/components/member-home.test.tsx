import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { liveSlice, storeHere } from '@barg/session';
import { socketBus } from '@barg/session/realtime';
import { stubHttp, testUser, type StubbedCall } from '@barg/session/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { listOf, samplePerformer, samplePost } from '../../../testing/samples.ts';
import { arrangeStories } from '../hooks/use-stories.ts';
import { MemberHome } from './member-home.tsx';

const saman = samplePerformer({ _id: 'saman', username: 'saman.daf', name: 'Saman Bahrami' });

const homeCalls = (changes: Record<string, StubbedCall> = {}) =>
  stubHttp({
    'GET /user/feeds': () => listOf(samplePost()),
    'GET /follows/following': () => listOf(samplePerformer()),
    'GET /performers/top': () => listOf(samplePerformer()),
    ...changes,
  });

const announce = (name: string, data: object): void =>
  act(() => socketBus.events$.next({ id: crypto.randomUUID(), name, at: '', data } as never));

beforeAll(() => {
  window.scrollTo = () => undefined;
});

test('puts who is live first, and shows the popular only to those who follow nobody', () => {
  const live = samplePerformer({ _id: 'live', isLive: true });
  const popular = samplePerformer({ _id: 'popular' });
  expect(arrangeStories([saman], [popular, live]).map(({ _id }) => _id)).toEqual(['live', 'saman']);
  expect(arrangeStories([], [popular, live]).map(({ _id }) => _id)).toEqual(['live', 'popular']);
});

test('counts new posts and brings them when asked', async () => {
  let posts = [samplePost()];
  homeCalls({ 'GET /user/feeds': () => listOf(...posts) });
  renderFeed(<MemberHome />, { user: testUser(), route: '/home' });
  await screen.findByText('The palette of this week.');
  posts = [samplePost({ _id: 'second', text: 'Fresh paint.' }), samplePost({ _id: 'new', text: 'A leaf.' }), ...posts];
  const tell = (kind: 'like' | 'post', link: string) =>
    announce('notification.created', { notification: { kind, link } });
  // What counts them comes after the first picture; whatever is told twice is one.
  await waitFor(() => {
    tell('post', '/posts/new');
    expect(screen.getByRole('button', { name: '1 new post' })).toBeInTheDocument();
  });
  // Its own, told of again, is there already; a gallery is no post of this list.
  for (const [kind, link] of [
    ['like', '/posts/liked'],
    ['post', `/posts/${samplePost()._id}`],
    ['post', '/galleries/new'],
  ] as const)
    tell(kind, link);
  tell('post', '/posts/second');
  await userEvent.click(await screen.findByRole('button', { name: '2 new posts' }));
  expect(await screen.findByText('Fresh paint.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /new post/ })).not.toBeInTheDocument();
});

test('reads the list anew by the button in its head', async () => {
  let posts = [samplePost()];
  homeCalls({ 'GET /user/feeds': () => listOf(...posts) });
  renderFeed(<MemberHome />, { user: testUser(), route: '/home' });
  await screen.findByText('The palette of this week.');
  posts = [samplePost({ _id: 'new', text: 'Fresh paint.' }), ...posts];
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('Fresh paint.')).toBeInTheDocument();
});

test('leads to the stream while a performer is live', async () => {
  homeCalls();
  renderFeed(<MemberHome />, { user: testUser(), route: '/home' });
  const stories = await screen.findByRole('list', { name: 'Creators' });
  await within(stories).findByRole('link', { name: 'Mahsa Karimi' });
  const stream = { performerId: samplePerformer()._id, streamId: 'stream-1' };
  act(() => void storeHere().dispatch(liveSlice.actions.streamBegan(stream)));
  expect(await within(stories).findByRole('link', { name: 'Watch Mahsa Karimi live' })).toHaveAttribute(
    'href',
    '/live/stream-1',
  );
  act(() => void storeHere().dispatch(liveSlice.actions.streamEnded(stream)));
  expect(await within(stories).findByRole('link', { name: 'Mahsa Karimi' })).toHaveAttribute('href', '/mahsa.art');
});

test('offers performers to a fan who follows nobody, and fills the home once one is followed', async () => {
  let isFollowed = false;
  const calls = homeCalls({
    'GET /user/feeds': () => (isFollowed ? listOf(samplePost({ performer: saman })) : listOf()),
    'GET /follows/following': () => (isFollowed ? listOf(saman) : listOf()),
    'GET /performers/search/random': () => listOf(saman),
    'POST /follows/:id': () => {
      isFollowed = true;
      return { success: true };
    },
  });
  renderFeed(<MemberHome />, { user: testUser(), route: '/home' });
  await userEvent.click(await screen.findByRole('button', { name: 'Follow Saman Bahrami' }));
  expect(await screen.findByRole('article', { name: 'Saman Bahrami Verified' })).toBeInTheDocument();
  expect(calls.filter(({ name }) => name === 'POST /follows/:id')).toHaveLength(1);
});

test('asks for the posts of the chosen tab', async () => {
  const calls = homeCalls();
  renderFeed(<MemberHome />, { user: testUser(), route: '/home?tab=suggested' });
  await screen.findByText('The palette of this week.');
  expect(screen.getByRole('link', { name: 'Suggested' })).toHaveAttribute('aria-current', 'true');
  expect(calls.find(({ name }) => name === 'GET /user/feeds')?.params.tab).toBe('suggested');
});
