import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PrivateStream } from '@barg/api-client/models';
import { Link } from '@barg/runtime/router';
import { askedPrivates, liveSlice, useAppDispatch } from '@barg/session';
import { startRealtime } from '@barg/session/realtime';
import { stubHttp, testPerformer, testUser } from '@barg/session/testing';
import { line, tell } from '../../../testing/fake-socket.ts';
import { renderLive } from '../../../testing/render-live.tsx';
import { leila, mahsa } from '../../../testing/samples.ts';
import { PrivateNotices } from './private-notices.tsx';

jest.mock('socket.io-client', () => jest.requireActual('../../../testing/fake-socket.ts'));

const ID = '01900000-0000-7000-8000-0000000000f1';
const OTHER_ID = '01900000-0000-7000-8000-0000000000f3';

const session = (changes: Partial<PrivateStream> = {}): PrivateStream => ({
  ...{ _id: ID, performer: mahsa, fan: leila, status: 'requested', endReason: null },
  ...{ conversationId: '01900000-0000-7000-8000-0000000000f2', price: 6, leastMinutes: 2, mostMinutes: 10 },
  ...{ hasCamera: false, declineReason: '', measuredSeconds: 0, reservedMinutes: 0, isEndingSoon: false },
  ...{ isPaused: false, requestedAt: new Date().toISOString(), startedAt: null, endedAt: null },
  answerBy: new Date(Date.now() + 900_000).toISOString(),
  ...changes,
});

/** What is open by the server. */
let stored: readonly PrivateStream[] = [];

const serve = (...first: PrivateStream[]) => {
  stored = first;
  const calls = stubHttp({ 'GET /private-streams': () => ({ data: [...stored], total: stored.length }) });
  return async () => {
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('GET /private-streams'));
    await act(async () => undefined);
  };
};

/** Has the tab be the one that takes part. */
function TakePart() {
  const dispatch = useAppDispatch();
  return <button onClick={() => dispatch(liveSlice.actions.windowKept(true))}>Take part</button>;
}

const open = (who: 'fan' | 'performer', route = '/home') =>
  renderLive(
    <>
      <Link to="/live/private">List</Link>
      <TakePart />
      <PrivateNotices />
    </>,
    { user: who === 'fan' ? testUser({ _id: leila._id }) : testPerformer({ _id: mahsa._id }), route },
  );

const asks = 'Leila asks for a private stream.';
const change = (changes: Partial<PrivateStream> = {}) => {
  const now = session(changes);
  stored = [...stored.filter(({ _id }) => _id !== now._id), ...(now.status === 'ended' ? [] : [now])];
  act(() => tell('private-stream.changed', { session: now }));
};

beforeAll(() => {
  document.cookie = 'token=secret';
  startRealtime();
});

beforeEach(() => {
  localStorage.clear();
  askedPrivates.clear();
});

test('a request is told on any page, with the way to it, until it is answered on another device', async () => {
  const read = serve();
  open('performer');
  await read();
  change();
  expect((await screen.findByText(asks)).closest('[role=status]')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'See the request' })).toHaveAttribute('href', `/live/private/${ID}`);
  change({ status: 'accepted' });
  await waitFor(() => expect(screen.queryByText(asks)).not.toBeInTheDocument());
  expect(screen.queryByText(/accepted your private stream/)).not.toBeInTheDocument();
  expect(await screen.findByText('Your private stream with Leila goes on.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Enter' })).toHaveAttribute('href', `/live/private/${ID}`);
});

test.each([
  ['fan', 'Mahsa Karimi'],
  ['performer', 'Leila'],
] as const)(
  'after each reload the %s is led back into what runs, though it was entered or closed before',
  async (who, name) => {
    serve(session({ status: 'running' }));
    const { unmount } = open(who);
    const words = `Your private stream with ${name} goes on.`;
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Enter' })).toHaveAttribute('href', `/live/private/${ID}`);
    await userEvent.click(screen.getByRole('link', { name: 'Enter' }));
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    unmount();
    const other = open(who);
    await screen.findByText(words);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    other.unmount();
    open(who);
    expect(await screen.findByText(words)).toBeInTheDocument();
  },
);

