import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StreamChat } from '@barg/api-client/models';
import { startRealtime } from '@barg/session/realtime';
import { stubError, stubHttp, testPerformer, testUser } from '@barg/session/testing';
import { tell } from '../../../../testing/fake-socket.ts';
import { renderLive } from '../../../../testing/render-live.tsx';
import { chatState, leila, mahsa, stream } from '../../../../testing/samples.ts';
import { ChatPanel } from '../chat-panel.tsx';
import GoalDialog from './goal-dialog.tsx';

jest.mock('socket.io-client', () => jest.requireActual('../../../../testing/fake-socket.ts'));

const LIST = 'GET /messages/conversations/public/:id';
const STATE = 'GET /streaming/:id/chat';
const SET = 'PUT /streaming/:id/goal';
const END = 'DELETE /streaming/:id/goal';
const list = () => ({ data: [], total: 0 });
const streamId = stream()._id;
const goal = { title: 'A new easel', tokens: 200, got: 50, reachedAt: null };
const stateWith = (changes: Partial<StreamChat>, role: 'viewer' | 'performer' = 'viewer'): StreamChat => ({
  ...chatState({}, { role }),
  ...changes,
});
const she = testPerformer({ _id: mahsa._id });

beforeAll(async () => {
  document.cookie = 'token=secret';
  startRealtime();
  // Parts that come later: their first load takes longer than a test waits.
  await Promise.all([import('./tips-strip.tsx'), import('./goal-button.tsx'), import('./goal-dialog.tsx')]);
});

test('viewers see the goal fill by an event, who gave most, and once that it is reached', async () => {
  stubHttp({ [LIST]: list, [STATE]: () => stateWith({ goal }) });
  renderLive(<ChatPanel stream={stream()} />, { user: testUser() });
  const bar = await screen.findByRole('progressbar', { name: 'Tip goal' });
  expect(bar).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByText('A new easel')).toBeInTheDocument();
  expect(screen.queryByText(/goal is reached/)).not.toBeInTheDocument();

  const topTippers = [{ user: leila, amount: 210 }];
  const others = { streamId: '01900000-0000-7000-8000-0000000000bf', goal: null, topTippers: [], pinnedTips: [] };
  act(() => {
    tell('stream.tips.changed', {
      ...{ streamId, topTippers, pinnedTips: [] },
      goal: { ...goal, got: 210, reachedAt: new Date().toISOString() },
    });
    tell('stream.tips.changed', others);
  });
  expect(await screen.findByText('The goal is reached. Thank you!')).toBeInTheDocument();
  expect(bar).toHaveAttribute('aria-valuenow', '100');
  expect(screen.getByText('210 of 200')).toBeInTheDocument();
  expect(screen.getByText('leila').parentElement).toHaveTextContent('leila 210');
});

const isHiddenOnPhones = (element: Element | null): boolean => {
  const sheet = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const names = element?.className.split(' ') ?? [];
  return names.some((name) => sheet.includes(`@media (max-width: 767.98px){.${name}{display:none;}}`));
};

test('on phones a goal is one line, which opens', async () => {
  const topTippers = [{ user: leila, amount: 50 }];
  stubHttp({ [LIST]: list, [STATE]: () => stateWith({ goal, topTippers }) });
  renderLive(<ChatPanel stream={stream()} />, { user: testUser() });
  const button = await screen.findByRole('button', { name: 'Goal and top tippers', expanded: false });
  expect(isHiddenOnPhones(screen.getByText('leila').closest('div'))).toBe(true);
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(isHiddenOnPhones(screen.getByText('leila').closest('div'))).toBe(false);
});

test('once the stream is over nobody is asked to tip or to write', async () => {
  stubHttp({ [LIST]: list, [STATE]: () => stateWith({ goal, topTippers: [{ user: leila, amount: 50 }] }) });
  renderLive(<ChatPanel stream={stream({ status: 'ended' })} />, { user: testUser() });
  expect(await screen.findByText('Nobody wrote anything.')).toBeInTheDocument();
  expect((await screen.findByText('leila')).parentElement).toHaveTextContent('leila 50');
  expect(screen.queryByText('A new easel')).not.toBeInTheDocument();
  expect(screen.queryByText(/Say hello/)).not.toBeInTheDocument();
});

test('without goal and tips nothing stands there', async () => {
  stubHttp({ [LIST]: list, [STATE]: () => stateWith({}) });
  renderLive(<ChatPanel stream={stream()} />, { user: testUser() });
  expect(await screen.findByText(/Nobody has written/)).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Tips of this stream' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Tip goal' })).not.toBeInTheDocument();
});

test('the performer sets a goal, is told why one is not taken, and ends it', async () => {
  const user = userEvent.setup();
  let current: StreamChat['goal'] = null;
  let isRefused = true;
  const calls = stubHttp({
    [LIST]: list,
    [STATE]: () => stateWith({ goal: current }, 'performer'),
    [SET]: () => {
      if (isRefused) throw stubError(404, 'stream.ended', 'This live stream has ended.');
      current = goal;
      return current;
    },
    [END]: () => {
      current = null;
      return { ok: true };
    },
  });
  renderLive(<ChatPanel stream={stream()} />, { user: she });
  await user.click(await screen.findByRole('button', { name: 'Tip goal' }));
  await user.type(await screen.findByRole('textbox', { name: 'What it is for' }), 'A new easel');
  await user.click(screen.getByRole('button', { name: 'Set the goal' }));
  expect(await screen.findByText('This live stream has ended.')).toBeInTheDocument();
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Set the goal' }));
  expect(await screen.findByRole('progressbar', { name: 'Tip goal' })).toBeInTheDocument();
  expect(calls.filter(({ name }) => name === SET).at(-1)?.body).toEqual({
    ...{ title: 'A new easel', tokens: 500, basedOn: { title: '', tokens: null } },
  });

  await user.click(screen.getByRole('button', { name: 'Tip goal' }));
  await user.click(await screen.findByRole('button', { name: 'End the goal' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
});

test('of a goal that two windows change each keeps its own field, and words that both have written are shown', async () => {
  let stored = { ...goal };
  const calls = stubHttp({
    [STATE]: () => stateWith({ goal: stored }, 'performer'),
    [SET]: ({ body }) => {
      const { basedOn, title, tokens } = body as typeof goal & { basedOn: typeof goal };
      if (basedOn.title !== stored.title || basedOn.tokens !== stored.tokens)
        throw stubError(409, 'content.changed_meanwhile', 'Changed elsewhere.');
      stored = { ...stored, title, tokens };
      return stored;
    },
  });
  const onClose = jest.fn();
  renderLive(<GoalDialog streamId={streamId} goal={goal} onClose={onClose} />, { user: she });
  await userEvent.type(screen.getByRole('textbox', { name: 'What it is for' }), '!');
  stored = { ...goal, tokens: 900 };
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(stored).toMatchObject({ title: 'A new easel!', tokens: 900 });

  await userEvent.type(screen.getByRole('textbox', { name: 'What it is for' }), '!');
  stored = { ...stored, title: 'Two songs' };
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByText('Changed elsewhere.')).toBeVisible();
  expect(screen.getByRole('note', { name: 'Saved elsewhere meanwhile' })).toHaveTextContent('Two songs');
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  expect(stored).toMatchObject({ title: 'A new easel!!', tokens: 900 });
  expect(calls.filter(({ name }) => name === SET)).toHaveLength(4);
});
