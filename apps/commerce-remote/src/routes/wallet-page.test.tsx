import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from '@barg/runtime/router';
import { resetSession, stubHttp, testUser } from '@barg/session/testing';
import { pageOf, renderCommerce } from '../testing/render-commerce.tsx';
import { WalletPage } from './wallet-page.tsx';

const page = (
  <Routes>
    <Route path="/wallet/:section?" element={<WalletPage />} />
  </Routes>
);

test.each([
  ['/wallet', 'Wallet · Barg'],
  ['/wallet/cards', 'Cards · Wallet · Barg'],
])('%s has a title of its own', async (route, title) => {
  resetSession(testUser());
  stubHttp({
    'GET /wallet/charges/user/search': () => pageOf(),
    'GET /payment-cards': () => pageOf(),
  });
  renderCommerce(page, { route });
  await screen.findByRole('heading', { level: 1, name: 'Wallet' });
  await waitFor(() => expect(document.title).toBe(title));
});

test.each([
  ['lost-dispute', /taken one of your payments back for good.*closed for payments/, 'Contact us', '/contact'],
  ['open-dispute', /disputed with your bank/, 'Payments', '/wallet/payments'],
] as const)(
  'a wallet that a dispute has closed (%s) says why on each of its sections, with the way out instead of a top-up',
  async (closedBy, words, label, path) => {
    resetSession(testUser());
    stubHttp({ 'GET /payment-cards': () => pageOf(), 'GET /wallet/standing': () => ({ closedBy }) });
    renderCommerce(page, { route: '/wallet/cards', standing: 'unknown' });
    const note = (await screen.findByText(words)).closest<HTMLElement>('[role=status]')!;
    expect(within(note).getByRole('link', { name: label })).toHaveAttribute('href', path);
    expect(screen.getByText('Wallet balance')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Top up' })).not.toBeInTheDocument();
  },
);

test('a wallet that is open says nothing of it', async () => {
  resetSession(testUser());
  const calls = stubHttp({ 'GET /payment-cards': () => pageOf(), 'GET /wallet/standing': () => ({ closedBy: null }) });
  renderCommerce(page, { route: '/wallet/cards', standing: 'unknown' });
  await waitFor(() => expect(calls.some(({ name }) => name === 'GET /wallet/standing')).toBe(true));
  expect(screen.queryByText(/dispute|for good/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Top up' })).toBeVisible();
});
