import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '@barg/api-client/models';
import { api, storeHere } from '@barg/session';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { mahsa, pageOf, renderCommerce } from '../../../testing/render-commerce.tsx';
import { OwnOrder } from './own-order.tsx';
import { OwnOrders } from './own-orders.tsx';

const seller = { _id: mahsa._id, username: mahsa.username, name: mahsa.name, avatarUrl: null, isPerformer: true };

const order = (changes: Partial<Order> = {}): Order => ({
  ...{ _id: 'order-1', status: 'created', version: 1, type: 'physical', quantity: 2 },
  product: { _id: 'bowl', title: 'A blue bowl', description: '', cover: null },
  buyer: { ...seller, _id: testUser()._id, name: 'Nilou', isPerformer: false },
  seller,
  ...{ itemPrice: 25, shippingPrice: 3, total: 53, address: null, discount: 0, isDiscountOfSite: false, refunded: 0 },
  ...{ carrier: '', trackingNumber: '', trackingUrl: null, cancelledBy: null, cancelReason: '', problem: null },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', processingAt: null, shippedAt: null, deliveredAt: null },
  refundedAt: null,
  ...changes,
});

const showOne = async (changes: Partial<Order>) => {
  stubHttp({ 'GET /orders/:id': () => order(changes), 'PUT /orders/:id/cancel': () => order() });
  renderCommerce(<OwnOrder orderId="order-1" />);
  await screen.findByText('A blue bowl');
};

beforeEach(() => resetSession(testUser()));

