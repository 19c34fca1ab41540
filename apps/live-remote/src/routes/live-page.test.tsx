import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startRealtime } from '@barg/session/realtime';
import { stubError, stubHttp, testPerformer, testUser } from '@barg/session/testing';
import { tell } from '../testing/fake-socket.ts';
import { renderLive } from '../testing/render-live.tsx';
import { mahsa, stream } from '../testing/samples.ts';
import { LivePage } from './live-page.tsx';

jest.mock('socket.io-client', () => jest.requireActual('../testing/fake-socket.ts'));

const LIST = 'GET /streaming/user/search';

beforeAll(() => {
  document.cookie = 'token=secret';
  startRealtime();
});

test('shows who begins and drops who ends, without asking again', async () => {
  const calls = stubHttp({ [LIST]: () => ({ data: [], total: 0 }) });
  renderLive(<LivePage />, { user: testUser() });
  expect(await screen.findByText('Nobody is live at the moment.')).toBeInTheDocument();

  act(() => tell('stream.started', { stream: stream() }));
  expect(await screen.findByRole('link', { name: /Drawing together/ })).toHaveAttribute(
    'href',
    `/live/${stream()._id}`,
  );
  act(() => tell('stream.ended', { streamId: stream()._id, performerId: mahsa._id }));

  expect(await screen.findByText('Nobody is live at the moment.')).toBeInTheDocument();
  expect(calls.filter(({ name }) => name === LIST)).toHaveLength(1);
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
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Drawing together/ })).toBeInTheDocument();
});
