import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatReplay } from '@barg/api-client/models';
import { Route, Routes } from '@barg/runtime/router';
import { stubError, stubHttp, testUser, type StubbedCall } from '@barg/session/testing';
import { renderLive } from '../testing/render-live.tsx';
import { chatState, mahsa, message, picture, stream } from '../testing/samples.ts';
import { WatchPage } from './watch-page.tsx';

jest.mock('socket.io-client', () => jest.requireActual('../testing/fake-socket.ts'));

const REPLAY = 'GET /streaming/recordings/of/:id/chat';
const OPEN = 'POST /user/performer-assets/videos/:id/:fileId/url';

const film = {
  ...{ _id: 'film-1', type: 'video', status: 'ready', width: 16, height: 9, durationMs: 90_000, thumbhash: null },
  ...{ thumbnails: picture, motion: null, url: '/api/media/film-1/source.mp4', hls: null, peaks: null },
  ...{ alt: '', captions: null, watched: null },
};

beforeAll(async () => {
  document.cookie = 'token=secret';
  await import('../features/watch/components/ended-screen.tsx');
  await import('../features/chat/components/replay/replay-panel.tsx');
});

const replay = (...written: [number, string][]): ChatReplay => ({
  messages: written.map(([at, text], index) => ({ at, message: message(at * 10 + index, { text }) })),
});

const watch = (calls: Record<string, StubbedCall> = {}, video: object = {}) => {
  const made = stubHttp({
    'GET /streaming/:id': () => stream({ status: 'ended', viewers: 0 }),
    'GET /streaming/join/:id': () => {
      throw stubError(409, 'stream.ended', 'Ended.');
    },
    'GET /streaming/:id/chat': () => chatState(),
    'GET /streaming/recordings/of/:id': () => ({ videoId: 'v1', film: null, hasReplay: true }),
    'GET /performer-assets/videos/:id': () => ({ _id: 'v1', isLocked: false, file: film, ...video }),
    [OPEN]: () => film,
    'GET /performers/:id': () => ({ ...mahsa, craft: '', avatar: null, isVerified: true, monthlyPrice: 5 }),
    'GET /messages/conversations/public/:id': () => ({ data: [message(7, { text: 'All of it' })], total: 1 }),
    ...calls,
  });
  renderLive(
    <Routes>
      <Route path="/live/:streamId" element={<WatchPage />} />
    </Routes>,
    { user: testUser(), route: `/live/${stream()._id}` },
  );
  return made;
};

const playTo = (second: number) => {
  const video = screen.getByLabelText('Drawing together');
  Object.defineProperty(video, 'currentTime', { value: second, configurable: true });
  fireEvent.timeUpdate(video);
};

const begin = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Watch the recording' }));
  await screen.findByLabelText('Drawing together');
};

