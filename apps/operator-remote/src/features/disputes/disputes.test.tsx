import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ManagedDisputeView } from '@barg/api-client/models';
import { Route, Routes } from '@barg/runtime/router';
import { resetSession, stubHttp, testUser } from '@barg/session/testing';
import { messages, renderOperator } from '../../testing/render-operator.tsx';
import DisputePage from './dispute-page.tsx';
import DisputesPage from './disputes-page.tsx';

const ID = '01a201b2-6651-75db-acf6-25def5ed657d';
const texts = messages.disputes;
const AT = '2026-11-20T10:00:00.000Z';

const view = (
  over: Partial<ManagedDisputeView['dispute']> = {},
  wallet: Partial<ManagedDisputeView['wallet']> = {},
): ManagedDisputeView => ({
  dispute: {
    ...{
      _id: ID,
      paymentId: 'p1',
      provider: 'sandbox',
      ref: 'dp_1',
      amount: 30,
      currency: 'USD',
      reason: 'fraudulent',
    },
    person: { _id: 'nilou', name: 'Nilou', username: 'nilou', avatarUrl: null, isPerformer: false },
    ...{ status: 'open', dueAt: AT, answeredAt: null, acceptedAt: null, openedAt: AT, updatedAt: AT, ...over },
  },
  evidence: null,
  wallet: { isClosed: false, openedAt: null, openedFor: null, ...wallet },
});

const open = (path: string, answers: Parameters<typeof stubHttp>[0]) => {
  resetSession(testUser({ role: 'operator' }));
  const calls = stubHttp(answers);
  renderOperator(
    <Routes>
      <Route path="/operator/disputes" element={<DisputesPage />} />
      <Route path="/operator/disputes/:disputeId" element={<DisputePage />} />
    </Routes>,
    { route: path },
  );
  return { sent: (name: string) => calls.filter((call) => call.name === name) };
};
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

it('lists disputes', async () => {
  open('/operator/disputes', { 'GET /operator/disputes': () => ({ data: [view().dispute], total: 1 }) });
  expect(await screen.findByRole('link', { name: 'Nilou' })).toHaveAttribute('href', `/operator/disputes/${ID}`);
});

it('gathers the evidence with one press, and sends it as it was edited', async () => {
  const { sent } = open(`/operator/disputes/${ID}`, {
    'GET /operator/disputes/:id': () => view(),
    'GET /operator/disputes/:id/evidence': () => ({ text: 'Receipt: 30 USD.' }),
    'POST /operator/disputes/:id/answer': () => ({ success: true }),
  });
  await userEvent.selectOptions(await screen.findByLabelText(texts.language), 'English');
  await userEvent.click(screen.getByRole('button', { name: texts.gather }));
  const field = screen.getByLabelText(texts.evidence);
  await waitFor(() => expect(field).toHaveValue('Receipt: 30 USD.'));
  expect(sent('GET /operator/disputes/:id/evidence')[0]?.params).toEqual({ language: 'en-US' });
  await userEvent.type(field, ' Opened twice.');
  await userEvent.click(screen.getByRole('button', { name: texts.send }));
  await confirm(texts.send);
  const evidence = 'Receipt: 30 USD. Opened twice.';
  await waitFor(() =>
    expect(sent('POST /operator/disputes/:id/answer')[0]?.body).toEqual({ evidence, answeredAt: null }),
  );
});

it('asks before it replaces what somebody wrote by what is gathered', async () => {
  const { sent } = open(`/operator/disputes/${ID}`, {
    'GET /operator/disputes/:id': () => view(),
    'GET /operator/disputes/:id/evidence': () => ({ text: 'Receipt: 30 USD.' }),
  });
  const field = await screen.findByLabelText(texts.evidence);
  await userEvent.type(field, 'Opened twice.');
  await userEvent.click(screen.getByRole('button', { name: texts.gather }));
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  expect(field).toHaveValue('Opened twice.');
  expect(sent('GET /operator/disputes/:id/evidence')).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: texts.gather }));
  await confirm(texts.replace);
  await waitFor(() => expect(field).toHaveValue('Receipt: 30 USD.'));
  // Nobody has written anything since.
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: texts.gather }));
  await waitFor(() => expect(sent('GET /operator/disputes/:id/evidence')).toHaveLength(2));
});

it('accepts a dispute, and asks nothing of one that was', async () => {
  const { sent } = open(`/operator/disputes/${ID}`, {
    'GET /operator/disputes/:id': () => view(),
    'POST /operator/disputes/:id/accept': () => ({ success: true }),
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.accept }));
  await confirm(texts.accept);
  await waitFor(() => expect(sent('POST /operator/disputes/:id/accept')[0]?.body).toEqual({ answeredAt: null }));
});

it('offers no answer to what was accepted', async () => {
  open(`/operator/disputes/${ID}`, { 'GET /operator/disputes/:id': () => view({ acceptedAt: AT, status: 'lost' }) });
  expect(await screen.findByText(texts.statuses.lost)).toBeInTheDocument();
  expect(screen.getByText(texts.accepted)).toBeInTheDocument();
  expect(screen.queryByText(texts.due)).toBeNull();
  expect(screen.queryByRole('button', { name: texts.gather })).toBeNull();
  expect(screen.queryByRole('button', { name: texts.accept })).toBeNull();
});

it('waits for no answer to what is accepted and not closed yet, nor to what is won', async () => {
  for (const over of [{ acceptedAt: AT }, { status: 'won' as const }]) {
    open(`/operator/disputes/${ID}`, { 'GET /operator/disputes/:id': () => view(over) });
    expect(await screen.findByText(texts.opened)).toBeInTheDocument();
    expect(screen.queryByText(texts.due)).toBeNull();
    expect(screen.queryByRole('button', { name: texts.gather })).toBeNull();
    cleanup();
  }
});

it('takes an answer to what is lost, because banks decide anew, and does not offer to accept it', async () => {
  const { sent } = open(`/operator/disputes/${ID}`, {
    'GET /operator/disputes/:id': () => view({ status: 'lost' }),
    'POST /operator/disputes/:id/answer': () => ({ success: true }),
  });
  await userEvent.type(await screen.findByLabelText(texts.evidence), 'Opened twice.');
  expect(screen.queryByText(texts.due)).toBeNull();
  expect(screen.queryByRole('button', { name: texts.accept })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: texts.send }));
  await confirm(texts.send);
  await waitFor(() => expect(sent('POST /operator/disputes/:id/answer')).toHaveLength(1));
});

it('opens a wallet that a lost dispute has closed, with a reason, and shows when and why it was opened', async () => {
  let isOpen = false;
  const { sent } = open(`/operator/disputes/${ID}`, {
    'GET /operator/disputes/:id': () =>
      view({ status: 'lost' }, isOpen ? { openedAt: AT, openedFor: 'It was a mistake' } : { isClosed: true }),
    'POST /operator/disputes/:id/open-wallet': () => ({ success: (isOpen = true) }),
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.wallet.open }));
  await confirm(texts.wallet.open);
  expect(await screen.findByText(messages.act.noteMissing)).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(texts.wallet.reason), 'It was a mistake');
  await confirm(texts.wallet.open);
  await waitFor(() =>
    expect(sent('POST /operator/disputes/:id/open-wallet')[0]?.body).toEqual({ reason: 'It was a mistake' }),
  );
  expect(await screen.findByText('It was a mistake')).toBeInTheDocument();
  expect(screen.getByText(texts.wallet.opened)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: texts.wallet.open })).toBeNull();
});
