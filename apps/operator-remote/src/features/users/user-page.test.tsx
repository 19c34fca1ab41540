import { screen, within } from '@testing-library/react';
import type { ManagedUserDetails } from '@barg/api-client/models';
import { Route, Routes } from '@barg/runtime/router';
import { resetSession, stubHttp, testUser } from '@barg/session/testing';
import { messages, renderOperator } from '../../testing/render-operator.tsx';
import UserPage from './user-page.tsx';

const texts = messages.users;
const NOW = '2026-11-25T10:00:00.000Z';

const user = (rest: Partial<ManagedUserDetails>): ManagedUserDetails => ({
  ...{ _id: 'u1', name: 'Mahsa', username: 'mahsa', avatarUrl: null, isPerformer: false, role: 'user', country: null },
  ...{ email: 'm@barg.example', isEmailVerified: true, suspendedAt: null, suspendedReason: '', createdAt: NOW },
  ...{ lastSeenAt: null, balance: 12.5, earnings: null, payments: [], link: '/users/view/u1', verification: null },
  ...{ sessions: [], reports: { open: 0, closed: 0 }, audit: [] },
  ...rest,
});

const open = (shown: ManagedUserDetails) => {
  resetSession(testUser({ role: 'operator' }));
  stubHttp({ 'GET /operator/users/:id': () => shown });
  renderOperator(
    <Routes>
      <Route path="/operator/users/:userId" element={<UserPage />} />
    </Routes>,
    { route: '/operator/users/u1' },
  );
};
const factOf = async (name: string) => (await screen.findByText(name)).parentElement as HTMLElement;

it('shows what a performer earned, and leads to her profile', async () => {
  const earned = { earnings: { balance: 40.25, total: 1290.5 }, link: '/mahsa' };
  open(user({ role: 'performer', isPerformer: true, verification: 'verified', ...earned }));
  expect(await factOf(texts.earned)).toHaveTextContent('1,290.5');
  expect(await factOf(texts.notPaidOut)).toHaveTextContent('40.25');
  expect(screen.getByRole('link', { name: texts.openProfile })).toHaveAttribute('href', '/mahsa');
  expect(screen.getByText(texts.noPayments)).toBeVisible();
  const log = screen.getByRole('link', { name: texts.chatLog.open });
  expect(log).toHaveAttribute('href', '/operator/users/u1/stream-chat-log');
});

it('shows what a fan paid and what became of it, and nothing earned', async () => {
  const payment = { _id: 'p1', provider: 'stripe', purpose: 'top-up', amount: 25.5, currency: 'EUR', tokens: 26 };
  const failed = { ...payment, _id: 'p2', status: 'failed' as const, failureCode: 'card_declined', createdAt: NOW };
  open(user({ payments: [{ ...payment, status: 'succeeded', failureCode: null, createdAt: NOW }, failed] }));
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByText('€25.50')).toHaveLength(2);
  expect(table.getByText(texts.payments.succeeded)).toBeVisible();
  expect(table.getByText(texts.payments.failed)).toBeVisible();
  expect(table.getByText(messages.codes.failures['card-declined'])).toBeVisible();
  expect(screen.queryByText(texts.earned)).not.toBeInTheDocument();
  expect(screen.queryByText(texts.chatLog.title)).not.toBeInTheDocument();
});

it('offers no page where there is none', async () => {
  open(user({ role: 'operator', link: null }));
  await screen.findByText(texts.balance);
  expect(screen.queryByRole('link', { name: texts.openProfile })).not.toBeInTheDocument();
});

it('sets each line of the history apart', async () => {
  const entry = { _id: 'e1', operator: null, action: 'user.suspended', targetType: null, targetId: null, details: {} };
  open(user({ audit: [{ ...entry, createdAt: NOW }] }));
  const act = await screen.findByText(messages.audit.actions['user-suspended']);
  expect([act.tagName, act.nextElementSibling?.tagName]).toEqual(['P', 'P']);
});
