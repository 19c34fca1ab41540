import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureHttp } from '@barg/api-client/http';
import { settingsSlice, storeHere } from '@barg/session';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { renderCommerce } from '../../../testing/render-commerce.tsx';
import { useCoinInvoice } from '../hooks/use-coin-invoice.ts';
import { coinOrder } from './coin-order.ts';
import { PayWithCoins } from './pay-with-coins.tsx';

const bounds = { minimum: 3, maximum: 300, text: '' };
const leaf = { _id: 'p1', name: 'Leaf', tokens: 10, price: 11.9, tax: 1.9, currency: 'USD' };

type Order = Parameters<typeof PayWithCoins>[0]['order'];

function Payment({ order, onOpened }: { order: Order; onOpened: (paymentId: string) => void }) {
  return <PayWithCoins order={order} invoice={useCoinInvoice(onOpened)} />;
}

const open = (order: Order, takesCoins = true) => {
  resetSession(testUser());
  storeHere().dispatch(settingsSlice.actions.settingsLoaded({ takesCoins }));
  const onOpened = jest.fn();
  renderCommerce(<Payment order={order} onOpened={onOpened} />);
  return onOpened;
};

it('is not offered where the site takes no coins', () => {
  open({ amount: 5 }, false);
  expect(screen.queryByRole('button', { name: 'Pay with coins' })).toBeNull();
});

it('waits until there is something to buy', () => {
  open(null);
  expect(screen.getByRole('button', { name: 'Pay with coins' })).toBeDisabled();
});

it('opens an invoice by one key, however often it has to be sent', async () => {
  let isDown = true;
  const calls = stubHttp({
    'POST /crypt/invoices': () => {
      if (isDown) throw stubError(503, 'payment.gateway_unavailable', 'Not now.');
      return { _id: 'pay1' };
    },
  });
  const onOpened = open({ amount: 5 });
  const button = screen.getByRole('button', { name: 'Pay with coins' });
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  isDown = false;
  await userEvent.click(button);
  expect(onOpened).toHaveBeenCalledWith('pay1');
  const keys = calls.map(({ headers }) => headers['Idempotency-Key'] ?? headers['idempotency-key']);
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

it('opens another invoice once its dialog was closed: the one without an answer may be over by then', async () => {
  const calls = stubHttp({
    'POST /crypt/invoices': () => {
      throw stubError(0, 'network.timeout', 'The site did not answer in time.');
    },
  });
  open({ amount: 5 });
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Pay with coins' }));
  await press();
  await press();
  cleanup();
  renderCommerce(<Payment order={{ amount: 5 }} onOpened={jest.fn()} />);
  await press();
  const [first, second, third] = calls.map(({ headers }) => headers['Idempotency-Key']);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('says that there is no connection no longer than that is so', async () => {
  configureHttp({ getOfflineText: () => 'There is no connection right now.' });
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  stubHttp({
    'POST /crypt/invoices': () => {
      throw new Error('cut');
    },
  });
  open({ amount: 5 });
  await userEvent.click(screen.getByRole('button', { name: 'Pay with coins' }));
  expect(await screen.findByText('There is no connection right now.')).toBeInTheDocument();
  onLine.mockRestore();
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('names the price that was seen, and buys nothing outside of the bounds', () => {
  expect(coinOrder({ amount: NaN, bought: leaf, shown: { price: 11.9, currency: 'USD' } }, bounds)).toEqual({
    ...{ packageId: 'p1', expectedPrice: 11.9, currency: 'USD' },
  });
  expect(coinOrder({ amount: 5, bought: undefined, shown: { price: 5.95, currency: 'USD' } }, bounds)).toEqual({
    ...{ amount: 5, expectedPrice: 5.95, currency: 'USD' },
  });
  for (const amount of [2, 301, NaN, Infinity]) {
    expect(coinOrder({ amount, bought: undefined, shown: { price: NaN, currency: 'USD' } }, bounds)).toBeNull();
  }
});
