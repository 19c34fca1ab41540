import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FeedPost, MediaFile } from '@barg/api-client/models';
import { takeCarriedAct } from '@barg/session/carried-act';
import { socketBus } from '@barg/session/realtime';
import { stubError, stubHttp, testUser } from '@barg/session/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { listOf, lockedPost, samplePhoto, samplePost } from '../../../testing/samples.ts';
import { PostList } from './post-list.tsx';

const landing = (post: FeedPost) => ({ 'GET /user/feeds/landing': () => listOf(post) });
const posts = <PostList source={{ from: 'landing' }} empty={null} />;

test('shows a like at once and takes it back when the server refuses', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  stubHttp({ ...landing(samplePost()), 'POST /reactions': () => promise });
  renderFeed(posts, { user: testUser() });
  await userEvent.click(await screen.findByRole('button', { name: 'Like 19' }));
  expect(await screen.findByRole('button', { name: 'Like 20' })).toHaveAttribute('aria-pressed', 'true');
  reject(stubError(403, 'reactions.locked', 'Open it first.'));
  expect(await screen.findByText('Open it first.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Like 19' })).toHaveAttribute('aria-pressed', 'false');
});

test('shows what the account likes and keeps in another window', async () => {
  const post = samplePost();
  stubHttp(landing(post));
  renderFeed(posts, { user: testUser() });
  await screen.findByRole('button', { name: 'Like 19' });
  const told = { objectType: 'feed', isLiked: true, isBookmarked: true, likeCount: 20, bookmarkCount: 9 };
  const tell = (objectId: string) =>
    act(() =>
      socketBus.events$.next({ id: objectId, name: 'reaction.changed', at: '', data: { ...told, objectId } } as never),
    );
  // What listens comes after the first picture.
  await waitFor(() => {
    tell('another');
    tell(post._id);
    expect(screen.getByRole('button', { name: 'Like 20' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'true');
  });
});

test('counts the comments as another window has left them, and below no other post', async () => {
  const post = samplePost({ commentCount: 3 });
  stubHttp(landing(post));
  renderFeed(posts, { user: testUser() });
  await screen.findByRole('button', { name: 'Comments 3' });
  const tell = (objectId: string, commentCount: number) =>
    act(() => {
      const data = { objectType: 'feed', objectId, commentCount };
      socketBus.events$.next({ id: crypto.randomUUID(), name: 'comments.counted', at: '', data } as never);
    });
  await waitFor(() => {
    tell(post._id, 4);
    tell('another', 9);
    expect(screen.getByRole('button', { name: 'Comments 4' })).toBeInTheDocument();
  });
});

test('asks after a film that is still prepared, and reads its post anew once that has ended', async () => {
  const film: MediaFile = { ...samplePhoto(), type: 'feed-video', status: 'processing', durationMs: 4000 };
  let isReady = false;
  const calls = stubHttp({
    'GET /user/feeds/landing': () => listOf(samplePost({ files: [{ ...film, ...(isReady && { status: 'failed' }) }] })),
    'POST /files/public-info': () => {
      isReady = true;
      return listOf({ ...film, status: 'failed' });
    },
  });
  renderFeed(posts);
  expect(await screen.findByText('This video could not be prepared.')).toBeInTheDocument();
  expect(calls.find(({ name }) => name === 'POST /files/public-info')?.body).toEqual({ fileIds: [film._id] });
  expect(calls.filter(({ name }) => name === 'GET /user/feeds/landing')).toHaveLength(2);
});

test('says of a photo that it is still prepared, and shows it once that has ended', async () => {
  const photos = [samplePhoto(1), samplePhoto(2)];
  const early = photos.map((photo): MediaFile => ({ ...photo, status: 'processing', thumbnails: null }));
  let isReady = false;
  const calls = stubHttp({
    'GET /user/feeds/landing': () => listOf(samplePost({ files: isReady ? photos : early })),
    'POST /files/public-info': () => {
      isReady = true;
      return listOf(...photos);
    },
  });
  renderFeed(posts);
  expect(await screen.findAllByText('This photo is being prepared. Come back in a minute.')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /Photo 1/ })).not.toBeInTheDocument();
  expect(await screen.findByRole('img', { name: 'Photo 1 of 2 by Mahsa Karimi' })).toBeInTheDocument();
  expect(screen.queryByText(/being prepared/)).not.toBeInTheDocument();
  const questions = calls.filter(({ name }) => name === 'POST /files/public-info').map(({ body }) => body);
  expect(questions).toEqual([{ fileIds: photos.map(({ _id }) => _id) }]);
});

