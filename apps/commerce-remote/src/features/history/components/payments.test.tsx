import { act, screen } from '@testing-library/react';
import type { Payment } from '@barg/api-client/models';
import { useLocation } from '@barg/runtime/router';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { pageOf, renderCommerce } from '../../../testing/render-commerce.tsx';
import { Payments } from './payments.tsx';

const payment = (changes: Partial<Payment>): Payment => ({
  _id: 'pay1',
  purpose: 'top-up',
  provider: 'sandbox',
  amount: 30,
  currency: 'USD',
  tax: 0,
  tokens: 30,
  status: 'pending',
  refunded: 0,
  refundsOnTheirWay: 0,
  dispute: null,
  failureCode: null,
  card: { brand: 'visa', last4: '3155' },
  nextAction: null,
  receipt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...changes,
});

describe('the list of payments', () => {
  it('leads to the bank of a payment that waits for it', async () => {
    resetSession(testUser());
    const nextAction = { url: '/api/sandbox/challenges/1?signature=x', clientSecret: null };
    stubHttp({ 'GET /payment/transactions/user/search': () => pageOf(payment({ nextAction })) });
    renderCommerce(<Payments />);
    const link = await screen.findByRole('link', { name: 'Continue to your bank' });
    expect(link).toHaveAttribute('href', nextAction.url);
  });

  it.each([
    ['open', 'Disputed'],
    ['lost', 'Taken back by the bank'],
  ] as const)('says of a payment whose dispute is %s: %s', async (dispute, told) => {
    resetSession(testUser());
    stubHttp({
      'GET /payment/transactions/user/search': () => pageOf(payment({ status: 'succeeded', dispute })),
    });
    renderCommerce(<Payments />);
    expect(await screen.findByText(told)).toBeVisible();
    expect(screen.queryByText('Paid')).toBeNull();
  });

  it('leads to the receipt of what went through', async () => {
    resetSession(testUser());
    stubHttp({
      'GET /payment/transactions/user/search': () => pageOf(payment({ status: 'succeeded', receipt: '2026-000042' })),
    });
    renderCommerce(<Payments />);
    const link = await screen.findByRole('link', { name: /Receipt.*2026-000042/ });
    expect(link).toHaveAttribute('href', '/wallet/receipts/pay1');
  });

  it('tells what is on its way back as that, and what has arrived apart', async () => {
    resetSession(testUser());
    stubHttp({
      'GET /payment/transactions/user/search': () =>
        pageOf(
          payment({ status: 'succeeded', refunded: 30, refundsOnTheirWay: 30 }),
          payment({ _id: 'pay2', status: 'succeeded', refunded: 12.5, refundsOnTheirWay: 2.5 }),
        ),
    });
    renderCommerce(<Payments />);
    const [whole, part] = await screen.findAllByRole('listitem');
    expect(whole).toHaveTextContent(/Refund on its way: .?\$30\.00/);
    expect(whole).not.toHaveTextContent('Refunded:');
    expect(part).toHaveTextContent(/Refunded: .?\$10\.00.*Refund on its way: .?\$2\.50/);
  });

  it('tells of one that was refunded in part how much, and of a whole one once', async () => {
    resetSession(testUser());
    stubHttp({
      'GET /payment/transactions/user/search': () =>
        pageOf(
          payment({ status: 'succeeded', refunded: 4 }),
          payment({ _id: 'pay2', status: 'refunded', refunded: 30 }),
          payment({ _id: 'pay3', status: 'succeeded' }),
        ),
    });
    renderCommerce(<Payments />);
    const [part, whole, none] = await screen.findAllByRole('listitem');
    expect(part).toHaveTextContent(/Refunded: .?\$4\.00/);
    expect(whole).not.toHaveTextContent(/Refunded:/);
    expect(none).not.toHaveTextContent(/Refunded/);
  });

  it('tells coins from cards', async () => {
    resetSession(testUser());
    stubHttp({
      'GET /payment/transactions/user/search': () =>
        pageOf(payment({ provider: 'sandbox-crypto', card: null, status: 'succeeded' })),
    });
    renderCommerce(<Payments />);
    expect(await screen.findByRole('listitem')).toHaveTextContent(/Coins/);
  });

  it('say of a card that was refused which it was', async () => {
    resetSession(testUser());
    stubHttp({
      'GET /payment/transactions/user/search': () =>
        pageOf(payment({ status: 'failed', failureCode: 'payment.card_declined' })),
    });
    renderCommerce(<Payments />);
    expect(await screen.findByRole('listitem')).toHaveTextContent(/The bank declined it.*3155/);
  });

  it.each([
    ['succeeded', null, /30 tokens.* added to your wallet/],
    ['failed', 'payment.card_declined', 'The bank declined it'],
    ['requires-action', null, 'Waiting for your bank…'],
    ['refunded', null, 'Refunded'],
  ])('tells who comes back from the bank that the payment is %s', async (status, failureCode, words) => {
    resetSession(testUser());
    stubHttp({
      'GET /payment/transactions/user/search': () => pageOf(),
      'POST /payment/transactions/:id/check': () => ({
        status,
        nextAction: null,
        payment: payment({ failureCode }),
        balance: 30,
      }),
    });
    renderCommerce(<Payments />, { route: '/wallet/payments?payment=pay1' });
    expect(await screen.findByText(words)).toBeVisible();
    if (status !== 'requires-action') expect(screen.queryByText('Waiting for your bank…')).toBeNull();
  });

  it('speaks of the subscription that a payment was for, and not of tokens in the wallet', async () => {
    resetSession(testUser());
    const paid = payment({ purpose: 'subscription', status: 'succeeded' });
    stubHttp({
      'GET /payment/transactions/user/search': () => pageOf(paid),
      'POST /payment/transactions/:id/check': () => ({
        ...{ status: 'succeeded', nextAction: null, payment: paid, balance: 30 },
      }),
    });
    renderCommerce(<Payments />, { route: '/wallet/payments?payment=pay1' });
    expect(await screen.findByText(/The subscription it pays for begins/)).toBeVisible();
    expect(screen.queryByText(/added to your wallet/)).toBeNull();
    expect(screen.getByRole('listitem')).toHaveTextContent('30 tokens for a subscription');
  });

  it('leaves its address once a payment has ended, and tells it as long as the page stands', async () => {
    resetSession(testUser());
    let status = 'requires-action';
    stubHttp({
      'GET /payment/transactions/user/search': () => pageOf(),
      'POST /payment/transactions/:id/check': () => ({
        ...{ status, nextAction: null, payment: payment({}), balance: 30 },
      }),
    });
    const Address = () => <output>{useLocation().search}</output>;
    jest.useFakeTimers();
    renderCommerce(
      <>
        <Payments />
        <Address />
      </>,
      { route: '/wallet/payments?payment=pay1' },
    );
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText('?payment=pay1')).toBeInTheDocument();
    status = 'succeeded';
    await act(() => jest.advanceTimersByTimeAsync(4000));
    jest.useRealTimers();
    expect(screen.getByText(/added to your wallet/)).toBeVisible();
    expect(screen.queryByText('?payment=pay1')).toBeNull();
  });

  it('does not wait for a payment that the server does not tell of', async () => {
    resetSession(testUser());
    const made = stubHttp({
      'GET /payment/transactions/user/search': () => pageOf(),
      'POST /payment/transactions/:id/check': () => {
        throw stubError(404, 'resource.not_found', 'It was not found.');
      },
    });
    jest.useFakeTimers();
    renderCommerce(<Payments />, { route: '/wallet/payments?payment=old' });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    jest.useRealTimers();
    expect(screen.getByText('It was not found.')).toBeVisible();
    expect(screen.queryByText('Waiting for your bank…')).toBeNull();
    expect(made.filter(({ url }) => url.endsWith('/check'))).toHaveLength(1);
  });
});
