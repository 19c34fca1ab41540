import { screen, waitFor } from '@testing-library/react';
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
  ['lost-dispute', /taken one of your payments back for good.*closed for payments/, true],
  ['open-dispute', /disputed with your bank/, false],
] as const)(
  'a wallet that a dispute has closed (%s) says why on each of its sections',
  async (closedBy, words, asksToWrite) => {
    resetSession(testUser());
    stubHttp({ 'GET /payment-cards': () => pageOf(), 'GET /wallet/standing': () => ({ closedBy }) });
    renderCommerce(page, { route: '/wallet/cards' });
    expect(await screen.findByText(words)).toBeVisible();
    const contact = screen.queryByRole('link', { name: 'Contact us' });
    if (asksToWrite) expect(contact).toHaveAttribute('href', '/contact');
    else expect(contact).not.toBeInTheDocument();
  },
);

test('a wallet that is open says nothing of it', async () => {
  resetSession(testUser());
  const calls = stubHttp({ 'GET /payment-cards': () => pageOf(), 'GET /wallet/standing': () => ({ closedBy: null }) });
  renderCommerce(page, { route: '/wallet/cards' });
  await waitFor(() => expect(calls.some(({ name }) => name === 'GET /wallet/standing')).toBe(true));
  expect(screen.queryByText(/dispute|for good/)).not.toBeInTheDocument();
});
