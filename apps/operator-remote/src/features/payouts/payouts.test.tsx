import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ManagedPayoutView } from '@barg/api-client/models';
import { Link, Route, Routes } from '@barg/runtime/router';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { messages, renderOperator } from '../../testing/render-operator.tsx';
import PayoutPage from './payout-page.tsx';
import PayoutsPage from './payouts-page.tsx';

const ID = '01a201b2-6651-75db-acf6-25def5ed657d';
const texts = messages.payouts;
const AT = '2026-11-20T10:00:00.000Z';

const view = (status: ManagedPayoutView['request']['status'] = 'pending-review'): ManagedPayoutView => ({
  request: {
    ...{ _id: ID, amount: 1500, fee: 0, net: 1500, currency: 'USD', methodId: 'bank', note: '', status, version: 3 },
    details: { account: '•••• 3007', holder: 'Mahsa', bank: 'Mellat', country: 'IR', network: null },
    performer: { _id: 'mahsa', name: 'Mahsa', username: 'mahsa.art', avatarUrl: null, isPerformer: true },
    ...{ reason: null, reasonText: '', createdAt: AT, updatedAt: AT, gateway: null },
  },
  holds: [{ by: 'operator', reason: 'review', until: null }],
  attempts: [],
  timeline: [{ _id: 'e1', kind: 'requested', by: 'performer', amount: 1500, text: '', createdAt: AT }],
  risks: {
    ...{ isFirstPayout: true, isMethodNew: true, disputeCount: 2, disputedPercent: 12.5, accountCreatedAt: AT },
    ...{ earnedInAll: 2000, paidInAll: 0, isSuspended: false, owed: 0 },
  },
  takesTwo: true,
  firstApproverId: null,
});

const open = (path: string, answers: Parameters<typeof stubHttp>[0]) => {
  resetSession(testUser({ role: 'operator' }));
  const calls = stubHttp(answers);
  renderOperator(
    <>
      <Link to="/operator/payouts/p2">to p2</Link>
      <Link to="/operator/payouts/p3">to p3</Link>
      <Routes>
        <Route path="/operator/payouts" element={<PayoutsPage />} />
        <Route path="/operator/payouts/:payoutId" element={<PayoutPage />} />
      </Routes>
    </>,
    { route: path },
  );
  return { sent: (name: string) => calls.filter((call) => call.name === name), calls };
};
const dialog = async () => within(await screen.findByRole('alertdialog'));

it('lists requests that wait, and those of another state', async () => {
  const { calls } = open('/operator/payouts', {
    'GET /operator/payouts': ({ params }) =>
      params.status === 'paid' ? { data: [], total: 0 } : { data: [view().request], total: 1 },
  });
  expect(await screen.findByRole('link', { name: 'Mahsa' })).toHaveAttribute('href', `/operator/payouts/${ID}`);
  await userEvent.selectOptions(screen.getByLabelText(messages.status), 'paid');
  expect(await screen.findByText(texts.empty)).toBeInTheDocument();
  expect(calls.at(-1)?.params).toMatchObject({ status: 'paid' });
});

it('tells what speaks against it, and approves the version that was looked at', async () => {
  const { sent } = open(`/operator/payouts/${ID}`, {
    'GET /operator/payouts/:id': () => view(),
    'POST /operator/payouts/:id/approve': () => ({ success: true }),
  });
  for (const risk of [texts.risks.first, texts.risks.newMethod, 'Disputes of her payers: 2, 13% of her income'])
    expect(await screen.findByText(risk)).toBeInTheDocument();
  expect(screen.getByText(texts.takesTwo)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: texts.acts.approve }));
  await userEvent.click((await dialog()).getByRole('button', { name: texts.acts.approve }));
  await waitFor(() => expect(sent('POST /operator/payouts/:id/approve')[0]?.body).toEqual({ version: 3 }));
});

