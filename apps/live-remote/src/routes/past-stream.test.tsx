import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from '@barg/runtime/router';
import { stubError, stubHttp, testUser } from '@barg/session/testing';
import type { Recording, StreamReport as Report } from '@barg/api-client/models';
import { PastStreams } from '../features/past/components/past-streams.tsx';
import { renderLive } from '../testing/render-live.tsx';
import { mahsa, stream } from '../testing/samples.ts';
import { WatchPage } from './watch-page.tsx';

jest.mock('socket.io-client', () => jest.requireActual('../testing/fake-socket.ts'));

const REPORT: Report = {
  streamId: stream()._id,
  title: 'Ink and light',
  startedAt: '2026-11-26T18:00:00.000Z',
  endedAt: '2026-11-26T19:01:05.000Z',
  duration: 3665,
  peakViewers: 1204,
  watchedMinutes: 7310,
  newFollowers: 12,
  newSubscribers: 3,
  tips: { count: 2, tokens: 35 },
  tickets: { count: 1, tokens: 5 },
  earned: 28,
  held: 5,
  topTippers: [
    { fan: { _id: 'f1', username: 'tara', name: 'Tara', avatarUrl: null, isPerformer: false }, tokens: 25 },
    { fan: { ...mahsa, isPerformer: true }, tokens: 10 },
  ],
};

const recording: Recording = {
  ...{ _id: 'r1', streamId: stream()._id, title: 'Ink and light', status: 'kept', choice: 'published' },
  ...{ audience: 'followers', durationSeconds: 90, bytes: 1000, videoId: null, isShown: true, film: null },
  isTakenDown: false,
  ...{ filmStatus: 'ready', errorCode: null },
};

beforeAll(async () => {
  document.cookie = 'token=secret';
  await import('../features/broadcast/components/recording-card.tsx');
  await import('../features/past/components/stream-report.tsx');
});

const watch = (user: ReturnType<typeof testUser>, report: () => Report) => {
  const calls = stubHttp({
    'GET /streaming/:id': () => stream({ status: 'ended', viewers: 0 }),
    'GET /streaming/join/:id': () => {
      throw stubError(409, 'stream.ended', 'Ended.');
    },
    'GET /streaming/past/:id': report,
    'GET /streaming/recordings/of/:id': () => null,
    'GET /streaming/recordings/latest': ({ params }) => (params?.streamId === stream()._id ? recording : null),
    'PUT /streaming/recordings/:id': ({ body }) => ({ ...recording, ...(body as object), isShown: false }),
    'GET /performers/:id': () => ({ ...mahsa, craft: '', avatar: null, isVerified: true, monthlyPrice: 5 }),
    'GET /messages/conversations/public/:id': () => ({ data: [], total: 0 }),
  });
  renderLive(
    <Routes>
      <Route path="/live/:streamId" element={<WatchPage />} />
    </Routes>,
    { user, route: `/live/${stream()._id}` },
  );
  return calls;
};

const herself = () => testUser({ _id: stream().performer._id, role: 'performer' });

test('a performer reads at the address of a stream what became of it', async () => {
  watch(herself(), () => REPORT);
  const report = await screen.findByRole('region', { name: 'How it went' });
  await within(report).findByText('Duration');
  for (const [label, value] of [
    ['Duration', '1:01:05'],
    ['Most viewers at once', '1,204'],
    ['Minutes watched', '7,310'],
    ['New followers', '12'],
    ['New subscribers', '3'],
    ['Earned, tokens', '28'],
  ] as const) {
    expect(report).toHaveTextContent(`${label}${value}`);
  }
  expect(
    within(report).getByText(/2 tips: 35 tokens\. 1 ticket: 5 tokens\. 5 tokens of it are still held/),
  ).toBeInTheDocument();
  const tippers = within(report).getAllByRole('listitem');
  expect(tippers.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Tara25'),
    expect.stringContaining('Mahsa Karimi10'),
  ]);
  expect(within(report).getByRole('link', { name: 'Mahsa Karimi' })).toHaveAttribute('href', '/mahsa.art');
});

test('she is not thanked for watching her own stream, and is led to her streams', async () => {
  watch(herself(), () => REPORT);
  expect(await screen.findByText('Your live stream is over.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Your live streams' })).toHaveAttribute('href', '/live/broadcast');
  for (const name of ['Who is live now', 'Visit the profile'])
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
});

test('there she takes back what is shown of it', async () => {
  const calls = watch(herself(), () => REPORT);
  expect(await screen.findByText(/Those for whom the stream was watch it/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText('It is in your vault. Only you see it.')).toBeInTheDocument();
  expect(calls.find(({ name }) => name === 'PUT /streaming/recordings/:id')?.body).toEqual({ choice: 'private' });
  // The address is asked again: it may show nothing any more.
  await waitFor(() => expect(calls.filter(({ name }) => name === 'GET /streaming/recordings/of/:id')).toHaveLength(2));
});

test('what could not be read is asked for again', async () => {
  let isBroken = true;
  watch(herself(), () => {
    if (isBroken) throw stubError(503, 'server.away', 'Away for a moment.');
    return REPORT;
  });
  expect(await screen.findByText('Away for a moment.')).toBeInTheDocument();
  isBroken = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Minutes watched')).toBeInTheDocument();
});

test('nobody else is told, or asks', async () => {
  const calls = watch(testUser(), () => REPORT);
  expect(await screen.findByText(/has ended/)).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'How it went' })).not.toBeInTheDocument();
  expect(calls.map(({ name }) => name)).not.toContain('GET /streaming/past/:id');
  expect(calls.map(({ name }) => name)).not.toContain('GET /streaming/recordings/latest');
});

const past = (index: number) => ({
  _id: `00000000-0000-7000-8000-00000000000${index}`,
  title: `Stream ${index}`,
  startedAt: '2026-11-26T18:00:00.000Z',
  duration: 600,
  peakViewers: index,
});

test('lists the streams that are over, more of them when asked', async () => {
  const all = [1, 2, 3, 4, 5, 6, 7].map(past);
  stubHttp({
    'GET /streaming/past': ({ params }) => ({ data: all.slice(0, Number(params?.limit)), total: all.length }),
  });
  renderLive(<PastStreams />, { user: herself() });
  const list = await screen.findByRole('list');
  expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  expect(within(list).getByRole('link', { name: 'Stream 1' })).toHaveAttribute('href', `/live/${past(1)._id}`);
  expect(within(list).getByText('1 viewer at most')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Older ones' }));
  expect(await screen.findByRole('link', { name: 'Stream 7' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Older ones' })).not.toBeInTheDocument();
});

test('says nothing before the first stream', async () => {
  const calls = stubHttp({ 'GET /streaming/past': () => ({ data: [], total: 0 }) });
  renderLive(<PastStreams />, { user: herself() });
  expect(screen.getByRole('region', { name: 'Past streams' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  expect(calls).toHaveLength(1);
});
