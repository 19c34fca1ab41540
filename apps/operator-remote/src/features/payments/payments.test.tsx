import { cleanup, screen, waitFor, within } from '@testing-library/react';
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
    ...{ refunded: 10, refundsOnTheirWay: 0, isDisputed: false, givenUpAt: null, createdAt: AT, ...over },
  },
  tries: { attempts: 0, askedAt: AT, nextTryAt: null, lastError: null },
  events: [],
  refunds: [],
  disputes: [],
  coins: null,
  movements: [],
});

const waiting: WaitingPayment = {
  ...{ _id: ID, kind: 'refund', paymentId: 'p1', person, amount: 30, currency: 'USD', state: 'pending' },
  ...{ lastError: 'no answer', since: AT, acts: ['retry', 'end'], isGatewayGone: false },
};

beforeEach(() => localStorage.clear());

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

it('proposes the most that can be given back where the tokens are partly spent, as its maximum', async () => {
  const { sent } = open(`/operator/payments/${ID}`, {
    'GET /operator/payments/:id': () => view(),
    'GET /operator/payments/:id/refund-preview': ({ params }) => {
      const details = [{ path: 'amount', code: 'most', message: '16.60', maximum: 16.6 }];
      if (Number(params.amount) > 16.6)
        throw stubError(402, 'wallet.insufficient_balance', 'It lacks 3.40', {}, details);
      return { amount: Number(params.amount), currency: 'USD', tokens: Number(params.amount), parts: [] };
    },
    'POST /operator/payments/:id/refund': () => ({ success: true }),
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.refund.action }));
  const asked = await dialog();
  expect(await asked.findByText('It lacks 3.40')).toBeInTheDocument();
  const amount = asked.getByLabelText(texts.refund.amount);
  expect(amount).toHaveAccessibleDescription('From 0.01 to 16.60.');
  await userEvent.click(asked.getByRole('button', { name: /Give back the most that is possible: .*16\.60/ }));
  expect(amount).toHaveValue('16.60');
  expect(await asked.findByText('It takes 16.60 tokens.')).toBeVisible();
  await userEvent.type(asked.getByLabelText(messages.refunds.words), 'What is left');
  await userEvent.click(asked.getByRole('button', { name: texts.refund.action }));
  await waitFor(() => expect(sent('POST /operator/payments/:id/refund')[0]?.body).toMatchObject({ amount: 16.6 }));
});

describe('a refund without an answer', () => {
  const REFUND = 'POST /operator/payments/:id/refund';
  const press = async (name: string) => userEvent.click((await dialog()).getByRole('button', { name }));
  const begin = async ({ isLost, refunded = 10 }: { isLost: boolean; refunded?: number }) => {
    let given = refunded;
    const page = open(`/operator/payments/${ID}`, {
      'GET /operator/payments/:id': () => view({ refunded: given }),
      'GET /operator/payments/:id/refund-preview': ({ params }) => ({
        ...{ amount: Number(params.amount), currency: 'USD', tokens: Number(params.amount), parts: [] },
      }),
      [REFUND]: ({ body }) => {
        if (!isLost) return { success: true };
        given = refunded + (body as { amount: number }).amount;
        throw stubError(0, 'network.timeout', 'An error occurred, please try again later');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: texts.refund.action }));
    return { keys: () => page.sent(REFUND).map(({ headers }) => headers['Idempotency-Key']) };
  };
  const write = async (amount: string, words?: string) => {
    const asked = await dialog();
    await userEvent.clear(asked.getByLabelText(texts.refund.amount));
    await userEvent.type(asked.getByLabelText(texts.refund.amount), amount);
    if (words) await userEvent.type(asked.getByLabelText(messages.refunds.words), words);
  };

  it('may have been done, which is said, and is sent again with its key, also after a reload', async () => {
    const first = await begin({ isLost: true });
    await write('10', 'Charged twice');
    await press(texts.refund.action);
    expect(await (await dialog()).findByText(messages.act.unanswered)).toBeInTheDocument();
    expect(screen.queryByText(/An error occurred/)).not.toBeInTheDocument();
    cleanup();
    const second = await begin({ isLost: false });
    await write('10');
    expect((await dialog()).getByText(messages.act.unanswered)).toBeInTheDocument();
    await press(texts.refund.action);
    expect(await screen.findByText(messages.act.doneOnce)).toBeInTheDocument();
    expect(second.keys()).toEqual(first.keys());
  });

  it('is looked at before another amount is given back', async () => {
    const { keys } = await begin({ isLost: true });
    await write('10', 'Charged twice');
    await press(texts.refund.action);
    await (await dialog()).findByText(messages.act.unanswered);
    await write('8');
    expect((await dialog()).getByText(messages.act.otherUnanswered)).toBeInTheDocument();
    expect((await dialog()).queryByRole('button', { name: texts.refund.action })).not.toBeInTheDocument();
    await press(messages.act.look);
    expect(await (await dialog()).findByText(messages.act.looked)).toBeInTheDocument();
    const given = (await dialog()).getByText(texts.refunded).nextElementSibling;
    expect(given).toHaveTextContent('20.00');
    expect((await dialog()).queryByText(messages.act.otherUnanswered)).not.toBeInTheDocument();
    expect(keys()).toHaveLength(1);
    await press(texts.refund.action);
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(new Set(keys()).size).toBe(2);
  });

  it('stays to be looked at where nothing can be read', async () => {
    let isDown = false;
    const page = open(`/operator/payments/${ID}`, {
      'GET /operator/payments/:id': () => {
        if (isDown) throw stubError(503, 'server.away', 'The site is away.');
        return view();
      },
      'GET /operator/payments/:id/refund-preview': () => ({ amount: 20, currency: 'USD', tokens: 20, parts: [] }),
      [REFUND]: () => {
        throw stubError(0, 'network.timeout', '');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: texts.refund.action }));
    await write('10', 'Charged twice');
    await press(texts.refund.action);
    await (await dialog()).findByText(messages.act.unanswered);
    isDown = true;
    await write('8');
    await press(messages.act.look);
    expect(await (await dialog()).findByText('The site is away.', {}, { timeout: 5000 })).toBeInTheDocument();
    expect(screen.queryByText(messages.act.looked)).not.toBeInTheDocument();
    expect(page.sent(REFUND)).toHaveLength(1);
  });
});

