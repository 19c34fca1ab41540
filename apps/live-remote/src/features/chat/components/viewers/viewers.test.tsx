import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubError, stubHttp, testUser } from '@barg/session/testing';
import type { StreamViewer } from '@barg/api-client/models';
import { ScreenBadges } from '../../../../shared/layout/screen-badges.tsx';
import { ScreenPartsContext } from '../../../../shared/layout/screen-parts.ts';
import { renderLive } from '../../../../testing/render-live.tsx';
import { leila, mahsa, stream } from '../../../../testing/samples.ts';
import { viewersFor } from './own-viewers.tsx';

const LIST = 'GET /streaming/live/:id/viewers';
const RESTRICT = 'PUT /streaming/:id/restrictions/:userId';
const LIFT = 'DELETE /streaming/:id/restrictions/:userId';
const viewer = (user: StreamViewer['user'], changes: Partial<StreamViewer> = {}): StreamViewer => ({
  ...{ user, isSubscriber: false, isMuted: false, isModerator: false },
  ...changes,
});
const parto = { ...leila, _id: '01900000-0000-7000-8000-0000000000a3', username: 'parto', name: 'Parto' };

const Screen = ({ count, to }: { count: number; to: 'performer' | 'moderator' | 'viewer' }) => (
  <ScreenPartsContext value={{ renderViewers: viewersFor(stream()._id, to) }}>
    <ScreenBadges viewers={count} startedAt={stream().startedAt} />
  </ScreenPartsContext>
);

beforeAll(async () => {
  // Parts that come later: their first load takes longer than a test waits.
  await Promise.all([
    import('./viewers-button.tsx'),
    import('./viewers-dialog.tsx'),
    import('../order/restrict-dialog.tsx'),
  ]);
});

const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '3 people are watching: show names' }));
  return within(await screen.findByRole('dialog', { name: 'Viewers' }));
};

test('viewers see a number and no button', () => {
  renderLive(<Screen count={3} to="viewer" />, { user: testUser() });
  expect(screen.getByRole('img', { name: '3 people are watching' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a moderator sees who watches, finds one, and mutes from the row, but not who moderates too', async () => {
  const people = [viewer(leila, { isSubscriber: true }), viewer(parto, { isModerator: true })];
  const calls = stubHttp({
    [LIST]: ({ params }) => {
      const data = people.filter(({ user }) => user.name.toLowerCase().includes(String(params?.q ?? '')));
      return { data, total: data.length, guests: 2 };
    },
    [RESTRICT]: () => ({ kind: 'mute', reason: '', until: null }),
  });
  renderLive(<Screen count={3} to="moderator" />, { user: testUser() });
  const dialog = await openDialog();
  expect(await dialog.findByText('Subscriber')).toBeInTheDocument();
  expect(dialog.getByText('and 2 guests')).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Mute Parto' })).not.toBeInTheDocument();
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Search viewers' }), 'nobody{Enter}');
  expect(await dialog.findByText('Nobody of this name is watching.')).toBeInTheDocument();
  await userEvent.clear(dialog.getByRole('searchbox', { name: 'Search viewers' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Mute Leila' }));
  const question = within(await screen.findByRole('dialog', { name: 'Mute Leila?' }));
  await userEvent.click(question.getByRole('button', { name: 'Mute' }));
  await waitFor(() => expect(calls.find(({ name }) => name === RESTRICT)?.body).toMatchObject({ kind: 'mute' }));
}, 30_000);

test('a muted viewer may write again at a press, and is shown so', async () => {
  let isMuted = true;
  const calls = stubHttp({
    [LIST]: () => ({ data: [viewer(leila, { isMuted })], total: 1, guests: 0 }),
    [LIFT]: () => {
      isMuted = false;
      return { success: true };
    },
  });
  renderLive(<Screen count={3} to="moderator" />, { user: testUser() });
  const dialog = await openDialog();
  await userEvent.click(await dialog.findByRole('button', { name: 'Unmute Leila' }));
  expect(await dialog.findByRole('button', { name: 'Mute Leila' })).toBeInTheDocument();
  expect(dialog.queryByText('Muted')).not.toBeInTheDocument();
  expect(calls.find(({ name }) => name === LIFT)?.url).toBe(`/streaming/${stream()._id}/restrictions/${leila._id}`);
  expect(screen.getByText('Leila may take part again.')).toBeInTheDocument();
}, 30_000);

test('says that nobody is there, and what failed until it is tried again', async () => {
  let fails = true;
  stubHttp({
    [LIST]: () => {
      if (fails) throw stubError(503, 'request.unavailable', 'Back in a moment.');
      return { data: [], total: 0, guests: 0 };
    },
  });
  renderLive(<Screen count={3} to="performer" />, { user: testUser({ _id: mahsa._id }) });
  const dialog = await openDialog();
  expect(await dialog.findByText('Back in a moment.')).toBeInTheDocument();
  fails = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('Nobody with an account is watching yet.')).toBeInTheDocument();
}, 30_000);

test('reads again while it is open, once for many changes of the number', async () => {
  const calls = stubHttp({ [LIST]: () => ({ data: [viewer(leila)], total: 1, guests: 0 }) });
  const { rerender } = renderLive(<Screen count={3} to="performer" />, { user: testUser({ _id: mahsa._id }) });
  const dialog = await openDialog();
  await dialog.findByText('Leila');
  jest.useFakeTimers();
  for (const count of [4, 5, 6]) rerender(<Screen count={count} to="performer" />);
  expect(calls).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(5000));
  jest.useRealTimers();
  await waitFor(() => expect(calls).toHaveLength(2));
}, 30_000);
