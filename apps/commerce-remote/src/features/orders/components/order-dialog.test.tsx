import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { answering, mahsa, pageOf, renderCommerce } from '../../../testing/render-commerce.tsx';
import { OrderDialog } from './order-dialog.tsx';

const product = { _id: 'bowl', title: 'A blue bowl', stock: 3 };

const address = (id: string, country: string) => ({
  _id: id,
  ...{ name: `To ${id}`, country, state: '', city: 'Town', street: 'Street 1', postalCode: '', phone: '', note: '' },
  ...{ isDefault: id === 'home', createdAt: '2026-01-01T00:00:00.000Z' },
});

const open = (quote: (url: string) => object = () => ({ itemPrice: 25, shippingPrice: 3, total: 28 })) => {
  resetSession(testUser({ balance: 100 }));
  const made = stubHttp({
    'GET /addresses/search': () => pageOf(address('home', 'IR'), address('far', 'JP')),
    'GET /orders/quote': ({ url }) => quote(url),
    'POST /wallet/charges/product/:id': () => ({ transaction: {}, balance: 72, orderId: 'order-1' }),
  });
  const onSettled = jest.fn();
  const { askIntent, platform } = answering('done');
  renderCommerce(<OrderDialog payload={{ product, performer: mahsa }} onSettled={onSettled} />, { platform });
  return { made, onSettled, askIntent };
};

describe('the dialog that orders', () => {
  it('says what it costs to the default address, and pays that for it', async () => {
    const { made, onSettled } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Order · 28 tokens' }));
    await waitFor(() => expect(onSettled).toHaveBeenCalledWith('done'));
    const bought = made.find(({ url }) => url.startsWith('/wallet'));
    expect(bought).toMatchObject({
      url: '/wallet/charges/product/bowl',
      body: { addressId: 'home', quantity: 1, expectedPrice: 28 },
    });
    expect(screen.getByText(/Ordered from/)).toBeInTheDocument();
  });

  it('sells nothing to where nothing is sent, and says so', async () => {
    open(() => {
      throw stubError(422, 'order.country_not_served', 'This shop does not send to that country.');
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This shop does not send to that country.');
    expect(screen.getByRole('button', { name: 'Order' })).toBeDisabled();
  });

  it('sells no more than there are', async () => {
    open();
    await screen.findByRole('button', { name: 'Order · 28 tokens' });
    await userEvent.clear(screen.getByLabelText('How many'));
    await userEvent.type(screen.getByLabelText('How many'), '4');
    expect(screen.getByText('From 1 to 3 pieces.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Order' })).toBeDisabled();
  });

  it('asks whoever answers for it to add an address', async () => {
    const { askIntent } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add an address' }));
    expect(askIntent).toHaveBeenCalledWith('site.address', {});
  });
});
