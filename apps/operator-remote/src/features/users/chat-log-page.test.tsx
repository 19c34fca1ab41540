import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ModerationEntry } from '@barg/api-client/models';
import { Route, Routes } from '@barg/runtime/router';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { messages, renderOperator } from '../../testing/render-operator.tsx';
import ChatLogPage from './chat-log-page.tsx';

const texts = messages.users.chatLog;
const person = (_id: string, name: string) => ({
  _id,
  name,
  username: name.toLowerCase(),
  avatarUrl: null,
  isPerformer: false,
});
const LOG = 'GET /operator/performers/:id/stream-chat-log';

const entry = (rest: Partial<ModerationEntry>): ModerationEntry => ({
  ...{ _id: 'e1', act: 'ban', actor: person('m1', 'Omid'), subject: person('f1', 'Tara'), reason: 'Links to <shops>' },
  ...{ until: '2026-12-25T10:00:00.000Z', streamId: 's1', createdAt: '2026-11-25T10:00:00.000Z' },
  ...rest,
});

const open = (answerLog: () => unknown) => {
  resetSession(testUser({ role: 'operator' }));
  const calls = stubHttp({
    'GET /operator/users/:id': () => ({ ...person('p1', 'Mahsa'), role: 'performer' }),
    [LOG]: answerLog,
  });
  renderOperator(
    <Routes>
      <Route path="/operator/users/:userId/stream-chat-log" element={<ChatLogPage />} />
    </Routes>,
    { route: '/operator/users/p1/stream-chat-log' },
  );
  return calls;
};

it('says whose chats they are, and what was done by whom, to whom, until when and why', async () => {
  const unpinned = entry({ _id: 'e2', act: 'unpin', subject: null, reason: '', until: null });
  const calls = open(() => ({ data: [entry({}), unpinned], total: 2 }));
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  const [banned, taken] = rows as [HTMLElement, HTMLElement];
  expect(within(banned).getByText(texts.acts.ban)).toBeVisible();
  expect(within(banned).getByRole('link', { name: /Omid/ })).toHaveAttribute('href', '/operator/users/m1');
  expect(within(banned).getByRole('link', { name: /Tara/ })).toHaveAttribute('href', '/operator/users/f1');
  expect(banned).toHaveTextContent('Links to <shops>');
  expect(banned).toHaveTextContent(/Until December 25, 2026/);
  expect(taken).toHaveTextContent(texts.acts.unpin);
  expect(within(taken).getAllByRole('link')).toHaveLength(1);
  expect(await screen.findByRole('link', { name: /Mahsa/ })).toHaveAttribute('href', '/operator/users/p1');
  expect(calls.find(({ name }) => name === LOG)?.url).toContain('/operator/performers/p1/');
});

it('says that nothing was done, and why it cannot be shown until it can', async () => {
  let isDown = true;
  open(() => {
    if (isDown) throw stubError(500, 'server.unexpected', 'An error occurred');
    return { data: [], total: 0 };
  });
  expect(await screen.findByText('An error occurred')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByText(texts.empty)).toBeVisible();
});