test('nothing is said of it in the tab that takes part in it', async () => {
  const read = serve(session({ status: 'running' }));
  open('fan');
  await userEvent.click(screen.getByRole('button', { name: 'Take part' }));
  await read();
  expect(screen.queryByText(/goes on/)).not.toBeInTheDocument();
});

test('one that waited before the page was loaded is told too, and until when it can be answered', async () => {
  serve(session({ answerBy: new Date(Date.now() + 1200).toISOString() }));
  open('performer');
  expect(await screen.findByText(asks)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(asks)).not.toBeInTheDocument(), { timeout: 4000 });
});

test('several are told in one card, whose link leads to all of them', async () => {
  serve(session(), session({ _id: OTHER_ID }));
  open('performer');
  expect(await screen.findByText('2 fans ask for a private stream.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the requests' })).toHaveAttribute('href', '/live/private');
});

test('pages that show it say it once, and what was closed stays closed after a reload and in other tabs', async () => {
  serve(session());
  const { unmount } = open('performer');
  await screen.findByText(asks);
  await userEvent.click(screen.getByRole('link', { name: 'List' }));
  expect(screen.queryByText(asks)).not.toBeInTheDocument();
  unmount();
  const other = open('performer');
  await screen.findByText(asks);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(asks)).not.toBeInTheDocument();
  other.unmount();
  const read = serve(session());
  open('performer');
  await read();
  expect(screen.queryByText(asks)).not.toBeInTheDocument();
});

test.each(['/live', '/live/private', `/live/private/${ID}`])('nothing lies over the request at %s', async (route) => {
  const read = serve(session());
  open('performer', route);
  await read();
  expect(screen.queryByText(asks)).not.toBeInTheDocument();
});

test('a fan hears on any page that it was accepted, that it runs without this tab, and that it was not', async () => {
  const read = serve(session());
  open('fan');
  await read();
  expect(screen.queryByText(asks)).not.toBeInTheDocument();
  change({ status: 'accepted' });
  expect(await screen.findByText('Mahsa Karimi accepted your private stream.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Enter' })).toHaveAttribute('href', `/live/private/${ID}`);
  change({ status: 'running' });
  await waitFor(() => expect(screen.queryByText(/accepted your private stream/)).not.toBeInTheDocument());
  expect(screen.getByText('Your private stream with Mahsa Karimi goes on.')).toBeInTheDocument();
  change({ _id: OTHER_ID, status: 'ended', endReason: 'withdrawn' });
  change({ _id: OTHER_ID, status: 'ended', endReason: 'declined' });
  expect(await screen.findAllByText('Private stream with Mahsa Karimi: Declined')).toHaveLength(1);
  expect(screen.queryByText(/Taken back/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show' })).toBeInTheDocument();
});

test('what was accepted while the line was down is told once it is back', async () => {
  const read = serve(session());
  open('fan');
  await read();
  act(() => line.breaks());
  stored = [session({ status: 'accepted' })];
  act(() => line.isBack());
  expect(await screen.findByText('Mahsa Karimi accepted your private stream.')).toBeInTheDocument();
});

test('a request that ended while the browser was offline loads nothing on the pages after, one that is open does', async () => {
  const read = serve(session());
  askedPrivates.note(leila._id, ID);
  askedPrivates.note(leila._id, OTHER_ID);
  open('fan');
  await read();
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain(OTHER_ID));
  expect(askedPrivates.has(leila._id)).toBe(true);
  act(() => line.breaks());
  stored = [];
  act(() => line.isBack());
  await waitFor(() => expect(askedPrivates.has(leila._id)).toBe(false));
});
