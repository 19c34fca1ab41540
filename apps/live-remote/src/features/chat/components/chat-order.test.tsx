import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { streamScope } from '@barg/contract';
import { startRealtime } from '@barg/session/realtime';
import { stubError, stubHttp, testPerformer, testUser } from '@barg/session/testing';
import { tell } from '../../../testing/fake-socket.ts';
import { renderLive } from '../../../testing/render-live.tsx';
import { chatState, leila, mahsa, message, stream } from '../../../testing/samples.ts';
import { ChatPanel } from './chat-panel.tsx';

jest.mock('socket.io-client', () => jest.requireActual('../../../testing/fake-socket.ts'));

const LIST = 'GET /messages/conversations/public/:id';
const STATE = 'GET /streaming/:id/chat';
const RESTRICTED = 'GET /streaming/:id/restrictions';
const LIFT = 'DELETE /streaming/:id/restrictions/:userId';
const RESTRICT = 'PUT /streaming/:id/restrictions/:userId';
const MODERATORS = 'GET /performer/stream-chat/moderators';
const PIN = 'PUT /streaming/:id/pin';
const moderator = testUser({ _id: '01900000-0000-7000-8000-0000000000a9' });
const fan = testUser({ _id: leila._id });
const performer = testPerformer({ _id: mahsa._id });
const list = () => ({ data: [message(2, { senderId: mahsa._id, sender: mahsa }), message(1)], total: 2 });
const streamId = stream()._id;

beforeAll(async () => {
  document.cookie = 'token=secret';
  startRealtime();
  // Parts that come later: their first load takes longer than a test waits.
  await Promise.all([
    import('./order/order-menu.tsx'),
    import('./order/order-button.tsx'),
    import('./pinned-message.tsx'),
  ]);
});

const openMenu = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `What to do about ${name}` }));
  return within(await screen.findByRole('menu'));
};

