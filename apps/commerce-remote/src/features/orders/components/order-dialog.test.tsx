import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, storeHere } from '@barg/session';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { answering, mahsa, pageOf, renderCommerce } from '../../../testing/render-commerce.tsx';
import { OrderDialog } from './order-dialog.tsx';

const product = { _id: 'bowl', title: 'A blue bowl', stock: 3, price: 25 };

const address = (id: string, country: string) => ({
  _id: id,
  ...{ name: `To ${id}`, country, state: '', city: 'Town', street: 'Street 1', postalCode: '', phone: '', note: '' },
  ...{ isDefault: id === 'home', createdAt: '2026-01-01T00:00:00.000Z' },
});

const open = (
  quote: (url: string) => object = () => ({ itemPrice: 25, shippingPrice: 3, total: 28 }),
  more: Parameters<typeof stubHttp>[0] = {},
  added?: string,
) => {
  resetSession(testUser({ balance: 100 }));
  const made = stubHttp({
    'GET /addresses/search': () => pageOf(address('home', 'IR'), address('far', 'JP')),
    'GET /orders/quote': ({ url }) => quote(url),
    'POST /wallet/charges/product/:id': () => ({ transaction: {}, balance: 72, orderId: 'order-1' }),
    ...more,
  });
  const onSettled = jest.fn();
  const { askIntent, platform } = answering('done');
  if (added) askIntent.mockResolvedValue({ _id: added } as never);
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

  it('keeps the addresses that are loaded where they could not be read again', async () => {
    let isAway = false;
    open(undefined, {
      'GET /addresses/search': () => {
        if (isAway) throw stubError(503, 'request.unavailable', 'In a moment.');
        return pageOf(address('home', 'IR'), address('far', 'JP'));
      },
    });
    expect(await screen.findByText(/To far/)).toBeInTheDocument();
    isAway = true;
    await act(async () => void storeHere().dispatch(api.util.invalidateTags(['Address'])));
    await act(async () => {});
    expect(screen.getByText(/To far/)).toBeInTheDocument();
    expect(screen.queryByText('In a moment.')).not.toBeInTheDocument();
  });

  it('takes off what a coupon does, and asks again where that is another now', async () => {
    let discount = 5;
    const { made, onSettled } = open(undefined, {
      'POST /coupons/:code/apply-coupon': () => ({ code: 'spring', discount, total: 25 - discount, endsAt: null }),
      'POST /wallet/charges/product/:id': ({ body }) => {
        discount = 2.5;
        if ((body as { expectedPrice: number }).expectedPrice !== 25.5) {
          throw stubError(409, 'price.changed', 'The price has changed.');
        }
        return { transaction: {}, balance: 74.5, orderId: 'order-1' };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'I have a coupon' }));
    // By keyboard alone: the focus goes along with what is pressed.
    expect(screen.getByLabelText('Coupon')).toHaveFocus();
    await userEvent.keyboard('SPRING{Enter}');
    expect(await screen.findByRole('button', { name: 'Remove' })).toHaveFocus();
    const pay = await screen.findByRole('button', { name: 'Order · 23 tokens' });
    expect(screen.getByText('Discount').parentElement).toHaveTextContent('Discount-5tokens');
    await userEvent.click(pay);
    expect(await screen.findByText('The price has changed.')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Order · 25.50 tokens' }));
    await waitFor(() => expect(onSettled).toHaveBeenCalledWith('done'));
    const asked = made.find(({ url }) => url.startsWith('/coupons'));
    expect(asked?.body).toEqual({ purpose: 'product', itemId: 'bowl', quantity: 1 });
    const paid = made.findLast(({ url }) => url.startsWith('/wallet/charges'));
    expect(paid?.body).toMatchObject({ expectedPrice: 25.5, coupon: 'spring' });
  });

  it('cannot be paid while the coupon is asked for another number of pieces', async () => {
    let answer: (quote: object) => void = () => undefined;
    const { made } = open(undefined, {
      'GET /orders/quote': ({ params }) => ({
        itemPrice: 25,
        shippingPrice: 3,
        total: 25 * Number(params.quantity) + 3,
      }),
      'POST /coupons/:code/apply-coupon': ({ body }) =>
        (body as { quantity: number }).quantity === 1
          ? { code: 'spring', discount: 5, total: 20, endsAt: null }
          : new Promise<object>((resolve) => (answer = resolve)),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'I have a coupon' }));
    await userEvent.keyboard('SPRING{Enter}');
    await screen.findByRole('button', { name: 'Order · 23 tokens' });
    await userEvent.clear(screen.getByLabelText('How many'));
    await userEvent.type(screen.getByLabelText('How many'), '2');
    await waitFor(() => expect(made.filter(({ url }) => url.startsWith('/orders/quote'))).toHaveLength(2));
    const button = await screen.findByRole('button', { name: 'Order' });
    expect(button).toBeDisabled();
    expect(screen.queryByText('Total')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('NaN');
    answer({ code: 'spring', discount: 10, total: 40, endsAt: null });
    expect(await screen.findByRole('button', { name: 'Order · 43 tokens' })).toBeEnabled();
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

  it('says the price of the pieces before it knows where to send them', async () => {
    open(undefined, { 'GET /addresses/search': () => pageOf() });
    await userEvent.clear(await screen.findByLabelText('How many'));
    await userEvent.type(screen.getByLabelText('How many'), '2');
    expect(screen.getByText('Price').parentElement).toHaveTextContent('Price50tokens');
    expect(screen.getByText('What shipping costs depends on the address.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Order' })).toBeDisabled();
  });

  it('is not paid for another address while the one just added is not in the list', async () => {
    let saved = pageOf(address('home', 'IR'));
    const { made, onSettled } = open(undefined, { 'GET /addresses/search': () => saved }, 'new');
    await screen.findByRole('button', { name: 'Order · 28 tokens' });
    await userEvent.click(screen.getByRole('button', { name: 'Add an address' }));
    expect(await screen.findByRole('button', { name: 'Order' })).toBeDisabled();
    expect(screen.getByRole('radio')).not.toBeChecked();
    saved = pageOf(address('home', 'IR'), address('new', 'DE'));
    act(() => void storeHere().dispatch(api.util.invalidateTags(['Address'])));
    await userEvent.click(await screen.findByRole('button', { name: 'Order · 28 tokens' }));
    await waitFor(() => expect(onSettled).toHaveBeenCalledWith('done'));
    const bought = made.filter(({ url }) => url.startsWith('/wallet'));
    expect(bought.map(({ body }) => body)).toMatchObject([{ addressId: 'new' }]);
  });

  it('asks whoever answers for it to add an address', async () => {
    const { askIntent } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add an address' }));
    expect(askIntent).toHaveBeenCalledWith('site.address', {});
  });
});