it('says that the first approval of two sends nothing, and offers the same operator no second one', async () => {
  let now = view();
  open(`/operator/payouts/${ID}`, {
    'GET /operator/payouts/:id': () => now,
    'POST /operator/payouts/:id/approve': () => {
      now = { ...now, firstApproverId: me._id, request: { ...now.request, version: 4 } };
      return { success: true };
    },
  });
  const me = testUser({ role: 'operator' });
  await userEvent.click(await screen.findByRole('button', { name: texts.acts.approve }));
  const asked = await dialog();
  expect(asked.getByText(texts.actHelp.approveFirst)).toBeVisible();
  expect(asked.queryByText(texts.actHelp.approve)).not.toBeInTheDocument();
  await userEvent.click(asked.getByRole('button', { name: texts.acts.approve }));
  expect(await screen.findByText(texts.youApproved)).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.acts.approve })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: texts.acts.refuse })).toBeVisible();
});

it.each([
  ['the second of two', { firstApproverId: 'a-colleague' }],
  ['the only one', { takesTwo: false }],
] as const)('says that what is approved by %s is sent next', async (_, changes) => {
  open(`/operator/payouts/${ID}`, { 'GET /operator/payouts/:id': () => ({ ...view(), ...changes }) });
  await userEvent.click(await screen.findByRole('button', { name: texts.acts.approve }));
  expect((await dialog()).getByText(texts.actHelp.approve)).toBeVisible();
  expect(screen.queryByText(texts.youApproved)).not.toBeInTheDocument();
});

it('decides about the version that was seen, though another is read behind the dialog', async () => {
  const before = view();
  let now = before;
  const { sent } = open(`/operator/payouts/${ID}`, {
    'GET /operator/payouts/:id': () => now,
    'POST /operator/payouts/:id/approve': () => {
      throw stubError(409, 'payout.stale', 'It has changed');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.acts.approve }));
  const asked = await dialog();
  now = { ...before, request: { ...before.request, version: 4 }, firstApproverId: 'a-colleague' };
  const reads = sent('GET /operator/payouts/:id').length;
  // After the first refusal the page reads what is there by now; the dialog stays open.
  await userEvent.click(asked.getByRole('button', { name: texts.acts.approve }));
  await waitFor(() => expect(sent('GET /operator/payouts/:id').length).toBeGreaterThan(reads));
  await userEvent.click(asked.getByRole('button', { name: texts.acts.approve }));
  await waitFor(() => expect(sent('POST /operator/payouts/:id/approve')).toHaveLength(2));
  expect(sent('POST /operator/payouts/:id/approve').map(({ body }) => body)).toEqual([{ version: 3 }, { version: 3 }]);
});

it('says what the server refuses, and asks for the reference of what was paid', async () => {
  const { sent } = open(`/operator/payouts/${ID}`, {
    'GET /operator/payouts/:id': () => view('approved'),
    'POST /operator/payouts/:id/paid': () => {
      throw stubError(409, 'payout.stale', 'It has changed');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.acts.paid }));
  const asked = await dialog();
  await userEvent.click(asked.getByRole('button', { name: texts.acts.paid }));
  expect(sent('POST /operator/payouts/:id/paid')).toEqual([]);
  await userEvent.type(asked.getByLabelText(texts.reference), 'SEPA 77');
  await userEvent.click(asked.getByRole('button', { name: texts.acts.paid }));
  expect(await screen.findByText('It has changed')).toBeInTheDocument();
  expect(sent('POST /operator/payouts/:id/paid')[0]?.body).toEqual({ version: 3, reference: 'SEPA 77' });
});

