import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Transaction } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { mahsa, pageOf, renderCommerce } from '../../../testing/render-commerce.tsx';
import { Transactions } from './transactions.tsx';

const transaction = (changes: Partial<Transaction>): Transaction => ({
  _id: 't1',
  kind: 'top-up',
  amount: 20,
  direction: 'in',
  performer: null,
  itemType: null,
  itemId: null,
  note: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...changes,
});

describe('the wallet’s history', () => {
  it('shows what came and what went with its sign, and leads to whom it went', async () => {
    resetSession(testUser());
    const { _id, username, name, avatarUrl } = mahsa;
    const performer = { _id, username, name, avatarUrl, isPerformer: true };
    const tip = transaction({ _id: 't2', kind: 'tip', amount: 5.5, direction: 'out', performer });
    stubHttp({ 'GET /wallet/charges/user/search': () => pageOf(tip, transaction({})) });
    renderCommerce(<Transactions />);
    expect(await screen.findByRole('link', { name: /Tip.*Mahsa Karimi.*-5\.50/ })).toHaveAttribute(
      'href',
      '/mahsa.art',
    );
    expect(screen.getByText('+20')).toBeInTheDocument();
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
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Nothing has moved/)).toBeInTheDocument();
  });
});
