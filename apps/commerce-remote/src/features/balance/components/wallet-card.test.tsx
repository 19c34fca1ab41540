import { screen } from '@testing-library/react';
import { resetSession, stubHttp, testUser } from '@barg/session/testing';
import { renderCommerce } from '../../../testing/render-commerce.tsx';
import { WalletCard } from './wallet-card.tsx';

const show = (closedBy: 'lost-dispute' | null) => {
  resetSession(testUser());
  const calls = stubHttp({ 'GET /wallet/standing': () => ({ closedBy }) });
  renderCommerce(<WalletCard pathname="/" />, { standing: 'unknown' });
  return calls;
};

describe('the balance beside the feed', () => {
  it('says why a closed wallet has no top-up, with the way out, and still leads to the transactions', async () => {
    show('lost-dispute');
    expect(await screen.findByText(/closed for payments/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByRole('button', { name: 'Top up' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Transactions' })).toHaveAttribute('href', '/wallet');
  });

  it('has the button for a top-up where the wallet is open', () => {
    show(null);
    expect(screen.getByRole('button', { name: 'Top up' })).toBeVisible();
    expect(screen.queryByText(/closed for payments/)).not.toBeInTheDocument();
  });
});