it('shows where it goes only after it was asked for', async () => {
  open(`/operator/payouts/${ID}`, {
    'GET /operator/payouts/:id': () => view(),
    'POST /operator/payouts/:id/destination': () => ({
      fields: [{ name: 'iban', value: 'IR580540105180021273113007' }],
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.openDestination }));
  expect(await screen.findByText('IR580540105180021273113007')).toBeInTheDocument();
});

it('shows nothing of where one goes beside the next, that was read before', async () => {
  open(`/operator/payouts/${ID}`, {
    'GET /operator/payouts/:id': ({ url }) => {
      const { request, ...rest } = view();
      return { ...rest, request: { ...request, _id: url.split('/').at(-1) } };
    },
    'POST /operator/payouts/:id/destination': () => ({ fields: [{ name: 'iban', value: 'IR58' }] }),
  });
  await screen.findByRole('button', { name: texts.openDestination });
  const go = (id: string) => userEvent.click(screen.getByRole('link', { name: `to ${id}` }));
  for (const id of ['p2', 'p3']) {
    await go(id);
    await screen.findByRole('button', { name: texts.openDestination });
  }
  await userEvent.click(screen.getByRole('button', { name: texts.openDestination }));
  await screen.findByText('IR58');
  await go('p2');
  expect(await screen.findByRole('button', { name: texts.openDestination })).toBeEnabled();
  expect(screen.queryByText('IR58')).not.toBeInTheDocument();
});

it.each([
  ['is sent by the gateway in use', 'pending-review', { isConfigured: true, isInUse: true }, texts.gateways.inUse],
  [
    'is tried again by the gateway at its time',
    'approved',
    { isConfigured: true, isInUse: true, nextTryAt: AT },
    texts.gateways.planned,
  ],
  ['is not tried any more', 'approved', { isConfigured: true, isInUse: true }, texts.gateways.stopped],
  [
    'waits for an operator once another gateway is in use',
    'approved',
    { isConfigured: true, isInUse: false },
    texts.gateways.replaced,
  ],
  ['is at a gateway that is gone', 'approved', { isConfigured: false, isInUse: false }, texts.gateways.gone],
] as const)('says that a payout %s', async (_, status, standing, words) => {
  const request = { ...view(status).request, gateway: { provider: 'sandbox', nextTryAt: null, ...standing } };
  open(`/operator/payouts/${ID}`, { 'GET /operator/payouts/:id': () => ({ ...view(status), request }) });
  const [before = '', after = ''] = words.split('{{gateway}}');
  const said = await screen.findByText((text) => text.startsWith(before));
  expect(said).toHaveTextContent(messages.codes.gateways.sandbox);
  expect(said.textContent).toContain(after.split('{{when}}')[0]);
});

it.each(['paid', 'rejected'] as const)('says of no gateway that it is to send what is %s', async (status) => {
  const gateway = { provider: 'sandbox', isConfigured: true, isInUse: true, nextTryAt: null };
  const request = { ...view(status).request, gateway };
  open(`/operator/payouts/${ID}`, { 'GET /operator/payouts/:id': () => ({ ...view(status), request }) });
  await screen.findByRole('button', { name: texts.openDestination });
  expect(screen.queryByText(new RegExp(messages.codes.gateways.sandbox))).not.toBeInTheDocument();
});

it('lets the gateway try again what it has given up, and nothing that it tries by itself', async () => {
  let nextTryAt: string | null = null;
  const { sent } = open(`/operator/payouts/${ID}`, {
    'GET /operator/payouts/:id': () => {
      const gateway = { provider: 'sandbox', isConfigured: true, isInUse: true, nextTryAt };
      return { ...view('approved'), request: { ...view('approved').request, gateway } };
    },
    'POST /operator/payouts/:id/retry': () => {
      nextTryAt = AT;
      return { success: true };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.acts.retry }));
  await userEvent.click((await dialog()).getByRole('button', { name: texts.acts.retry }));
  await waitFor(() => expect(sent('POST /operator/payouts/:id/retry')[0]?.body).toEqual({ version: 3 }));
  await waitFor(() => expect(screen.queryByRole('button', { name: texts.acts.retry })).not.toBeInTheDocument());
});

it('says why a gateway did not send it in words, and an operator’s words as they are', async () => {
  const failed = { kind: 'failed', by: 'operator', amount: 1500, createdAt: AT } as const;
  const timeline = ['balance_insufficient', 'odd_code_of_it', 'the bank is closed'].map((text) => ({
    ...failed,
    _id: text,
    text,
  }));
  open(`/operator/payouts/${ID}`, { 'GET /operator/payouts/:id': () => ({ ...view('approved'), timeline }) });
  expect(await screen.findByText(messages.codes.transfers['balance-insufficient'])).toBeInTheDocument();
  expect(screen.getByText('odd_code_of_it').tagName).toBe('CODE');
  expect(screen.getByText('the bank is closed')).toBeInTheDocument();
});