test('says of a photo that it could not be prepared', async () => {
  stubHttp(landing(samplePost({ files: [{ ...samplePhoto(), status: 'failed', thumbnails: null }] })));
  renderFeed(posts);
  expect(await screen.findByText('This photo could not be prepared.')).toBeInTheDocument();
});

test('takes a bookmark back when it is pressed again', async () => {
  const calls = stubHttp({ ...landing(samplePost({ isBookmarked: true })), 'DELETE /reactions': () => ({}) });
  renderFeed(posts, { user: testUser() });
  const bookmark = await screen.findByRole('button', { name: 'Bookmark' });
  await userEvent.click(bookmark);
  await waitFor(() => expect(bookmark).toHaveAttribute('aria-pressed', 'false'));
  expect(calls.at(-1)?.body).toEqual({ objectType: 'feed', objectId: samplePost()._id, action: 'bookmark' });
});

test('leads a guest who likes to the login and names the way back', async () => {
  const calls = stubHttp(landing(samplePost()));
  renderFeed(posts, { route: '/explore?q=green' });
  await userEvent.click(await screen.findByRole('button', { name: 'Like 19' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/auth/login?returnUrl=%2Fexplore%3Fq%3Dgreen');
  expect(takeCarriedAct('deed')).toEqual({ kind: 'react', action: 'like', type: 'feed', id: samplePost()._id });
  expect(calls.map(({ name }) => name)).toEqual(['GET /user/feeds/landing']);
});

test('shows of a locked post its teaser, counts, price and the way in, and no picture', async () => {
  stubHttp(landing(lockedPost()));
  const SlotOutlet = ({ name }: { name: string }) => (name === 'item.unlock' ? <button>Unlock</button> : null);
  renderFeed(posts, { platform: { SlotOutlet } });
  const card = await screen.findByRole('article', { name: /Mahsa Karimi/ });
  expect(card).toHaveTextContent('Six layered files.');
  expect(card).toHaveTextContent('3 photos');
  expect(card).toHaveTextContent('6 tokens');
  expect(screen.getByRole('button', { name: 'Unlock' })).toBeInTheDocument();
  expect(card.querySelector('img, source, video')).toBeNull();
});

test('cuts a long text until the rest is asked for', async () => {
  stubHttp(landing(samplePost({ text: 'word '.repeat(100) })));
  renderFeed(posts);
  const more = await screen.findByRole('button', { name: 'Read more' });
  await userEvent.click(more);
  expect(more).not.toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent(/^(word ?){100}$/);
});

test('offers to try again when posts cannot be read', async () => {
  let isDown = true;
  stubHttp({
    'GET /user/feeds/landing': () => {
      if (isDown) throw stubError(503, 'unavailable', 'Back in a minute.');
      return listOf(samplePost());
    },
  });
  renderFeed(posts);
  expect(await screen.findByText('Back in a minute.')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The palette of this week.')).toBeInTheDocument();
});

test('turns through several pictures in a frame of one size', async () => {
  const files = samplePost().files;
  stubHttp(landing(samplePost({ files: [...files, ...files.map((file) => ({ ...file, _id: `${file._id}-2` }))] })));
  renderFeed(posts);
  expect(await screen.findByRole('img', { name: 'Photo 2 of 2 by Mahsa Karimi' })).toBeInTheDocument();
  expect(screen.getByText('1/2')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument();
});

test('plays the teaser of a locked post for everyone, above the way in', async () => {
  const teaserVideo: MediaFile = { ...samplePhoto(7), type: 'feed-teaser', url: '/api/media/teaser.mp4?e=1&s=x' };
  stubHttp(landing(lockedPost({ teaserVideo })));
  renderFeed(posts);
  expect(await screen.findByRole('button', { name: /^Play: Teaser by Mahsa Karimi/ })).toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveTextContent('3 photos');
});

test('shows a film behind the picture that its performer has chosen', async () => {
  const file: MediaFile = { ...samplePhoto(1), type: 'feed-video', url: '/api/media/film.mp4?e=1&s=x' };
  const chosen: MediaFile = { ...samplePhoto(8), type: 'feed-thumbnail' };
  stubHttp(landing(samplePost({ files: [file], thumbnail: chosen })));
  renderFeed(posts);
  await screen.findByRole('button', { name: /^Play: Video by Mahsa Karimi/ });
  const film = screen.getByRole('article').querySelector('video');
  expect(film).toHaveAttribute('poster', chosen.thumbnails?.large.webp);
});
