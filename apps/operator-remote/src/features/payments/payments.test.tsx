import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ManagedPaymentView, WaitingPayment } from '@barg/api-client/models';
import { Route, Routes } from '@barg/runtime/router';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { messages, renderOperator } from '../../testing/render-operator.tsx';
import PaymentPage from './payment-page.tsx';
import PaymentsPage from './payments-page.tsx';
import PaymentQueuePage from './payment-queue-page.tsx';

const ID = '01a201b2-6651-75db-acf6-25def5ed657d';
const texts = messages.payments;
const AT = '2026-11-20T10:00:00.000Z';
const person = { _id: 'nilou', name: 'Nilou', username: 'nilou', avatarUrl: null, isPerformer: false };

const view = (over: Partial<ManagedPaymentView['payment']> = {}): ManagedPaymentView => ({
  payment: {
    ...{ _id: ID, person, provider: 'sandbox', ref: 'ch_1', purpose: 'top-up', amount: 30, currency: 'USD' },
    ...{ tokens: 30, status: 'succeeded', failureCode: null, card: { brand: 'visa', last4: '4242' } },
    ...{ refunded: 10, isDisputed: false, givenUpAt: null, createdAt: AT, ...over },
  },
  tries: { attempts: 0, askedAt: AT, nextTryAt: null, lastError: null },
  events: [],
  refunds: [],
  disputes: [],
  movements: [],
});

const waiting: WaitingPayment = {
  ...{ _id: ID, kind: 'refund', paymentId: 'p1', person, amount: 30, currency: 'USD', state: 'pending' },
  ...{ lastError: 'no answer', since: AT, acts: ['retry', 'end'], isGatewayGone: false },
};

const open = (path: string, answers: Parameters<typeof stubHttp>[0]) => {
  resetSession(testUser({ role: 'operator' }));
  const calls = stubHttp(answers);
  renderOperator(
    <Routes>
      <Route path="/operator/payments" element={<PaymentsPage />} />
      <Route path="/operator/payments/waiting" element={<PaymentQueuePage />} />
      <Route path="/operator/payments/:paymentId" element={<PaymentPage />} />
    </Routes>,
    { route: path },
  );
  return { calls, sent: (name: string) => calls.filter((call) => call.name === name) };
};
const dialog = async () => within(await screen.findByRole('alertdialog'));

it('lists payments, narrowed by state', async () => {
  const { calls } = open('/operator/payments', {
    'GET /operator/payments': ({ params }) =>
      params.status === 'failed' ? { data: [], total: 0 } : { data: [view().payment], total: 1 },
  });
  expect(await screen.findByRole('link', { name: 'Nilou' })).toHaveAttribute('href', `/operator/payments/${ID}`);
  await userEvent.selectOptions(screen.getByLabelText(messages.status), 'failed');
  expect(await screen.findByText(texts.empty)).toBeInTheDocument();
  expect(calls.at(-1)?.params).toMatchObject({ status: 'failed' });
});

it('gives back what is left, after showing who bears what', async () => {
  const { sent } = open(`/operator/payments/${ID}`, {
    'GET /operator/payments/:id': () => view(),
    'GET /operator/payments/:id/refund-preview': () => ({
      ...{ amount: 20, currency: 'USD', tokens: 20 },
      parts: [
        { account: 'wallet', owner: person, amount: -20 },
        { account: 'gateway', owner: null, amount: 20 },
      ],
    }),
    'POST /operator/payments/:id/refund': () => ({ success: true }),
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.refund.action }));
  const asked = await dialog();
  expect(await asked.findByText('It takes 20 tokens.')).toBeInTheDocument();
  expect(asked.getByText(messages.books.accounts.gateway)).toBeInTheDocument();
  await userEvent.click(asked.getByRole('button', { name: texts.refund.action }));
  expect(sent('POST /operator/payments/:id/refund')).toEqual([]);
  await userEvent.type(asked.getByLabelText(messages.refunds.words), 'Charged twice');
  await userEvent.click(asked.getByRole('button', { name: texts.refund.action }));
  await waitFor(() =>
    expect(sent('POST /operator/payments/:id/refund')[0]?.body).toEqual({ amount: 20, reason: 'Charged twice' }),
  );
});

