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
    ...{ tokens: 20, cost: 20, currency: 'USD', pollAfterMs: 60_000 },
  },
  payer: { _id: 'nilou', username: 'nilou', name: 'Nilou' },
  ...{ since: AT, worth: 10, decision: null, decidedAt: null, hasMore: false, note: '' },
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
        ...{ received: '0.0002', hasMore: false },
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

it('offers to say of what came after the decision that it was sent back, and nothing else', async () => {
  stubHttp({
    'GET /operator/crypto-payments': () => ({
      data: [{ ...mismatched, decision: 'credited', hasMore: true, note: 'By txid 42' }],
      total: 1,
    }),
  });
  renderOperator(<CryptoPaymentsPage />);
  expect(await screen.findByText(words.more)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: words.acts.refunded })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: words.acts.credited })).toBeNull();
});

it('shows what was decided, says that nothing waits, and tries again after a failure', async () => {
  let isDown = true;
  stubHttp({
    'GET /operator/crypto-payments': ({ params }) => {
      if (isDown) throw stubError(503, 'server.unavailable', 'Not now.');
      const decided = { ...mismatched, decision: 'credited', note: 'By txid 42' };
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
