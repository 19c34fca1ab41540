import { screen, within } from '@testing-library/react';
import type { CryptoStatus } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { renderCommerce } from '../../../testing/render-commerce.tsx';
import CryptoPage from './crypto-page.tsx';

const payment: CryptoStatus = {
  ...{ _id: 'pay1', status: 'pending', detail: 'waiting', received: '0', amount: '0.00041', coin: 'BTC' },
  ...{ missing: '0.00041', decided: null, more: null, returned: '0' },
  ...{ confirmations: 0, required: 2, address: 'bc1qleaf', uri: 'bitcoin:bc1qleaf?amount=0.00041' },
  ...{
    payUrl: 'https://pay.example/i/1',
    expiresAt: '2026-11-26T12:00:00.000Z',
    tokens: 20,
    cost: 20,
    currency: 'USD',
  },
  pollAfterMs: 5000,
};

const show = (...answers: Array<Partial<CryptoStatus>>) => {
  resetSession(testUser());
  let asked = 0;
  const calls = stubHttp({
    'GET /crypt/:id/status': () => ({ ...payment, ...answers[Math.min(asked++, answers.length - 1)] }),
  });
  renderCommerce(<CryptoPage paymentId="pay1" />);
  return calls;
};

/** How it stands: notes of the page have a status of their own. */
const standing = async () =>
  within(await screen.findByRole('region', { name: 'Paying with coins' })).getByRole('status');

afterEach(() => jest.useRealTimers());

it('asks for exactly so many coins at an address, by a picture and in letters', async () => {
  show({});
  expect(await screen.findByText('20 tokens for $20.00')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /camera/ })).toBeInTheDocument();
  for (const text of ['0.00041 BTC', 'bc1qleaf']) expect(screen.getByText(text)).toBeInTheDocument();
  const page = screen.getByRole('link', { name: 'Open the payment page' });
  expect(page).toHaveAttribute('href', 'https://pay.example/i/1');
});

it.each([
  [
    { detail: 'confirming', received: '0.00041', missing: null, confirmations: 1 },
    /being confirmed/,
    /Confirmed 1 of 2 times/,
  ],
  [{ detail: 'underpaid', received: '0.0002', missing: '0.00021' }, /Send the rest/, /^0.00021 BTC$/],
  [{ detail: 'underpaid', received: '0.0002', missing: null }, /Send nothing more/, /Received: 0.0002 BTC/],
  [{ detail: 'overpaid', received: '0.001', missing: null }, /More has come/, /Received: 0.001 BTC/],
  [{ detail: 'late', received: '0.00041', missing: null }, /after the time was over/, /Received: 0.00041 BTC/],
  [
    { status: 'refunded', detail: 'late', received: '0.00041', missing: null, pollAfterMs: null },
    /sent back to you/,
    /Received/,
  ],
] as const)('says how it stands: %j', async (changes, told, more) => {
  show(changes);
  expect(await standing()).toHaveTextContent(told);
  expect(screen.getByText(more)).toBeInTheDocument();
});

it.each([
  [
    { status: 'refunded', detail: 'underpaid', received: '0.00017', decided: '0.00007', more: '0.0001' },
    [/^Received: 0\.00007 BTC$/, /^0\.0001 BTC came after that\. Somebody looks at it/],
  ],
  [
    { status: 'succeeded', detail: 'settled', received: '0.0003', decided: '0.0002', more: '0.0001' },
    [/^Received: 0\.0002 BTC$/, /^0\.0001 BTC came after that\. Somebody looks at it/],
  ],
  [
    { status: 'succeeded', detail: 'settled', received: '0.0003', decided: '0.0002', returned: '0.0001' },
    [/^Received: 0\.0002 BTC$/, /^0\.0001 BTC came after that and was sent back/],
  ],
] as const)('tells what came after the decision apart from what it was about: %j', async (changes, told) => {
  show({ ...changes, missing: null, pollAfterMs: null });
  for (const words of told) expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByText(new RegExp(changes.received))).not.toBeInTheDocument();
});

it('asks for nothing any more once the time is over', async () => {
  show({ status: 'failed', detail: 'expired', missing: null, pollAfterMs: null });
  expect(await standing()).toHaveTextContent(/Send nothing to this address/);
  expect(screen.queryByText('bc1qleaf')).not.toBeInTheDocument();
});

it('asks again after as long as the server says, and no more once it has ended', async () => {
  jest.useFakeTimers();
  const calls = show({}, { status: 'succeeded', detail: 'settled', received: '0.00041', pollAfterMs: null });
  expect(await screen.findByText('bc1qleaf')).toBeInTheDocument();
  await jest.advanceTimersByTimeAsync(5100);
  expect(await screen.findByRole('link', { name: 'Receipt' })).toHaveAttribute('href', '/wallet/receipts/pay1');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(2);
});

it('says that there is no such payment', async () => {
  resetSession(testUser());
  stubHttp({
    'GET /crypt/:id/status': () => {
      throw stubError(404, 'request.not_found', 'There is no such thing.');
    },
  });
  renderCommerce(<CryptoPage paymentId="pay1" />);
  expect(await screen.findByRole('heading', { name: 'This page is not here' })).toBeVisible();
});