it('offers no refund of what is disputed', async () => {
  open(`/operator/payments/${ID}`, { 'GET /operator/payments/:id': () => view({ isDisputed: true }) });
  expect(await screen.findByText(texts.disputed)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: texts.refund.action })).toBeNull();
});

it('tells what is on its way back apart from what has arrived', async () => {
  open(`/operator/payments/${ID}`, {
    'GET /operator/payments/:id': () => view({ refunded: 12, refundsOnTheirWay: 2 }),
  });
  const factOf = async (name: string) => (await screen.findByText(name)).nextElementSibling;
  expect(await factOf(texts.refunded)).toHaveTextContent('$10.00');
  expect(await factOf(texts.refunds.pending)).toHaveTextContent('$2.00');
});

it('shows the coins of a payment, why it failed, and what was decided with which words', async () => {
  const payment = view({ provider: 'btcpay', ref: 'invoice-7', card: null, refunded: 0 });
  const failed = { ...payment.payment, status: 'failed' as const, failureCode: 'payment.sent_back' };
  open(`/operator/payments/${ID}`, {
    'GET /operator/payments/:id': () => ({
      ...{ ...payment, payment: failed },
      coins: {
        payment: {
          ...{ _id: ID, status: 'refunded', detail: 'underpaid', received: '0.00017', amount: '0.0002', coin: 'BTC' },
          ...{ decided: '0.00007', more: '0.0001', returned: '0', confirmations: 1, required: 2, address: 'bc1qleaf' },
          ...{ missing: null, uri: null, payUrl: null, expiresAt: AT, tokens: 10, cost: 10, currency: 'USD' },
          pollAfterMs: null,
        },
        ...{ payer: person, since: AT, ref: 'invoice-7', worth: 5, decision: 'refunded', decidedAt: AT, hasMore: true },
        ...{ acts: ['refunded'], note: 'By txid 42', isWaiting: true },
        decisions: [{ decision: 'refunded', coins: '0.00007 BTC', note: 'By txid 42', at: AT }],
      },
    }),
  });
  const coins = within(await screen.findByRole('region', { name: texts.tabs.coins }));
  expect(coins.getByText(/0\.0001 BTC came since the decision/)).toBeInTheDocument();
  for (const text of ['bc1qleaf', 'invoice-7', '1 of 2', 'By txid 42', '0.00007 BTC', messages.coins.waits]) {
    expect(coins.getByText(text)).toBeInTheDocument();
  }
  expect(coins.getByRole('link', { name: messages.coins.decide })).toHaveAttribute('href', '/operator/payments/coins');
  expect(screen.getByText(messages.reason).nextElementSibling).toHaveTextContent('The coins were sent back');
});

it('says of a refund that came back that its tokens are in the wallet already', async () => {
  open('/operator/payments/waiting', {
    'GET /operator/payment-queue': () => ({ data: [{ ...waiting, state: 'failed', acts: ['end'] }], total: 1 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.acts.end }));
  const asked = await dialog();
  expect(asked.getByText(texts.actHelp.end.returned)).toBeInTheDocument();
  expect(asked.queryByText(texts.actHelp.end.refund)).toBeNull();
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
