import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { renderLive } from '../../../../testing/render-live.tsx';
import { leila, mahsa, stream } from '../../../../testing/samples.ts';
import { ModeratorsTab } from './moderators-tab.tsx';

const RESTRICTED = 'GET /streaming/:id/restrictions';
const nobody = () => ({ data: [], total: 0 });
const DISMISS = 'DELETE /performer/stream-chat/moderators/:id';

test('she names a moderator by username, is told of a name that nobody has, and dismisses her', async () => {
  let moderators: object[] = [];
  const calls = stubHttp({
    'GET /performer/stream-chat/moderators': () => ({ data: moderators, total: moderators.length }),
    'POST /performer/stream-chat/moderators': ({ body }) => {
      if ((body as { username: string }).username !== 'leila') throw stubError(404, 'request.not_found', 'Nobody.');
      moderators = [leila];
      return leila;
    },
    [RESTRICTED]: nobody,
    [DISMISS]: () => ((moderators = []), { success: true }),
  });
  renderLive(<ModeratorsTab streamId={stream()._id} />, { user: testPerformer() });
  const name = async (username: string) => {
    const field = screen.getByRole('textbox', { name: 'Username' });
    await userEvent.clear(field);
    await userEvent.type(field, `${username}{Enter}`);
  };
  await name('nobody');
  expect(await screen.findByText('There is nobody of this name.')).toBeInTheDocument();
  await name('@leila');
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss Leila' }));
  await waitFor(() => expect(screen.queryByText('Leila')).not.toBeInTheDocument());
  expect(calls.find((call) => call.name === DISMISS)?.url).toContain(leila._id);
});

test('a dismissal that was refused says why, and leaves her there', async () => {
  stubHttp({
    'GET /performer/stream-chat/moderators': () => ({ data: [leila], total: 1 }),
    [RESTRICTED]: nobody,
    [DISMISS]: () => {
      throw stubError(503, 'request.unavailable', 'In a moment.');
    },
  });
  renderLive(<ModeratorsTab streamId={stream()._id} />, { user: testPerformer() });
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss Leila' }));
  expect(await screen.findByText('In a moment.')).toBeInTheDocument();
  expect(screen.getByText('Leila')).toBeInTheDocument();
});

test('a moderator who is banned is said to be', async () => {
  const facts = { by: mahsa, reason: '', until: null, createdAt: new Date().toISOString() };
  stubHttp({
    'GET /performer/stream-chat/moderators': () => ({ data: [leila, { ...mahsa, name: 'Tara' }], total: 2 }),
    [RESTRICTED]: ({ params }) =>
      params?.userId === leila._id ? { data: [{ user: leila, kind: 'ban', ...facts }], total: 1 } : nobody(),
  });
  renderLive(<ModeratorsTab streamId={stream()._id} />, { user: testPerformer() });
  await screen.findByText('Tara');
  expect(await screen.findAllByText('Banned')).toHaveLength(1);
});
