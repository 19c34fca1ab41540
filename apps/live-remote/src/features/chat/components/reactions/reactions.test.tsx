import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startRealtime } from '@barg/session/realtime';
import { stubHttp, testUser } from '@barg/session/testing';
import { sent, tell } from '../../../../testing/fake-socket.ts';
import { renderLive } from '../../../../testing/render-live.tsx';
import { chatState, stream } from '../../../../testing/samples.ts';
import { ChatPanel } from '../chat-panel.tsx';

jest.mock('socket.io-client', () => jest.requireActual('../../../../testing/fake-socket.ts'));

const calls = {
  'GET /messages/conversations/public/:id': () => ({ data: [], total: 0 }),
  'GET /streaming/:id/chat': () => chatState(),
};
const streamId = stream()._id;
const rising = () =>
  [...document.querySelectorAll('[data-reaction]')].map((element) => element.getAttribute('data-reaction'));

beforeAll(async () => {
  document.cookie = 'token=secret';
  startRealtime();
  await import('./reactions.tsx');
});
beforeEach(() => sent.splice(0));

test('a reaction rises at once, goes to all, and is not drawn again when it is told with those of others', async () => {
  const user = userEvent.setup();
  stubHttp(calls);
  renderLive(<ChatPanel stream={stream()} />, { user: testUser() });
  const row = within(await screen.findByRole('group', { name: 'React to the stream' }));
  await user.click(row.getByRole('button', { name: 'Heart' }));
  expect(rising()).toEqual(['heart']);
  expect(sent).toContainEqual({ name: 'stream.react', data: { streamId, reaction: 'heart' } });

  act(() => tell('stream.reacted', { streamId, reactions: [{ reaction: 'heart', count: 1 }] }));
  expect(rising()).toEqual(['heart']);
  const other = {
    streamId: '01900000-0000-7000-8000-0000000000bf',
    reactions: [{ reaction: 'wow' as const, count: 1 }],
  };
  act(() => tell('stream.reacted', other));
  act(() => tell('stream.reacted', { streamId, reactions: [{ reaction: 'fire', count: 2 }] }));
  expect(rising()).toEqual(['heart', 'fire', 'fire']);
  await waitFor(() => expect(rising()).toEqual([]), { timeout: 5000 });
});

test('of what a crowd gives a few stand for all', async () => {
  stubHttp(calls);
  renderLive(<ChatPanel stream={stream()} />, { user: testUser() });
  await screen.findByRole('group', { name: 'React to the stream' });
  for (const reaction of ['heart', 'clap', 'laugh', 'wow', 'fire', 'heart'] as const)
    act(() => tell('stream.reacted', { streamId, reactions: [{ reaction, count: 10_000 }] }));
  expect(rising()).toHaveLength(30);
  expect(rising().filter((reaction) => reaction === 'clap')).toHaveLength(6);
});

test('visitors, and whoever may not write, see none of it', async () => {
  stubHttp({
    ...calls,
    'GET /streaming/:id/chat': () => chatState({}, { restriction: { kind: 'mute', until: null, reason: '' } }),
  });
  renderLive(<ChatPanel stream={stream()} />, { user: testUser() });
  expect(await screen.findByText(/cannot write in this chat/)).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'React to the stream' })).not.toBeInTheDocument();
});
