import { screen } from '@testing-library/react';
import type { CurrentUser } from '@barg/api-client/models';
import { Route, Routes } from '@barg/runtime/router';
import { resetSession, stubHttp, testPerformer, testUser } from '@barg/session/testing';
import { pageOf, renderCommerce } from '../testing/render-commerce.tsx';
import { OrdersPage } from './orders-page.tsx';

const show = (user: CurrentUser, route = '/orders') => {
  resetSession(user);
  stubHttp({ 'GET /orders/users/search': () => pageOf(), 'GET /orders/:id': () => new Promise(() => undefined) });
  renderCommerce(
    <Routes>
      <Route path="/orders/:orderId?" element={<OrdersPage />} />
    </Routes>,
    { route },
  );
};

it('leads a performer to what was ordered from her', async () => {
  show(testPerformer());
  expect(await screen.findByRole('heading', { name: 'Only fan accounts buy in shops' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Orders from your shop' })).toHaveAttribute('href', '/creator/orders');
});

it('leads an operator to the console, who has no studio', async () => {
  show(testUser({ role: 'operator' }));
  expect(await screen.findByRole('link', { name: 'Go to the console' })).toHaveAttribute('href', '/operator');
  expect(screen.queryByText(/studio/)).not.toBeInTheDocument();
});

it('has a heading and a way back above one order, before the order is there', () => {
  show(testUser(), '/orders/order-1');
  expect(screen.getByRole('heading', { level: 1, name: 'Order' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/orders');
});