test('beside a film the chat is as it was, back and forth, and all of it can be read', async () => {
  const made = watch({
    [REPLAY]: ({ params }) => (params.from === 0 ? replay([2, 'Hello'], [25, 'How nice']) : replay([31, 'Later'])),
  });
  expect(await screen.findByText('All of it')).toBeInTheDocument();
  await begin();
  playTo(2.4);
  const log = () => within(screen.getByRole('log'));
  expect(await screen.findByText('Hello')).toBeInTheDocument();
  expect(screen.queryByText('How nice')).toBeNull();
  expect(screen.queryByText('All of it')).toBeNull();

  // What comes next is asked for before it is there.
  playTo(21);
  await waitFor(() => expect(made.filter(({ name }) => name === REPLAY)).toHaveLength(2));
  playTo(32);
  await waitFor(() => expect(log().getAllByRole('listitem')).toHaveLength(3));
  playTo(1);
  expect(await screen.findByText('Nobody wrote anything around this moment.')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Whole chat' }));
  expect(await screen.findByText('All of it')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Beside the film' }));
  playTo(2);
  expect(await screen.findByText('Hello')).toBeInTheDocument();
});

test('what is loaded of the chat stays where a further piece could not be loaded', async () => {
  watch({
    [REPLAY]: ({ params }) => {
      if (params.from !== 0) throw stubError(503, 'request.unavailable', 'In a moment.');
      return replay([25, 'How nice']);
    },
  });
  await begin();
  playTo(26);
  expect(await screen.findByText('How nice')).toBeInTheDocument();
  playTo(32);
  expect(await screen.findByText('In a moment.')).toBeInTheDocument();
  expect(screen.getByText('How nice')).toBeInTheDocument();
});

test('a piece of the chat that could not be loaded is asked for again', async () => {
  let isAway = true;
  watch({
    [REPLAY]: () => {
      if (isAway) throw stubError(503, 'request.unavailable', 'In a moment.');
      return replay([2, 'Hello']);
    },
  });
  await begin();
  playTo(3);
  expect(await screen.findByText('In a moment.')).toBeInTheDocument();
  isAway = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello')).toBeInTheDocument();
});

test('a film that breaks off is asked for anew and goes on where it was; after its end the ways on are there', async () => {
  const made = watch({ [REPLAY]: () => replay() });
  await begin();
  playTo(40);
  fireEvent.error(screen.getByLabelText('Drawing together'));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  const video = await screen.findByLabelText('Drawing together');
  expect(video).toHaveAttribute('src', `${film.url}#t=40`);
  expect(made.filter(({ name }) => name === OPEN)).toHaveLength(2);
  fireEvent.ended(video);
  expect(await screen.findByRole('link', { name: "The video's page" })).toHaveAttribute('href', '/videos/v1');
  expect(await screen.findByText('All of it')).toBeInTheDocument();
});

test('who may not watch the film is led to its page, where it can be bought', async () => {
  watch({}, { isLocked: true });
  expect(await screen.findByRole('link', { name: 'Watch the recording' })).toHaveAttribute('href', '/videos/v1');
  expect(screen.queryByRole('button', { name: 'Watch the recording' })).toBeNull();
});

test('a film whose moments are not known plays beside all of its chat', async () => {
  watch({ 'GET /streaming/recordings/of/:id': () => ({ videoId: 'v1', film: null, hasReplay: false }) });
  await begin();
  playTo(3);
  expect(await screen.findByText('All of it')).toBeInTheDocument();
});

const RECORDED = 'GET /streaming/recordings/of/:id';
const locked = { ...film, thumbnails: null, url: null };

test('a film that is at the address alone plays there, by an address that is asked for anew each time', async () => {
  const made = watch({
    [RECORDED]: () => ({ videoId: null, film, hasReplay: true }),
    [REPLAY]: () => replay([2, 'Hello']),
  });
  await begin();
  expect(screen.getByLabelText('Drawing together')).toHaveAttribute('src', `${film.url}#t=0`);
  playTo(3);
  expect(await screen.findByText('Hello')).toBeInTheDocument();
  fireEvent.error(screen.getByLabelText('Drawing together'));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Drawing together')).toHaveAttribute('src', `${film.url}#t=3`);
  expect(made.filter(({ name }) => name === RECORDED)).toHaveLength(3);
  fireEvent.ended(screen.getByLabelText('Drawing together'));
  expect(await screen.findByRole('link', { name: 'Who is live now' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: "The video's page" })).toBeNull();
});

test('who does not follow is told whom the film is for, and following opens it where it stands', async () => {
  let isLocked = true;
  watch({
    'GET /streaming/:id': () => stream({ status: 'ended', audience: 'followers', isLocked }),
    [RECORDED]: () => ({ videoId: null, film: isLocked ? locked : film, hasReplay: true }),
    'POST /follows/:id': () => ((isLocked = false), { success: true }),
  });
  expect(await screen.findByText(/The recording of this live stream is for those who follow/)).toBeInTheDocument();
  expect(screen.getByText('The chat is for those for whom the stream was.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Follow and watch' }));
  expect(await screen.findByRole('button', { name: 'Watch the recording' })).toBeInTheDocument();
});

test('who had no ticket is told so, and is sold none', async () => {
  watch({
    'GET /streaming/:id': () => stream({ status: 'ended', audience: 'ticketed', price: 5, isLocked: true }),
    [RECORDED]: () => ({ videoId: null, film: locked, hasReplay: true }),
  });
  expect(await screen.findByText(/for those who had a ticket/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /ticket/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Who is live now' })).toBeInTheDocument();
});

test('a film that was taken back while it played is gone', async () => {
  let shown: object | null = { videoId: null, film, hasReplay: true };
  watch({ [RECORDED]: () => shown, [REPLAY]: () => replay() });
  await begin();
  shown = null;
  fireEvent.error(screen.getByLabelText('Drawing together'));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/has ended/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Watch the recording' })).toBeNull());
});

test('whom its performer has parted from meanwhile sees that the stream has ended, no failure', async () => {
  let refusal = stubError(503, 'request.unavailable', 'In a moment.');
  watch({
    [RECORDED]: () => {
      throw refusal;
    },
  });
  expect(await screen.findByText('In a moment.')).toBeInTheDocument();
  refusal = stubError(404, 'request.not_found', 'Not found.');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/has ended/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('what refuses the film is said, and asked again', async () => {
  let isBanned = true;
  watch({
    [RECORDED]: () => {
      if (isBanned) throw stubError(403, 'stream.banned', 'You were removed from the streams of this creator.');
      return { videoId: null, film, hasReplay: true };
    },
  });
  expect(await screen.findByText('You were removed from the streams of this creator.')).toBeInTheDocument();
  isBanned = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Watch the recording' })).toBeInTheDocument();
});
