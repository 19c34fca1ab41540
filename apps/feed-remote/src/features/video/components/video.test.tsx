import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Video as VideoModel } from '@barg/api-client/models';
import { stubHttp, testUser } from '@barg/session/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { samplePerformer, samplePhoto } from '../../../testing/samples.ts';
import { Video } from './video.tsx';

const VIEW = 'GET /performer-assets/videos/:id';
const OPEN = 'POST /user/performer-assets/videos/:id/:fileId/url';
const STATUS = 'POST /user/performer-assets/videos/:id/:fileId/status';

const film = {
  ...samplePhoto(),
  _id: 'film',
  type: 'video',
  durationMs: 12_000,
  url: '/api/media/film/source.mp4',
} as const;

const video = (changes: Partial<VideoModel> = {}): VideoModel => ({
  _id: 'video-1',
  performer: samplePerformer(),
  title: 'Wind',
  description: '',
  audience: 'free',
  price: 0,
  isLocked: false,
  lockReason: null,
  file: film,
  thumbnail: null,
  teaser: null,
  viewCount: 12,
  likeCount: 3,
  commentCount: 1,
  bookmarkCount: 2,
  isLiked: false,
  isBookmarked: false,
  publishedAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});

const comments = { 'GET /comments': () => ({ data: [], total: 0 }) };

// What comes later is there before, so that no test waits for the machine to compile it.
beforeAll(
  () => Promise.all([import('./film.tsx'), import('../../../entities/media/components/video-player.tsx')]),
  30_000,
);

beforeEach(() => {
  // Not there in jsdom.
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  HTMLMediaElement.prototype.load = () => {};
});

describe('a video', () => {
  it('asks for its film when it is begun, and not before', async () => {
    const calls = stubHttp({ ...comments, [VIEW]: () => video(), [OPEN]: () => film });
    renderFeed(<Video videoId="video-1" />, { user: testUser() });
    const begin = await screen.findByRole('button', { name: /Wind/ });
    expect(calls.some(({ name }) => name === OPEN)).toBe(false);
    await userEvent.click(begin);
    // The player has the focus, so that its keys work.
    expect(await screen.findByRole('group', { name: 'Wind' })).toHaveFocus();
    expect(calls.filter(({ name }) => name === OPEN).map(({ url }) => url)).toEqual([
      '/user/performer-assets/videos/video-1/film/url',
    ]);
  });

  it('plays its teaser to those for whom it is locked, and never asks for its film', async () => {
    const captions = [{ language: 'fa-IR', url: '/api/media/teaser/captions.fa-IR.vtt' }];
    const teaser = { ...film, _id: 'teaser', captions };
    const locked = { ...film, url: null, thumbnails: null };
    const calls = stubHttp({
      ...comments,
      [VIEW]: () => video({ isLocked: true, lockReason: 'paid', audience: 'paid', price: 5, file: locked, teaser }),
      [OPEN]: () => teaser,
    });
    renderFeed(<Video videoId="video-1" />, { user: testUser() });
    await userEvent.click(await screen.findByRole('button', { name: /Teaser of Wind/ }));
    expect(await screen.findByRole('group', { name: 'Teaser of Wind' })).toBeInTheDocument();
    const choice = within(screen.getByRole('combobox', { name: 'Captions' }));
    expect(choice.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Captions off', 'Persian']);
    expect(calls.filter(({ name }) => name === OPEN).map(({ url }) => url)).toEqual([
      '/user/performer-assets/videos/video-1/teaser/url',
    ]);
    expect(screen.getByRole('button', { name: /^Like/ })).toBeDisabled();
  });

  it('is liked at once, and not when the server refuses', async () => {
    let isRefused = false;
    stubHttp({
      ...comments,
      [VIEW]: () => video(),
      'POST /reactions': () => {
        if (isRefused) throw new Error('offline');
        return {};
      },
    });
    renderFeed(<Video videoId="video-1" />, { user: testUser() });
    const like = await screen.findByRole('button', { name: /^Like/ });
    await userEvent.click(like);
    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'true'));
    expect(like).toHaveTextContent('4');
    isRefused = true;
    const bookmark = screen.getByRole('button', { name: /^Bookmark/ });
    await userEvent.click(bookmark);
    await waitFor(() => expect(bookmark).toHaveAttribute('aria-pressed', 'false'));
    expect(bookmark).toHaveTextContent('2');
  });

  it('takes no likes or comments before its moment, when only its performer sees it', async () => {
    const calls = stubHttp({ ...comments, [VIEW]: () => video({ publishedAt: '2999-01-01T00:00:00.000Z' }) });
    renderFeed(<Video videoId="video-1" />, { user: testUser({ _id: samplePerformer()._id }) });
    await screen.findByRole('button', { name: /Wind/ });
    expect(screen.queryByRole('button', { name: /^Like/ })).not.toBeInTheDocument();
    expect(calls.map(({ name }) => name)).not.toContain('GET /comments');
  });

  it('follows its film until it plays, for its performer', async () => {
    let isReady = false;
    const calls = stubHttp({
      ...comments,
      [VIEW]: () => video(isReady ? {} : { file: { ...film, status: 'processing', url: null } }),
      [STATUS]: () => {
        const status = {
          _id: 'film',
          status: isReady ? 'ready' : 'processing',
          percent: 40,
          errorCode: null,
          file: film,
        };
        isReady = true;
        return status;
      },
    });
    renderFeed(<Video videoId="video-1" />, { user: testUser() });
    expect(await screen.findByRole('progressbar', { name: 'This video is being prepared' })).toBeInTheDocument();
    // For others there is nothing yet: what they would do about it is refused.
    expect(screen.queryByRole('button', { name: /^Like/ })).not.toBeInTheDocument();
    expect(calls.map(({ name }) => name)).not.toContain('GET /comments');
    expect(await screen.findByRole('button', { name: /Wind/ }, { timeout: 5000 })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /^Like/ })).toBeInTheDocument();
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('GET /comments'));
  });
});