it('tells how much may be given back, and sends no more', async () => {
  const { sent } = open(`/operator/payments/${ID}`, {
    'GET /operator/payments/:id': () => view(),
    'GET /operator/payments/:id/refund-preview': () => ({ amount: 20, currency: 'USD', tokens: 20, parts: [] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.refund.action }));
  const asked = await dialog();
  const amount = asked.getByLabelText(texts.refund.amount);
  expect(amount).toHaveAccessibleDescription('From 0.01 to 20.00.');
  await userEvent.type(asked.getByLabelText(messages.refunds.words), 'Charged twice');
  for (const [typed, words] of [
    ['21', 'At most 20.00.'],
    ['0', 'At least 0.01.'],
  ] as const) {
    await userEvent.clear(amount);
    await userEvent.type(amount, typed);
    await userEvent.click(asked.getByRole('button', { name: texts.refund.action }));
    expect(amount).toHaveAccessibleDescription(words);
  }
  expect(sent('POST /operator/payments/:id/refund')).toEqual([]);
});

it('asks for no preview of an amount that the field refuses, and shows none', async () => {
  const { sent } = open(`/operator/payments/${ID}`, {
    'GET /operator/payments/:id': () => view(),
    'GET /operator/payments/:id/refund-preview': ({ params }) => ({
      ...{ amount: Number(params.amount), currency: 'USD', tokens: Number(params.amount), parts: [] },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.refund.action }));
  const asked = await dialog();
  expect(await asked.findByText('It takes 20 tokens.')).toBeVisible();
  const amount = asked.getByLabelText(texts.refund.amount);
  await userEvent.clear(amount);
  await waitFor(() => expect(asked.queryByText('It takes 20 tokens.')).not.toBeInTheDocument());
  await userEvent.type(amount, '2100');
  await userEvent.clear(amount);
  await userEvent.type(amount, '5');
  expect(await asked.findByText('It takes 5 tokens.')).toBeVisible();
  const amounts = sent('GET /operator/payments/:id/refund-preview').map(({ params }) => params.amount);
  expect(new Set(amounts)).toEqual(new Set([20, 5]));
});

it('records that coins were sent back by hand', async () => {
  const { sent } = open(`/operator/payments/${ID}`, {
    'GET /operator/payments/:id': () => view({ card: null, provider: 'btcpay' }),
    'GET /operator/payments/:id/refund-preview': () => ({ amount: 20, currency: 'USD', tokens: 20, parts: [] }),
    'POST /operator/payments/:id/refund': () => ({ success: true }),
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.refund.action }));
  const asked = await dialog();
  expect(asked.getByText(texts.refund.coinsHelp)).toBeInTheDocument();
  await userEvent.type(asked.getByLabelText(messages.refunds.words), 'tx 1');
  await userEvent.click(asked.getByRole('button', { name: texts.refund.action }));
  const body = { amount: 20, reason: 'tx 1', isSentByHand: true };
  await waitFor(() => expect(sent('POST /operator/payments/:id/refund')[0]?.body).toEqual(body));
});

it('says why a refund would be refused', async () => {
  open(`/operator/payments/${ID}`, {
    'GET /operator/payments/:id': () => view(),
    'GET /operator/payments/:id/refund-preview': () => {
      throw stubError(409, 'wallet.insufficient_balance', 'The tokens are spent');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.refund.action }));
  expect(await screen.findByText('The tokens are spent')).toBeInTheDocument();
});

it('offers no refund of what is disputed', async () => {
  open(`/operator/payments/${ID}`, { 'GET /operator/payments/:id': () => view({ isDisputed: true }) });
  expect(await screen.findByText(texts.disputed)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: texts.refund.action })).toBeNull();
});

it('asks what was seen at a gateway that is no longer set up, and does nothing before', async () => {
  const { sent } = open('/operator/payments/waiting', {
    'GET /operator/payment-queue': () => ({ data: [{ ...waiting, acts: ['end'], isGatewayGone: true }], total: 1 }),
    'POST /operator/payment-queue/:id/end': () => ({ success: true }),
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.acts.end }));
  const asked = await dialog();
  await userEvent.type(asked.getByLabelText(messages.reason), 'In its dashboard');
  await userEvent.click(asked.getByRole('button', { name: texts.acts.end }));
  expect(await asked.findByText(texts.gone.choose)).toBeInTheDocument();
  expect(sent('POST /operator/payment-queue/:id/end')).toEqual([]);
  await userEvent.selectOptions(asked.getByLabelText(texts.gone.seen), texts.gone.refund['not-done']);
  await userEvent.click(asked.getByRole('button', { name: texts.acts.end }));
  const body = { kind: 'refund', text: 'In its dashboard', seen: 'not-done' };
  await waitFor(() => expect(sent('POST /operator/payment-queue/:id/end')[0]?.body).toEqual(body));
});

it('shows what waits with what may be done about it', async () => {
  const { sent } = open('/operator/payments/waiting', {
    'GET /operator/payment-queue': () => ({ data: [waiting], total: 1 }),
    'POST /operator/payment-queue/:id/end': () => ({ success: true }),
  });
  expect(await screen.findByText('no answer')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: texts.acts.end }));
  const asked = await dialog();
  await userEvent.type(asked.getByLabelText(messages.reason), 'Looked up');
  await userEvent.click(asked.getByRole('button', { name: texts.acts.end }));
  await waitFor(() =>
    expect(sent('POST /operator/payment-queue/:id/end')[0]?.body).toEqual({ kind: 'refund', text: 'Looked up' }),
  );
});