test('a moderator mutes a viewer for a time and a reason, and cannot touch the performer', async () => {
  const calls = stubHttp({
    [LIST]: list,
    [STATE]: () => chatState({}, { role: 'moderator' }),
    [RESTRICTED]: () => ({ data: [], total: 0 }),
    [RESTRICT]: () => ({ kind: 'mute', reason: '', until: null }),
  });
  renderLive(<ChatPanel stream={stream()} />, { user: moderator });
  const hers = await openMenu('mahsa.art');
  expect(hers.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Pin the message']);
  await userEvent.keyboard('{Escape}');
  const menu = await openMenu('leila');
  expect(menu.queryByRole('menuitem', { name: 'Make a moderator' })).not.toBeInTheDocument();
  await userEvent.click(menu.getByRole('menuitem', { name: 'Mute…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mute leila?' }));
  await userEvent.selectOptions(dialog.getByLabelText('How long'), '1 hour');
  await userEvent.type(dialog.getByLabelText('Reason'), 'too loud');
  await userEvent.click(dialog.getByRole('button', { name: 'Mute' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === RESTRICT)?.body).toEqual({
      kind: 'mute',
      seconds: 3600,
      reason: 'too loud',
    }),
  );
  expect(await screen.findByText('leila is muted.')).toBeInTheDocument();
}, 30_000);

test('the length of a mute that was not sent is not that of a ban', async () => {
  stubHttp({
    [LIST]: list,
    [STATE]: () => chatState({}, { role: 'moderator' }),
    [RESTRICTED]: () => ({ data: [], total: 0 }),
  });
  renderLive(<ChatPanel stream={stream()} />, { user: moderator });
  await userEvent.click((await openMenu('leila')).getByRole('menuitem', { name: 'Mute…' }));
  const muting = within(await screen.findByRole('dialog', { name: 'Mute leila?' }));
  await userEvent.selectOptions(muting.getByLabelText('How long'), '1 hour');
  await userEvent.keyboard('{Escape}');
  await userEvent.click((await openMenu('leila')).getByRole('menuitem', { name: 'Ban from the streams…' }));
  const banning = within(await screen.findByRole('dialog', { name: /^Ban leila/ }));
  expect(banning.getByLabelText('How long')).toHaveDisplayValue('Until it is undone');
}, 30_000);

test.each([
  { kind: 'mute', way: 'Unmute', gone: 'Mute…' },
  { kind: 'ban', way: 'Lift the ban', gone: 'Ban from the streams…' },
])(
  'the menu of somebody under a $kind takes it back, and asks about this person alone',
  async ({ kind, way, gone }) => {
    let held = true;
    const person = { ...{ by: mahsa, reason: '', until: null }, createdAt: new Date().toISOString() };
    const calls = stubHttp({
      [LIST]: list,
      [STATE]: () => chatState({}, { role: 'moderator' }),
      [RESTRICTED]: ({ params }) => {
        const isHeld = held && params?.userId === leila._id;
        return { data: isHeld ? [{ ...person, user: leila, kind }] : [], total: isHeld ? 1 : 0 };
      },
      [LIFT]: () => {
        held = false;
        return { success: true };
      },
    });
    renderLive(<ChatPanel stream={stream()} />, { user: moderator });
    const menu = await openMenu('leila');
    expect(calls.filter(({ name }) => name === RESTRICTED)).toHaveLength(1);
    expect(menu.queryByRole('menuitem', { name: gone })).not.toBeInTheDocument();
    await userEvent.click(menu.getByRole('menuitem', { name: way }));
    expect(await screen.findByText('leila may take part again.')).toBeInTheDocument();
    expect(calls.find(({ name }) => name === LIFT)?.url).toBe(`/streaming/${streamId}/restrictions/${leila._id}`);
    const after = await openMenu('leila');
    expect(await after.findByRole('menuitem', { name: gone })).toBeInTheDocument();
  },
  30_000,
);

test('the performer makes somebody a moderator, and takes it back where she did', async () => {
  let moderators: object[] = [];
  const calls = stubHttp({
    [LIST]: list,
    [STATE]: () => chatState({}, { role: 'performer' }),
    [RESTRICTED]: () => ({ data: [], total: 0 }),
    [MODERATORS]: () => ({ data: moderators, total: moderators.length }),
    'POST /performer/stream-chat/moderators': () => ((moderators = [leila]), leila),
    'DELETE /performer/stream-chat/moderators/:id': () => ((moderators = []), { success: true }),
  });
  renderLive(<ChatPanel stream={stream()} />, { user: performer });
  await userEvent.click((await openMenu('leila')).getByRole('menuitem', { name: 'Make a moderator' }));
  expect(await screen.findByText('leila keeps order in your chats from now on.')).toBeInTheDocument();
  const menu = await openMenu('leila');
  expect(menu.queryByRole('menuitem', { name: 'Make a moderator' })).not.toBeInTheDocument();
  await userEvent.click(menu.getByRole('menuitem', { name: 'No longer a moderator' }));
  expect(await screen.findByText('leila no longer keeps order in your chats.')).toBeInTheDocument();
  expect(calls.find(({ name }) => name.startsWith('DELETE'))?.url).toContain(leila._id);
  expect((await openMenu('leila')).getByRole('menuitem', { name: 'Make a moderator' })).toBeInTheDocument();
}, 30_000);

test('the menu says that it waits, and guesses nothing where it was not told what holds', async () => {
  const answered = Promise.withResolvers<undefined>();
  let isFailing = true;
  stubHttp({
    [LIST]: list,
    [STATE]: () => chatState({}, { role: 'performer' }),
    [MODERATORS]: () => ({ data: [], total: 0 }),
    [RESTRICTED]: async () => {
      await answered.promise;
      if (isFailing) throw stubError(503, 'server.away', 'Away');
      const person = { ...{ user: leila, by: mahsa, kind: 'ban', reason: '', until: null }, createdAt: '' };
      return { data: [person], total: 1 };
    },
  });
  renderLive(<ChatPanel stream={stream()} />, { user: performer });
  const button = await screen.findByRole('button', { name: 'What to do about leila' });
  expect(button).toHaveAttribute('aria-busy', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  answered.resolve(undefined);
  const menu = within(await screen.findByRole('menu'));
  const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  const unread = 'Muted or banned? Could not load, try again';
  expect(entries()).toEqual(['Pin the message', unread]);
  isFailing = false;
  await userEvent.click(menu.getByRole('menuitem', { name: unread }));
  expect(await screen.findByRole('menuitem', { name: 'Lift the ban' })).toBeInTheDocument();
  // Named while she is banned, she would keep no order.
  expect(entries()).toEqual(['Pin the message', 'Lift the ban']);
}, 30_000);

test('a pinned message comes by an event, goes with its message, and who keeps order takes it down', async () => {
  const calls = stubHttp({ [LIST]: list, [STATE]: () => chatState({}, { role: 'performer' }), [PIN]: () => ({}) });
  renderLive(<ChatPanel stream={stream()} />, { user: performer });
  await screen.findByText('message 1');
  await screen.findByRole('button', { name: 'Order in the chat' });
  const order = (sequence: number) => ({ scope: streamScope(streamId), sequence });
  act(() => tell('stream.message.pinned', { streamId, message: message(1) }, order(3)));
  const pinned = await screen.findByRole('status', { name: 'Pinned message' });
  expect(pinned).toHaveTextContent('leila message 1');
  await userEvent.click(within(pinned).getByRole('button', { name: 'Unpin the message' }));
  expect(calls.find(({ name }) => name === PIN)?.body).toEqual({ messageId: null });
  const gone = message(1, { text: '', isDeleted: true });
  act(() => tell('stream.message.deleted', { streamId, messageId: gone._id, message: gone }, order(4)));
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Pinned message' })).not.toBeInTheDocument());
});

test('who is muted while writing is told why in place of the field, and gets it back', async () => {
  stubHttp({ [LIST]: list, [STATE]: () => chatState() });
  renderLive(<ChatPanel stream={stream()} />, { user: fan });
  await screen.findByText('message 1');
  await screen.findByRole('textbox');
  const restriction = { kind: 'mute', reason: 'too loud', until: null } as const;
  act(() => tell('stream.restriction.changed', { streamId, restriction }));
  expect(await screen.findByText('You cannot write in this chat for now. Reason: too loud')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  act(() => tell('stream.restriction.changed', { streamId, restriction: null }));
  expect(await screen.findByRole('textbox')).toBeInTheDocument();
});

test.each(['mute', 'ban'] as const)(
  'a moderator keeps no order during a %s, and does again when it is undone',
  async (kind) => {
    const calls = stubHttp({ [LIST]: list, [STATE]: () => chatState({}, { role: 'moderator' }) });
    renderLive(<ChatPanel stream={stream()} />, { user: moderator });
    await screen.findByRole('button', { name: 'What to do about leila' });
    const restriction = { kind, reason: '', until: null };
    act(() => tell('stream.restriction.changed', { streamId, restriction }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'What to do about leila' })).not.toBeInTheDocument(),
    );
    expect(calls.filter(({ name }) => name === STATE)).toHaveLength(1);
    act(() => tell('stream.restriction.changed', { streamId, restriction: null }));
    expect(await screen.findByRole('button', { name: 'What to do about leila' })).toBeInTheDocument();
  },
);

test('whoever is made a moderator is told, and of being dismissed; nobody of another performer', async () => {
  stubHttp({ [LIST]: list, [STATE]: () => chatState() });
  renderLive(<ChatPanel stream={stream()} />, { user: fan });
  await screen.findByText('message 1');
  act(() => tell('stream.role.changed', { performerId: leila._id, isModerator: true }));
  expect(screen.queryByText('You keep order in this chat from now on.')).not.toBeInTheDocument();
  act(() => tell('stream.role.changed', { performerId: mahsa._id, isModerator: true }));
  expect(await screen.findByText('You keep order in this chat from now on.')).toBeInTheDocument();
  act(() => tell('stream.role.changed', { performerId: mahsa._id, isModerator: false }));
  expect(await screen.findByText('You no longer keep order in this chat.')).toBeInTheDocument();
});

test('the performer sees who is muted, undoes it, names moderators by username, and reads the log', async () => {
  const restricted = {
    ...{ user: leila, by: mahsa, kind: 'ban', reason: 'spam', until: null },
    createdAt: new Date().toISOString(),
  };
  const entry = {
    ...{ _id: 'e1', act: 'ban', actor: mahsa, subject: leila, reason: 'spam', until: null, streamId },
    createdAt: new Date().toISOString(),
  };
  const NAME = 'POST /performer/stream-chat/moderators';
  const calls = stubHttp({
    [LIST]: list,
    [STATE]: () => chatState({}, { role: 'performer' }),
    [RESTRICTED]: () => ({ data: [restricted], total: 1 }),
    'GET /performer/stream-chat/moderators': () => ({ data: [], total: 0 }),
    'GET /performer/stream-chat/log': () => ({ data: [entry], total: 1 }),
    [LIFT]: () => ({ success: true }),
    [NAME]: () => leila,
  });
  renderLive(<ChatPanel stream={stream()} />, { user: performer });
  await userEvent.click(await screen.findByRole('button', { name: 'Order in the chat' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order in the chat' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls.some(({ name }) => name === LIFT)).toBe(true));
  await userEvent.click(dialog.getByRole('tab', { name: 'Moderators' }));
  await userEvent.type(await dialog.findByLabelText('Username'), '@leila{Enter}');
  await waitFor(() => expect(calls.find(({ name }) => name === NAME)?.body).toEqual({ username: 'leila' }));
  await userEvent.click(dialog.getByRole('tab', { name: 'Log' }));
  await dialog.findByText(/Mahsa Karimi. banned|Mahsa Karimi banned/);
  expect(dialog.getByRole('tabpanel')).toHaveTextContent('Mahsa Karimi banned Leila');
}, 30_000);
