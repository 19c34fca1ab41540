import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WalletEntry, WalletEntryDetail } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { mahsa, pageOf, renderCommerce } from '../../../testing/render-commerce.tsx';
import TransactionDetail from './transaction-detail.tsx';
import { Transactions } from './transactions.tsx';

const transaction = (changes: Partial<WalletEntry>): WalletEntry => ({
  _id: 't1',
  kind: 'top-up',
  amount: 20,
  direction: 'in',
  performer: null,
  itemType: null,
  itemId: null,
  title: null,
  givenTo: null,
  reversedKind: null,
  note: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...changes,
});

describe('the wallet’s history', () => {
  it('shows what came and what went with its sign, and leads to each movement', async () => {
    resetSession(testUser());
    const { _id, username, name, avatarUrl } = mahsa;
    const performer = { _id, username, name, avatarUrl, isPerformer: true };
    const tip = transaction({ _id: 't2', kind: 'tip', amount: 5.5, direction: 'out', performer });
    stubHttp({ 'GET /wallet/charges/user/search': () => pageOf(tip, transaction({})) });
    renderCommerce(<Transactions />);
    expect(await screen.findByRole('link', { name: /Tip.*Mahsa Karimi.*-5\.50/ })).toHaveAttribute(
      'href',
      '/wallet/transactions/t2',
    );
    expect(screen.getByText('+20')).toBeInTheDocument();
  });

  it('says what each was for, and to whom it went', async () => {
    resetSession(testUser());
    const { _id, username, name, avatarUrl } = mahsa;
    const performer = { _id, username, name, avatarUrl, isPerformer: true };
    const givenTo = { _id: 'u2', username: 'sara', name: 'Sara', avatarUrl: null, isPerformer: false };
    const gift = { performer, givenTo, itemType: 'subscription' };
    stubHttp({
      'GET /wallet/charges/user/search': () =>
        pageOf(
          transaction({ _id: 't2', kind: 'subscription', direction: 'out', ...gift }),
          transaction({ _id: 't3', kind: 'refund', reversedKind: 'subscription', ...gift }),
          transaction({ _id: 't4', kind: 'purchase', direction: 'out', performer, itemType: 'message' }),
        ),
    });
    renderCommerce(<Transactions />);
    const [given, back, message] = await screen.findAllByRole('link');
    expect(given).toHaveTextContent(/^Subscription given · Mahsa Karimi.*To \u2068Sara\u2069/);
    expect(back).toHaveTextContent(/^Refund · Subscription given · Mahsa Karimi.*To \u2068Sara\u2069/);
    expect(message).toHaveTextContent(/^Paid message · Mahsa Karimi.*Message/);
  });

  it('asks for what the address says, and for what is chosen then', async () => {
    resetSession(testUser());
    const made = stubHttp({ 'GET /wallet/charges/user/search': () => pageOf() });
    renderCommerce(<Transactions />, { route: '/wallet?kind=tip&from=2026-02-01&to=2026-02-28&direction=up' });
    await screen.findByText('No movement is like that.');
    const lastSearch = () => made.at(-1)?.params;
    const day = (text: string) => new Date(`${text}T00:00:00`).toISOString();
    expect(lastSearch()).toEqual({ kind: 'tip', from: day('2026-02-01'), to: day('2026-03-01') });
    await userEvent.selectOptions(screen.getByLabelText('Direction'), 'Came in');
    await waitFor(() => expect(lastSearch()).toHaveProperty('direction', 'in'));
    await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(await screen.findByText(/Nothing has moved/)).toBeInTheDocument();
    expect(lastSearch()).toEqual({});
    // Where nothing has moved there is nothing to look for, and nothing to take away.
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Direction')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says what failed and tries again', async () => {
    resetSession(testUser());
    let isDown = true;
    stubHttp({
      'GET /wallet/charges/user/search': () => {
        if (isDown) throw stubError(503, 'server.busy', 'Please come back later.');
        return pageOf();
      },
    });
    renderCommerce(<Transactions />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Please come back later.');
    isDown = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Nothing has moved/)).toBeInTheDocument();
  });
});