describe('own orders', () => {
  it('are found by state', async () => {
    const made = stubHttp({ 'GET /orders/users/search': () => pageOf(order()) });
    renderCommerce(<OwnOrders />);
    expect(await screen.findByRole('link', { name: /A blue bowl/ })).toHaveAttribute('href', '/orders/order-1');
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Delivered');
    await screen.findByRole('link', { name: /A blue bowl/ });
    expect(made.at(-1)).toMatchObject({ params: { status: 'delivered' } });
  });

  it('are found by the days in the address, and all of them again by a press', async () => {
    const day = (date: string) => new Date(`${date}T00:00:00`).toISOString();
    const made = stubHttp({
      'GET /orders/users/search': ({ params }) => ('from' in params ? pageOf() : pageOf(order())),
    });
    renderCommerce(<OwnOrders />, { route: '/orders?from=2026-02-01&to=2026-02-28&status=lost' });
    expect(await screen.findByText('No order is like that.')).toBeInTheDocument();
    expect(made[0]?.params).toEqual({ from: day('2026-02-01'), to: day('2026-03-01') });
    expect(await screen.findByRole('group', { name: /From/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByRole('link', { name: /A blue bowl/ })).toBeInTheDocument();
    expect(made.at(-1)?.params).toEqual({});
  });

  it('say where they are sent to with everything that was given for it', async () => {
    const place = { name: 'Nilou', street: 'Hafez 1', city: 'Shiraz', state: '', postalCode: '', country: 'IR' };
    await showOne({ address: { ...place, phone: '+989121234567', note: 'Ring twice.' } });
    expect(screen.getByText('+989121234567')).toHaveAttribute('dir', 'ltr');
    expect(screen.getByText('Ring twice.')).toBeInTheDocument();
  });

  it('close the question whether to cancel once they are on their way, with a word', async () => {
    let stored = order();
    const made = stubHttp({ 'GET /orders/:id': () => stored });
    renderCommerce(<OwnOrder orderId="order-1" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    stored = order({ status: 'shipped', version: 2 });
    act(() => void storeHere().dispatch(api.util.invalidateTags(['Order'])));
    expect(await screen.findByText('The order has changed meanwhile.')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(made.filter(({ name }) => name.startsWith('PUT'))).toEqual([]);
  });

  it('are sent elsewhere until somebody works on them, unless that costs more', async () => {
    const MOVE = 'PUT /orders/:id/update/delivery-address';
    const address = (id: string) => ({
      _id: id,
      ...{ name: `To ${id}`, country: 'IR', state: '', city: 'Town', street: 'Street 1', postalCode: '' },
      ...{ phone: '', note: '', isDefault: id === 'home', createdAt: '2026-01-01T00:00:00.000Z' },
    });
    const made = stubHttp({
      'GET /orders/:id': () => order(),
      'GET /addresses/search': () => pageOf(address('home'), address('far')),
      [MOVE]: ({ body }) => {
        if ((body as { addressId: string }).addressId === 'far')
          throw stubError(409, 'order.shipping_costs_more', 'Shipping there costs more.');
        return order();
      },
    });
    renderCommerce(<OwnOrder orderId="order-1" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Send it elsewhere' }));
    await userEvent.click(await screen.findByRole('radio', { name: /To far/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Shipping there costs more.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /To home/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('It will be sent there.')).toBeInTheDocument();
    expect(made.filter(({ name }) => name === MOVE).map(({ body }) => body)).toEqual([
      { addressId: 'far' },
      { addressId: 'home' },
    ]);
  });

  it('have a problem reported once they were sent, and what is refused stays in the dialog', async () => {
    let isRefused = true;
    const made = stubHttp({
      'GET /orders/:id': () => order({ status: 'shipped', shippedAt: '2026-01-03T00:00:00.000Z' }),
      'PUT /orders/:id/problem': () => {
        if (isRefused) throw stubError(429, 'request.too_many', 'Too many, in 20 seconds again.');
        return order({ status: 'shipped' });
      },
    });
    renderCommerce(<OwnOrder orderId="order-1" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Something is wrong' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report a problem' });
    expect(within(dialog).getAllByText('What is wrong?')).toHaveLength(1);
    await userEvent.click(await screen.findByRole('radio', { name: 'It is broken' }));
    await userEvent.type(screen.getByLabelText('In your own words'), 'It came in two pieces.');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Too many, in 20 seconds again.')).toBeInTheDocument();
    isRefused = false;
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Sent. The seller has been told.')).toBeInTheDocument();
    expect(made.findLast(({ name }) => name.startsWith('PUT'))?.body).toEqual({
      reason: 'damaged',
      text: 'It came in two pieces.',
    });
  });

  it('tell what was given back of them, when, and in which words', async () => {
    const said = { reason: 'damaged', text: 'A crack', createdAt: '2026-01-05T00:00:00.000Z' } as const;
    await showOne({
      ...{ status: 'shipped', refunded: 20 },
      problem: { ...said, answer: '', answeredAt: null, closedAt: '2026-01-06T10:00:00.000Z' },
      refunds: [{ amount: 20, text: 'Half of it goes back', createdAt: '2026-01-06T10:00:00.000Z' }],
    });
    const line = within(screen.getByText('Half of it goes back').closest('li') as HTMLElement);
    expect(line.getByText(/^Given back/)).toHaveTextContent('20 tokens');
    const times = document.querySelectorAll('time[datetime="2026-01-06T10:00:00.000Z"]');
    expect([...times].map((time) => time.closest('li') !== null)).toEqual([true, false]);
  });

  it('say the words that ended them once', async () => {
    const at = '2026-01-06T10:00:00.000Z';
    await showOne({
      ...{ status: 'refunded', refundedAt: at, refunded: 53, cancelledBy: 'site', cancelReason: 'It was lost' },
      refunds: [{ amount: 53, text: 'It was lost', createdAt: at }],
    });
    expect(screen.getAllByText('It was lost')).toHaveLength(1);
  });

  it('say that there are none, or that they cannot be read', async () => {
    stubHttp({ 'GET /orders/users/search': () => pageOf() });
    const { unmount } = renderCommerce(<OwnOrders />);
    expect(await screen.findByText('You have not bought anything in a shop yet.')).toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('State')).not.toBeInTheDocument();
    unmount();
    resetSession(testUser());
    stubHttp({
      'GET /orders/users/search': () => {
        throw stubError(500, 'server', 'It did not work.');
      },
    });
    renderCommerce(<OwnOrders />);
    expect(await screen.findByText('It did not work.')).toBeInTheDocument();
  });
});

describe('one order', () => {
  it('that is not there leads to all of them', async () => {
    stubHttp({
      'GET /orders/:id': () => {
        throw stubError(404, 'not_found', 'It is not there.');
      },
    });
    renderCommerce(<OwnOrder orderId="order-1" />);
    expect(await screen.findByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/orders');
  });

  it('is cancelled or sent elsewhere as long as nobody works on it', async () => {
    await showOne({});
    expect(screen.getByRole('button', { name: 'Send it elsewhere' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Something is wrong' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('53 tokens');
  });

  it('says so where it could not be cancelled and nobody said why', async () => {
    const lost = () => {
      throw new Error('the line is down');
    };
    stubHttp({ 'GET /orders/:id': () => order(), 'PUT /orders/:id/cancel': lost });
    renderCommerce(<OwnOrder orderId="order-1" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByText('errors.default')).toBeInTheDocument();
  });

  it('says what a coupon took off', async () => {
    await showOne({ discount: 10, total: 43 });
    const figures = screen.getByText('Discount').parentElement;
    expect(figures).toHaveTextContent('Discount-10tokens');
    expect(screen.getByText('Total').parentElement).toHaveTextContent('Total43tokens');
  });

  it('is tracked by a safe link once it is on its way, and complained about', async () => {
    await showOne({
      status: 'shipped',
      carrier: 'Post',
      trackingUrl: 'https://post.example/1',
      shippedAt: '2026-01-02T00:00:00.000Z',
    });
    const link = screen.getByRole('link', { name: /Track the parcel/ });
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(screen.getByRole('button', { name: 'Something is wrong' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).not.toBeInTheDocument();
  });

  it('of a file is downloaded', async () => {
    await showOne({ type: 'digital', status: 'delivered' });
    expect(screen.getByRole('button', { name: 'Download' })).toBeInTheDocument();
  });
});
