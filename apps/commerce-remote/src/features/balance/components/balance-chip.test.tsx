import { act, screen } from '@testing-library/react';
import { settingsSlice, storeHere, userSlice } from '@barg/session';
import { resetSession, stubHttp, testPerformer, testUser } from '@barg/session/testing';
import { renderCommerce } from '../../../testing/render-commerce.tsx';
import { BalanceChip } from './balance-chip.tsx';

describe('the balance in the head of the page', () => {
  it('follows what the server tells, in the reader’s digits', () => {
    resetSession(testUser());
    renderCommerce(<BalanceChip />, { locale: 'fa-IR' });
    expect(screen.getByRole('link')).toHaveTextContent('۱۲۴٫۵۰');
    act(() => void storeHere().dispatch(userSlice.actions.balanceChanged({ balance: 174.5 })));
    expect(screen.getByRole('link', { name: 'کیف پول: ۱۷۴٫۵۰ توکن' })).toHaveAttribute('href', '/wallet');
  });

  it('says when money is only played with', () => {
    resetSession(testUser());
    storeHere().dispatch(settingsSlice.actions.settingsLoaded({ isTestMode: true }));
    renderCommerce(<BalanceChip />);
    expect(screen.getByText('TEST MODE')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Wallet: 124.50 tokens · TEST MODE' })).toBeInTheDocument();
  });

  it('tells of a closed wallet on every page, before anything that pays is pressed', async () => {
    resetSession(testUser());
    stubHttp({ 'GET /wallet/standing': () => ({ closedBy: 'open-dispute' }) });
    renderCommerce(<BalanceChip />, { standing: 'unknown' });
    expect(await screen.findByRole('link', { name: 'Wallet: 124.50 tokens · closed' })).toHaveAttribute(
      'href',
      '/wallet',
    );
    expect(screen.getByText('closed')).toBeInTheDocument();
  });

  it.each([
    ['guests', null],
    ['performers', testPerformer()],
  ])('is not shown to %s', (_, user) => {
    resetSession(user);
    renderCommerce(<BalanceChip />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
