import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startRealtime } from '@barg/session/realtime';
import { stubError, stubHttp, testPerformer, testUser } from '@barg/session/testing';
import { line, tell } from '../testing/fake-socket.ts';
import { renderLive } from '../testing/render-live.tsx';
import { mahsa, stream } from '../testing/samples.ts';
import { LivePage } from './live-page.tsx';

jest.mock('socket.io-client', () => jest.requireActual('../testing/fake-socket.ts'));

const LIST = 'GET /streaming/user/search';

beforeAll(() => {
  document.cookie = 'token=secret';
  startRealtime();
});

test('what began before the page could hear of it is asked for once', async () => {
  const found = [[], [stream()]];
  const calls = stubHttp({ [LIST]: () => ({ data: found.shift() ?? [], total: 1 }) });
  renderLive(<LivePage />, { user: testUser() });
  expect(await screen.findByRole('link', { name: /Drawing together/ })).toBeInTheDocument();
  expect(calls.filter(({ name }) => name === LIST)).toHaveLength(2);
});

test('an answer that was read before a stream ended does not bring it back; a lost line has all asked again', async () => {
  const another = stream({ _id: 'another', title: 'Slow bread' });
  const late = Promise.withResolvers<object>();
  const answers: object[] = [{ data: [stream()], total: 1 }, late.promise];
  const calls = stubHttp({ [LIST]: () => answers.shift() ?? { data: [another], total: 1 } });
  renderLive(<LivePage />, { user: testUser() });
  await screen.findByRole('link', { name: /Drawing together/ });
  act(() => line.breaks());
  act(() => line.isBack());
  await waitFor(() => expect(calls.filter(({ name }) => name === LIST).length).toBeGreaterThan(1));
  act(() => tell('stream.ended', { streamId: stream()._id, performerId: mahsa._id }));
  expect(await screen.findByText('Nobody is live at the moment.')).toBeInTheDocument();
  await act(async () => late.resolve({ data: [stream(), another], total: 2 }));
  expect(await screen.findByRole('link', { name: /Slow bread/ })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('link', { name: /Drawing together/ })).not.toBeInTheDocument());
});

test('what was announced is live, and not coming up as well, once it begins', async () => {
  const plan = stream({ phase: 'planned', status: 'ended' });
  stubHttp({
    [LIST]: () => ({ data: [], total: 0 }),
    'GET /streaming/planned': () => ({ data: [plan], total: 1 }),
  });
  renderLive(<LivePage />, { user: testUser() });
  const section = await screen.findByRole('region', { name: 'Coming up' });
  expect(within(section).getByRole('link', { name: /Drawing together/ })).toBeInTheDocument();
  act(() => tell('stream.started', { stream: stream() }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Coming up' })).not.toBeInTheDocument());
  expect(await screen.findByRole('link', { name: /Drawing together/ })).toBeInTheDocument();
});

test('shows who begins and drops who ends, without asking again', async () => {
  const calls = stubHttp({ [LIST]: () => ({ data: [], total: 0 }) });
  renderLive(<LivePage />, { user: testUser() });
  expect(await screen.findByText('Nobody is live at the moment.')).toBeInTheDocument();
  const asked = () => calls.filter(({ name }) => name === LIST).length;
  // Once more when the line is up.
  await waitFor(() => expect(asked()).toBe(2));

  act(() => tell('stream.started', { stream: stream() }));
  expect(await screen.findByRole('link', { name: /Drawing together/ })).toHaveAttribute(
    'href',
    `/live/${stream()._id}`,
  );
  act(() => tell('stream.ended', { streamId: stream()._id, performerId: mahsa._id }));

  expect(await screen.findByText('Nobody is live at the moment.')).toBeInTheDocument();
  expect(asked()).toBe(2);
});

test('offers a performer to go live, and nobody else', async () => {
  stubHttp({ [LIST]: () => ({ data: [stream()], total: 1 }) });
  const { unmount } = renderLive(<LivePage />, { user: testPerformer() });
  expect(await screen.findByRole('link', { name: 'Go live' })).toHaveAttribute('href', '/live/broadcast');
  unmount();
  renderLive(<LivePage />, { user: testUser() });
  await screen.findByRole('link', { name: /Drawing together/ });
  expect(screen.queryByRole('link', { name: 'Go live' })).not.toBeInTheDocument();
});

test('says what failed and tries again', async () => {
  let isUp = false;
  const answer = () => {
    if (!isUp) throw stubError(503, 'unavailable', 'Back in a moment.');
    return { data: [stream()], total: 1 };
  };
  stubHttp({ [LIST]: answer });
  renderLive(<LivePage />, { user: testUser() });
  await screen.findByText('Back in a moment.');
  // It is busy while the page asks again by itself.
  const again = await screen.findByRole('button', { name: 'Try again' });
  isUp = true;
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: /Drawing together/ })).toBeInTheDocument();
});

test('more than a page holds can be reached, and leave with their streams', async () => {
  const all = Array.from({ length: 61 }, (_, at) => stream({ _id: `s${at}`, title: `Stream ${at}` }));
  stubHttp({
    [LIST]: ({ params: { offset = 0 } }) => ({
      data: all.slice(Number(offset), Number(offset) + 60),
      total: all.length,
    }),
  });
  renderLive(<LivePage />, { user: testUser() });
  await screen.findByText('Stream 59');
  expect(screen.queryByText('Stream 60')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'More live streams' }));
  expect(await screen.findByText('Stream 60')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'More live streams' })).not.toBeInTheDocument());
  act(() => tell('stream.ended', { streamId: 's60', performerId: mahsa._id }));
  await waitFor(() => expect(screen.queryByText('Stream 60')).not.toBeInTheDocument());
});
