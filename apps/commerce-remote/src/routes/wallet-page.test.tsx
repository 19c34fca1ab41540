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