describe('one movement of the wallet', () => {
  it('tells what it was for, and what took it back', async () => {
    resetSession(testUser());
    const { _id, username, name, avatarUrl } = mahsa;
    const entry: WalletEntryDetail = {
      ...transaction({ kind: 'purchase', direction: 'out', title: 'Autumn leaves' }),
      performer: { _id, username, name, avatarUrl, isPerformer: true },
      ...{ promotional: 4, discount: 5, paymentId: 'p1', orderId: 'o1', conversationId: null, streamId: null },
      reverses: null,
      reversals: [{ _id: 't9', kind: 'refund', amount: 20, createdAt: '2026-01-02T00:00:00.000Z' }],
    };
    stubHttp({ 'GET /wallet/charges/:id': () => entry });
    renderCommerce(<TransactionDetail transactionId="t1" />);
    expect(await screen.findByText('Autumn leaves')).toBeVisible();
    expect(screen.getByRole('link', { name: name })).toHaveAttribute('href', '/mahsa.art');
    expect(screen.getByRole('link', { name: 'Receipt' })).toHaveAttribute('href', '/wallet/receipts/p1');
    expect(screen.getByRole('link', { name: 'Open the order' })).toHaveAttribute('href', '/orders/o1');
    expect(screen.getByRole('link', { name: /Refund/ })).toHaveAttribute('href', '/wallet/transactions/t9');
    const title = screen.getByRole('heading', { name: 'Was taken back by' });
    const indentOf = (element: HTMLElement | null) => element && getComputedStyle(element).paddingLeft;
    expect(indentOf(title.parentElement)).toBe(indentOf(screen.getByRole('link', { name: /Refund/ })));
    expect(screen.getByText('Of it gifts')).toBeVisible();
    expect(screen.getByText('A coupon took off').parentElement).toHaveTextContent('5tokens');
  });

  it.each([
    ['nothing', [], 1],
    ['a part of it', [12.4], 1],
    ['all of it', [12.4, 7.6], 0],
  ])('has a refund asked for where %s was given back', async (_what, given, buttons) => {
    resetSession(testUser());
    const createdAt = new Date().toISOString();
    const entry: WalletEntryDetail = {
      ...transaction({ kind: 'purchase', direction: 'out', title: 'Autumn leaves', createdAt }),
      ...{ promotional: 0, discount: 0, paymentId: null, orderId: null, conversationId: null, streamId: null },
      reverses: null,
      reversals: given.map((amount, index) => ({ _id: `r${index}`, kind: 'refund', amount, createdAt })),
    };
    stubHttp({ 'GET /wallet/charges/:id': () => entry, 'GET /refund-requests/search': () => pageOf() });
    renderCommerce(<TransactionDetail transactionId="t1" />);
    expect(await screen.findByText('Autumn leaves')).toBeVisible();
    expect(screen.queryAllByRole('button', { name: 'Ask for a refund' })).toHaveLength(buttons);
  });

  it('tells of a gift who got it, and of a message where it is', async () => {
    resetSession(testUser());
    const entry: WalletEntryDetail = {
      ...transaction({ kind: 'subscription', direction: 'out', itemType: 'subscription' }),
      givenTo: { _id: 'u2', username: 'sara', name: 'Sara', avatarUrl: null, isPerformer: false },
      ...{ promotional: 0, discount: 0, paymentId: null, orderId: null, reverses: null, reversals: [] },
      ...{ conversationId: 'c1', streamId: 's1' },
    };
    stubHttp({ 'GET /wallet/charges/:id': () => entry });
    renderCommerce(<TransactionDetail transactionId="t1" />);
    expect(await screen.findByRole('heading', { name: 'Subscription given' })).toBeVisible();
    expect(screen.getByText('Given to').parentElement).toHaveTextContent('Sara · @sara');
    expect(screen.getByRole('link', { name: 'Open the conversation' })).toHaveAttribute('href', '/messages/c1');
    expect(screen.getByRole('link', { name: 'To the live stream' })).toHaveAttribute('href', '/live/s1');
  });

  it('says that it is not there', async () => {
    resetSession(testUser());
    stubHttp({
      'GET /wallet/charges/:id': () => {
        throw stubError(404, 'not_found', 'There is no such thing.');
      },
    });
    renderCommerce(<TransactionDetail transactionId="t1" />);
    expect(await screen.findByRole('heading', { name: 'This page is not here' })).toBeVisible();
  });
});
