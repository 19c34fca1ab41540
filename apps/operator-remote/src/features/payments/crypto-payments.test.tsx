import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MismatchedCryptoPayment } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { messages, renderOperator } from '../../testing/render-operator.tsx';
import CryptoPaymentsPage from './crypto-payments-page.tsx';

const words = messages.coins;
const AT = '2026-11-20T10:00:00.000Z';
const mismatched: MismatchedCryptoPayment = {
  payment: {
    ...{ _id: 'pay1', status: 'pending', detail: 'underpaid', received: '0.0002', amount: '0.0004', coin: 'BTC' },
    ...{ confirmations: 2, required: 2, address: 'bc1qleaf', missing: null, uri: null, payUrl: null, expiresAt: AT },
    ...{ tokens: 20, cost: 20, currency: 'USD', pollAfterMs: 60_000, decided: null, more: null, returned: '0' },
  },
  payer: { _id: 'nilou', username: 'nilou', name: 'Nilou' },
  ...{ since: AT, worth: 10, decision: null, decidedAt: null, hasMore: false, note: '' },
  ...{ ref: 'invoice-7', acts: ['credited', 'refunded'], decisions: [] },
};

beforeEach(() => resetSession(testUser({ role: 'operator' })));

it.each(['credited', 'refunded'] as const)(
  'shows what came for what, and is decided with words: %s',
  async (decision) => {
    const calls = stubHttp({
      'GET /operator/crypto-payments': () => ({ data: [mismatched], total: 1 }),
      'POST /operator/crypto-payments/:id/decision': () => ({ ...mismatched, decision }),
    });
    renderOperator(<CryptoPaymentsPage />);
    expect(await screen.findByText(/0\.0002 BTC.*0\.0004 BTC/)).toBeInTheDocument();
    expect(screen.getByText(words.details.underpaid)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: words.acts[decision] }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: words.acts[decision] }));
    expect(calls.some(({ name }) => name.startsWith('POST'))).toBe(false);
    await userEvent.type(asked.getByLabelText(words.note), 'By txid 42');
    await userEvent.click(asked.getByRole('button', { name: words.acts[decision] }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toEqual({
        ...{ decision, note: 'By txid 42' },
        ...{ received: '0.0002', hasMore: false, coins: '0.0002' },
      }),
    );
  },
);

it('decides about the coins that were shown when it was begun, not about those that came meanwhile', async () => {
  let received = '0.0002';
  const calls = stubHttp({
    'GET /operator/crypto-payments': () => ({
      data: [{ ...mismatched, payment: { ...mismatched.payment, received } }],
      total: 1,
    }),
    'POST /operator/crypto-payments/:id/decision': () => {
      received = '0.0004';
      throw stubError(409, 'crypt.changed', 'More has come');
    },
  });
  renderOperator(<CryptoPaymentsPage />);
  await userEvent.click(await screen.findByRole('button', { name: words.acts.refunded }));
  const asked = within(await screen.findByRole('alertdialog'));
  await userEvent.type(asked.getByLabelText(words.note), 'By txid 42');
  const send = () => userEvent.click(asked.getByRole('button', { name: words.acts.refunded }));
  await send();
  expect(await asked.findByText('More has come')).toBeInTheDocument();
  await screen.findByText(/0\.0004 BTC.*0\.0004 BTC/);
  await send();
  const sent = () => calls.filter(({ name }) => name.startsWith('POST'));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body).toMatchObject({ received: '0.0002', hasMore: false });
});

it('shows what came after the decision apart from what it was about, and offers to say that alone went back', async () => {
  const before = { decision: 'refunded' as const, coins: '0.00007 BTC', note: 'By txid 42', at: AT };
  const more = { received: '0.00017', decided: '0.00007', more: '0.0001' };
  const calls = stubHttp({
    'GET /operator/crypto-payments': () => ({
      data: [
        {
          ...{ ...mismatched, payment: { ...mismatched.payment, ...more }, decisions: [before] },
          ...{ decision: 'refunded', hasMore: true, worth: 5, acts: ['refunded'] },
        },
      ],
      total: 1,
    }),
    'POST /operator/crypto-payments/:id/decision': () => mismatched,
  });
  renderOperator(<CryptoPaymentsPage />);
  expect(await screen.findByText(words.more)).toBeInTheDocument();
  expect(screen.getByText(/0\.0001 BTC came since the decision/)).toBeInTheDocument();
  expect(screen.getByText(/worth 5 tokens/)).toBeInTheDocument();
  expect(screen.queryByText(/0\.00017/)).toBeNull();
  const told = screen.getByRole('list', { name: words.decisions });
  expect(told).toHaveTextContent(/Sent back.*0\.00007 BTC.*By txid 42.*Time of the decision:/);
  // Two times stand one below the other: each says of what it is.
  const times = [...document.querySelectorAll('time')].map(({ parentElement }) => parentElement?.textContent);
  expect(times).toEqual([expect.stringContaining(words.decidedAt), expect.stringContaining(words.cameUp)]);
  expect(screen.queryByRole('button', { name: words.acts.credited })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: words.acts.refunded }));
  const asked = within(await screen.findByRole('alertdialog'));
  expect(asked.getByText('This is about 0.0001 BTC.')).toBeInTheDocument();
  await userEvent.type(asked.getByLabelText(words.note), 'By txid 43');
  await userEvent.click(asked.getByRole('button', { name: words.acts.refunded }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toEqual({
      ...{ decision: 'refunded', note: 'By txid 43' },
      ...{ received: '0.00017', hasMore: true, coins: '0.0001' },
    }),
  );
});

it('tells two equal payments apart, and credits nothing that is not confirmed', async () => {
  const unconfirmed = { ...mismatched.payment, _id: 'pay2', address: 'bc1qother', confirmations: 0 };
  const other = { ...mismatched, payment: unconfirmed, ref: 'invoice-8', acts: ['refunded'] };
  stubHttp({ 'GET /operator/crypto-payments': () => ({ data: [mismatched, other], total: 2 }) });
  renderOperator(<CryptoPaymentsPage />);
  for (const text of ['bc1qleaf', 'bc1qother', 'invoice-7', 'invoice-8', 'pay1', 'pay2', '2 of 2', '0 of 2']) {
    expect(await screen.findByText(text)).toBeInTheDocument();
  }
  const links = screen.getAllByRole('link', { name: messages.payments.open });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/operator/payments/pay1',
    '/operator/payments/pay2',
  ]);
  expect(screen.getAllByRole('button', { name: words.acts.credited })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: words.acts.refunded })).toHaveLength(2);
  expect(screen.getByText(words.unconfirmed)).toBeInTheDocument();
});

it('shows what was decided, says that nothing waits, and tries again after a failure', async () => {
  let isDown = true;
  stubHttp({
    'GET /operator/crypto-payments': ({ params }) => {
      if (isDown) throw stubError(503, 'server.unavailable', 'Not now.');
      const decided = { ...mismatched, decision: 'credited', note: 'By txid 42', acts: [] };
      return params.state === 'decided' ? { data: [decided], total: 1 } : { data: [], total: 0 };
    },
  });
  renderOperator(<CryptoPaymentsPage />);
  await screen.findByText('Not now.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByText(words.empty)).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText(messages.status), 'decided');
  expect(await screen.findByText('By txid 42')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: words.acts.credited })).toBeNull();
});
