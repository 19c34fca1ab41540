import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FeedPost } from '@barg/api-client/models';
import { stubError, stubHttp, type StubbedCall } from '@barg/session/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { listOf, lockedPost, samplePerformer, samplePhoto, samplePost } from '../../../testing/samples.ts';
import { chooseMadeHere } from '../made-here.ts';
import { VisitorLanding } from './visitor-landing.tsx';

const landingCalls = (changes: Record<string, StubbedCall> = {}) =>
  stubHttp({
    'GET /user/feeds/landing': () => listOf(samplePost()),
    'GET /performers/top': () => listOf(samplePerformer()),
    'GET /site-promo/search': () => listOf(),
    ...changes,
  });

const postOf = (performerId: string, number: number): FeedPost =>
  samplePost({
    _id: `post-${number}`,
    performer: samplePerformer({ _id: performerId, name: performerId }),
    files: [samplePhoto(number)],
  });

const madeBy = (posts: readonly FeedPost[]): string[] => chooseMadeHere(posts).map(({ post }) => post._id);

const madeHere = () => screen.findByRole('list', { name: 'Made here' });

test('shows as many performers as there are before one is shown twice', () => {
  const posts = [1, 2, 3].map((number) => postOf('mahsa', number));
  expect(madeBy([...posts, postOf('saman', 4), postOf('leila', 5), postOf('reza', 6)])).toEqual([
    'post-1',
    'post-4',
    'post-5',
    'post-6',
    'post-2',
  ]);
  expect(madeBy(posts.slice(0, 2))).toEqual(['post-1', 'post-2']);
});

test('shows nothing of what is locked, without a picture or not processed yet', () => {
  const teaser = { ...samplePhoto(2), type: 'feed-video' as const };
  const unfinished = samplePost({ files: [{ ...samplePhoto(3), thumbnails: null }] });
  expect(madeBy([lockedPost({ teaserVideo: teaser }), samplePost({ files: [] }), unfinished])).toEqual([]);
});

test('leads from each picture to its post, and says what it shows and by whom', async () => {
  const files = [{ ...samplePhoto(), alt: 'Brushes in a glass' }];
  landingCalls({ 'GET /user/feeds/landing': () => listOf(samplePost({ files })) });
  renderFeed(<VisitorLanding />, { route: '/' });
  const link = within(await madeHere()).getByRole('link', { name: 'Brushes in a glass Mahsa Karimi' });
  expect(link).toHaveAttribute('href', `/posts/${samplePost()._id}`);
});

test('says what it costs by the settings of the site', async () => {
  landingCalls();
  renderFeed(<VisitorLanding />, { route: '/' });
  expect(await screen.findByText('From 2.95 tokens a month')).toBeInTheDocument();
  expect(screen.getByText('$1.00 a token')).toBeInTheDocument();
});

test('says what comes next where nothing was made yet', async () => {
  landingCalls({ 'GET /user/feeds/landing': () => listOf() });
  renderFeed(<VisitorLanding />, { route: '/' });
  expect(await screen.findByRole('link', { name: 'Be the first creator' })).toHaveAttribute(
    'href',
    '/auth/register?kind=performer',
  );
});

test('reads the pictures again when they could not be read', async () => {
  let isDown = true;
  landingCalls({
    'GET /user/feeds/landing': () => {
      if (isDown) throw stubError(503, 'site.unavailable', 'Down');
      return listOf(samplePost());
    },
  });
  renderFeed(<VisitorLanding />, { route: '/' });
  const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(retry as HTMLElement);
  expect(await madeHere()).toBeInTheDocument();
});
