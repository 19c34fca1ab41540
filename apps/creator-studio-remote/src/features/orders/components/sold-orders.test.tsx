import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '@barg/api-client/models';
import { api, storeHere } from '@barg/session';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { isSame } from '@barg/session/unsent-drafts';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { ShippingPricesCard } from './shipping-prices.tsx';
import { SoldOrder } from './sold-order.tsx';
import { SoldOrders } from './sold-orders.tsx';

const person = (name: string) => ({ _id: name, username: name, name, avatarUrl: null, isPerformer: false });

const order = (changes: Partial<Order> = {}): Order => ({
  ...{ _id: 'order-1', status: 'created', version: 4, type: 'physical', quantity: 2 },
  product: { _id: 'bowl', title: 'A blue bowl', description: '', cover: null },
  ...{ buyer: person('Nilou'), seller: person('Mahsa'), itemPrice: 25, shippingPrice: 3, total: 53 },
  ...{ discount: 0, isDiscountOfSite: false, refunded: 0 },
  address: {
    ...{ name: 'Nilou R.', country: 'IR', state: '', city: 'Tehran', street: 'Valiasr 1', postalCode: '12345' },
    ...{ phone: '', note: '' },
  },
  ...{ carrier: '', trackingNumber: '', trackingUrl: null, cancelledBy: null, cancelReason: '', problem: null },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', processingAt: null, shippedAt: null, deliveredAt: null },
  refundedAt: null,
  ...changes,
});

beforeEach(() => resetSession(testPerformer()));

it('leads from an order that is not there to those that are', async () => {
  stubHttp({
    'GET /orders/:id': () => {
      throw stubError(404, 'not_found', 'It is not there.');
    },
  });
  renderStudio(<SoldOrder orderId="order-1" />);
  expect(await screen.findByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/creator/orders');
});

const open = async (changes: Partial<Order> = {}) => {
  const made = stubHttp({
    'GET /orders/:id': () => order(changes),
    'GET /orders/:id/release-preview': () => ({ earned: 42.4 }),
    'PUT /orders/:id/update': () => order(changes),
  });
  renderStudio(<SoldOrder orderId="order-1" />);
  await screen.findByText('A blue bowl');
  const sent = () => made.flatMap(({ url, body }) => (url.endsWith('/update') ? [body] : []));
  return { sent };
};

/** Presses the button of the dialog that asks, which is called as the one that opened it. */
const confirm = async (name: string) => {
  const [, last] = await screen.findAllByRole('button', { name, hidden: true });
  await userEvent.click(last as HTMLElement);
};

describe('orders that were sold', () => {
  it('begin with what is to be sent', async () => {
    const made = stubHttp({ 'GET /orders/search': () => ({ data: [order()], total: 1 }) });
    renderStudio(<SoldOrders />);
    const link = await screen.findByRole('link', { name: /A blue bowl/ });
    expect(link).toHaveAttribute('href', '/creator/orders/order-1');
    expect(made[0]).toMatchObject({ params: { status: 'unsent' } });
  });

  it('say that nothing waits', async () => {
    stubHttp({ 'GET /orders/search': () => ({ data: [], total: 0 }) });
    renderStudio(<SoldOrders />);
    expect(await screen.findByText('Nothing is waiting to be sent.')).toBeInTheDocument();
  });
});

describe('the filters of orders that were sold', () => {
  const day = (date: string) => new Date(`${date}T00:00:00`).toISOString();

  it('are read from the address, of which what means nothing is left out', async () => {
    const made = stubHttp({ 'GET /orders/search': () => ({ data: [order()], total: 1 }) });
    renderStudio(<SoldOrders />, { route: '/creator/orders?q=bowl&status=every&from=2026-02-01&to=2026-02-28' });
    await screen.findByRole('link', { name: /A blue bowl/ });
    expect(made[0]?.params).toEqual({ q: 'bowl', from: day('2026-02-01'), to: day('2026-03-01') });
    expect(screen.getByLabelText('State')).toHaveDisplayValue('All states');
    expect(await screen.findByRole('group', { name: /From/ })).toBeInTheDocument();
  });

  it('say that nothing fits, and lead back to what waits', async () => {
    const made = stubHttp({ 'GET /orders/search': () => ({ data: [], total: 0 }) });
    renderStudio(<SoldOrders />, { route: '/creator/orders?from=2026-02-01&to=never&status=eaten&q=bowl' });
    await userEvent.click(await screen.findByRole('button', { name: 'Show what is to be sent' }));
    expect(await screen.findByText('Nothing is waiting to be sent.')).toBeInTheDocument();
    expect(made.map(({ params }) => params)).toEqual([
      { q: 'bowl', status: 'unsent', from: day('2026-02-01') },
      { status: 'unsent' },
    ]);
    expect(screen.getByRole('searchbox', { name: 'Search in orders' })).toHaveValue('');
  });
});

describe('an order that was sold', () => {
  it('is begun in the version that was seen', async () => {
    const { sent } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    await waitFor(() => expect(sent()).toEqual([{ status: 'processing', version: 4 }]));
  });

  it('says so where a step was not taken and nobody said why', async () => {
    stubHttp({
      'GET /orders/:id': () => order(),
      'PUT /orders/:id/update': () => {
        throw new Error('the line is down');
      },
    });
    renderStudio(<SoldOrder orderId="order-1" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Begin' }));
    expect(await screen.findByText('errors.default')).toBeInTheDocument();
  });

  it('is sent with how it is tracked, by https alone', async () => {
    const { sent } = await open({ status: 'processing' });
    for (const name of ['Sent with', 'Tracking number', 'Address for tracking']) {
      expect(screen.getByLabelText(name)).toHaveAccessibleDescription(/optional/i);
    }
    await userEvent.type(screen.getByLabelText('Address for tracking'), 'http://post.example');
    await userEvent.click(screen.getByRole('button', { name: 'It was sent' }));
    expect(await screen.findByText('An address that begins with https://')).toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText('Address for tracking'));
    await userEvent.type(screen.getByLabelText('Tracking number'), 'RR1');
    await userEvent.click(screen.getByRole('button', { name: 'It was sent' }));
    expect(sent()).toEqual([]);
    expect(await screen.findByText('Nilou is told. This cannot be undone', { exact: false })).toBeInTheDocument();
    expect(await screen.findByText('You get 42.40 tokens for it, after the commission.')).toBeInTheDocument();
    await confirm('It was sent');
    const tracking = { carrier: '', trackingNumber: 'RR1', trackingUrl: '' };
    await waitFor(() => expect(sent()).toEqual([{ status: 'shipped', version: 4, ...tracking }]));
  });

  it('has its tracking corrected where something has changed, and is delivered after a question', async () => {
    const { sent } = await open({ status: 'shipped', trackingNumber: 'RR1' });
    expect(screen.getByRole('button', { name: 'Save the tracking' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Tracking number'), '2');
    await userEvent.click(screen.getByRole('button', { name: 'Save the tracking' }));
    await waitFor(() => expect(sent()).toEqual([{ status: 'shipped', version: 4, trackingNumber: 'RR12' }]));
    await userEvent.click(await screen.findByRole('button', { name: 'It has come' }));
    await confirm('It has come');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual({ status: 'delivered', version: 4 });
  });

  it('has tracking again that was not sent, which is said, and only as long as what it was typed over stands', async () => {
    let changes: Partial<Order> = { status: 'processing' };
    const made = stubHttp({
      'GET /orders/:id': () => order(changes),
      'PUT /orders/:id/update': () => order(changes),
    });
    const look = async (elsewhere: Partial<Order> = {}) => {
      changes = { ...changes, ...elsewhere };
      storeHere().dispatch(api.util.resetApiState());
      const { unmount } = renderStudio(<SoldOrder orderId="order-1" />);
      return { field: await screen.findByLabelText('Tracking number'), unmount };
    };
    const first = await look();
    await userEvent.type(first.field, 'WRONG');
    first.unmount();
    const again = await look();
    expect(again.field).toHaveValue('WRONG');
    expect(screen.getByText(/it is not saved yet/)).toBeInTheDocument();
    again.unmount();
    // Sent on the phone.
    const shipped = await look({ status: 'shipped', trackingNumber: 'RIGHT' });
    expect(shipped.field).toHaveValue('RIGHT');
    await userEvent.type(shipped.field, '1');
    shipped.unmount();
    // Corrected on the phone.
    const corrected = await look({ trackingNumber: 'RIGHT2' });
    expect(corrected.field).toHaveValue('RIGHT2');
    await userEvent.type(screen.getByLabelText('Address for tracking'), 'https://post.example');
    await userEvent.click(screen.getByRole('button', { name: 'Save the tracking' }));
    const sent = () => made.flatMap(({ url, body }) => (url.endsWith('/update') ? [body] : []));
    const step = { status: 'shipped', version: 4 };
    await waitFor(() => expect(sent()).toEqual([{ ...step, trackingUrl: 'https://post.example' }]));
  });

  it('is refunded after a question, with the reason', async () => {
    const { sent } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel and refund' }));
    await userEvent.type(await screen.findByLabelText('Why (the buyer reads it)'), 'Broken');
    // "Cancel" beside "Cancel and refund" could be taken for either.
    expect(screen.getByRole('button', { name: 'Keep the order' })).toBeInTheDocument();
    await confirm('Cancel and refund');
    await waitFor(() => expect(sent()).toEqual([{ status: 'cancelled', version: 4, reason: 'Broken' }]));
  });

  it('prints the address', async () => {
    window.print = jest.fn();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Print the label' }));
    expect(window.print).toHaveBeenCalledTimes(1);
    expect(screen.getAllByText('Valiasr 1')).toHaveLength(2);
  });
});

describe('shipping prices', () => {
  it('are saved as they stand, and nothing is sent to where that is switched off', async () => {
    const prices = { countries: [{ country: 'IR', price: 3 }], elsewhere: 7 };
    const made = stubHttp({
      'GET /performer/shipping-prices': () => prices,
      'GET /countries': () => [],
      'PUT /performer/shipping-prices': ({ body }) => body,
    });
    renderStudio(<ShippingPricesCard />);
    await userEvent.click(await screen.findByLabelText('Send to: All other countries'));
    await userEvent.click(screen.getByRole('button', { name: 'Save the prices' }));
    const saved = () => made.find(({ name }) => name.startsWith('PUT'))?.body;
    await waitFor(() => expect(saved()).toEqual({ ...prices, elsewhere: null, basedOn: prices }));
  });

  it('are not saved beyond what the site allows, which the field says once it is left', async () => {
    const made = stubHttp({
      'GET /performer/shipping-prices': () => ({ countries: [], elsewhere: 7 }),
      'GET /countries': () => [],
    });
    renderStudio(<ShippingPricesCard />);
    expect(await screen.findByText(/Each costs 300 tokens at most\./)).toBeInTheDocument();
    const price = screen.getByLabelText('Price: All other countries');
    await userEvent.clear(price);
    await userEvent.type(price, '301');
    expect(price).not.toBeInvalid();
    await userEvent.tab();
    await waitFor(() => expect(price).toBeInvalid());
    expect(price).toHaveAccessibleDescription('At most 300.');
    await userEvent.click(screen.getByRole('button', { name: 'Save the prices' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await userEvent.type(price, '{Backspace}');
    await waitFor(() => expect(price).not.toBeInvalid());
    expect(made.some(({ name }) => name.startsWith('PUT'))).toBe(false);
  });

  it('are typed for each country that is added, and for each that is sent to again', async () => {
    const made = stubHttp({
      'GET /performer/shipping-prices': () => ({ countries: [{ country: 'IR', price: 3 }], elsewhere: null }),
      'GET /countries/list': () => ({
        data: [
          { code_2: 'IR', code_3: 'IRN', name: 'Iran', nativeName: 'ایران' },
          { code_2: 'DE', code_3: 'DEU', name: 'Germany', nativeName: 'Deutschland' },
        ],
        total: 2,
      }),
      'PUT /performer/shipping-prices': ({ body }) => body,
    });
    renderStudio(<ShippingPricesCard />);
    const picker = () => screen.getByRole('combobox', { name: 'Add a country with a price of its own' });
    await screen.findByLabelText('Price: Iran');
    await userEvent.click(picker());
    expect(await screen.findByRole('option', { name: /^Germany/ })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /^Iran/ })).not.toBeInTheDocument();
    await userEvent.keyboard('Ger{ArrowDown}{Enter}');
    expect(await screen.findByLabelText('Price: Germany')).toHaveFocus();
    expect(screen.getByLabelText('Price: Germany')).toHaveValue('');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(picker()).toHaveValue('');
    await userEvent.click(screen.getByLabelText('Send to: All other countries'));
    await userEvent.click(screen.getByRole('button', { name: 'Save the prices' }));
    await waitFor(() => expect(screen.getByLabelText('Price: Germany')).toBeInvalid());
    expect(screen.getByLabelText('Price: All other countries')).toBeInvalid();
    expect(made.some(({ name }) => name.startsWith('PUT'))).toBe(false);
    await userEvent.type(screen.getByLabelText('Price: Germany'), '9');
    await userEvent.type(screen.getByLabelText('Price: All other countries'), '0');
    await userEvent.click(screen.getByRole('button', { name: 'Save the prices' }));
    const countries = [
      { country: 'IR', price: 3 },
      { country: 'DE', price: 9 },
    ];
    const basedOn = { countries: [{ country: 'IR', price: 3 }], elsewhere: null };
    await waitFor(() =>
      expect(made.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({ countries, elsewhere: 0, basedOn }),
    );
  });

  it('leave those alone that another window has saved since, also after a draft', async () => {
    const [iran, turkey] = [
      { country: 'IR', price: 3 },
      { country: 'TR', price: 5 },
    ];
    let stored = { countries: [iran, turkey], elsewhere: 7 };
    const made = stubHttp({
      'GET /performer/shipping-prices': () => stored,
      'GET /countries': () => [],
      'PUT /performer/shipping-prices': ({ body }) => body,
    });
    const { unmount } = renderStudio(<ShippingPricesCard />);
    await userEvent.click(await screen.findByLabelText('Send to: All other countries'));
    const [, bin] = screen.getAllByRole('button', { name: /^Remove:/ });
    await userEvent.click(bin as HTMLElement);
    expect(screen.queryByLabelText(/Turkey|Türkiye/)).not.toBeInTheDocument();
    unmount();
    stored = { countries: [iran, turkey, { country: 'DE', price: 12 }], elsewhere: 7 };
    renderStudio(<ShippingPricesCard />);
    expect(await screen.findByLabelText('Send to: All other countries')).not.toBeChecked();
    expect(screen.queryByLabelText(/Turkey|Türkiye/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save the prices' }));
    // Of what she had seen, for the API to compare.
    const basedOn = { countries: [iran, turkey], elsewhere: 7 };
    const saved = { countries: [iran, { country: 'DE', price: 12 }], elsewhere: null, basedOn };
    await waitFor(() => expect(made.find(({ name }) => name.startsWith('PUT'))?.body).toEqual(saved));
    expect(await screen.findByLabelText('Price: Germany')).toHaveValue('12');
  });

  it('that another window has saved of the same country are shown before they are replaced, and others come in', async () => {
    const [iran, turkey, germany] = [
      { country: 'IR', price: 3 },
      { country: 'TR', price: 5 },
      { country: 'DE', price: 12 },
    ];
    let stored: object = { countries: [iran, turkey], elsewhere: 7 };
    stubHttp({
      'GET /performer/shipping-prices': () => stored,
      'GET /countries/list': () => ({ data: [], total: 0 }),
      'PUT /performer/shipping-prices': ({ body }) => {
        const { basedOn, ...prices } = body as { basedOn: object };
        if (!isSame(basedOn, stored)) throw stubError(409, 'content.changed_meanwhile', 'Changed elsewhere.');
        stored = prices;
        return prices;
      },
    });
    renderStudio(<ShippingPricesCard />);
    const price = (name: string) => screen.findByLabelText(`Price: ${name}`);
    const type = async (name: string, typed: string) => {
      await userEvent.clear(await price(name));
      await userEvent.type(await price(name), typed);
    };
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the prices' }));
    await type('Iran', '4');
    stored = { countries: [{ country: 'IR', price: 9 }, turkey, germany], elsewhere: 7 };
    await save();
    expect(await screen.findByText('Changed elsewhere.')).toBeVisible();
    const theirs = screen.getByRole('note', { name: 'Saved elsewhere meanwhile' });
    expect(theirs).toHaveTextContent(/Price: Iran.*9/);
    expect(theirs).not.toHaveTextContent(/Germany/);
    expect(await price('Iran')).toHaveValue('4');
    expect(await price('Germany')).toHaveValue('12');
    await save();
    await waitFor(() =>
      expect(stored).toEqual({ countries: [{ country: 'IR', price: 4 }, turkey, germany], elsewhere: 7 }),
    );
    // What nobody else has touched is saved without a question.
    await type('Iran', '6');
    stored = { countries: [{ country: 'IR', price: 4 }, germany], elsewhere: 7 };
    await save();
    await waitFor(() => expect(stored).toEqual({ countries: [{ country: 'IR', price: 6 }, germany], elsewhere: 7 }));
    await waitFor(() => expect(screen.queryByLabelText(/Turkey|Türkiye/)).not.toBeInTheDocument());
  });

  it('are gone of a country that was taken out, put in and taken out again', async () => {
    const iran = { country: 'IR', price: 3 };
    const made = stubHttp({
      'GET /performer/shipping-prices': () => ({ countries: [iran], elsewhere: 7 }),
      'GET /countries/list': () => ({
        data: [{ code_2: 'IR', code_3: 'IRN', name: 'Iran', nativeName: 'ایران' }],
        total: 1,
      }),
      'PUT /performer/shipping-prices': ({ body }) => body,
    });
    renderStudio(<ShippingPricesCard />);
    const takeOut = async () => userEvent.click(await screen.findByRole('button', { name: 'Remove: Iran' }));
    await takeOut();
    await userEvent.click(screen.getByRole('combobox', { name: 'Add a country with a price of its own' }));
    await screen.findByRole('option', { name: /^Iran/ });
    await userEvent.keyboard('Ira{ArrowDown}{Enter}');
    expect(await screen.findByLabelText('Price: Iran')).toHaveValue('');
    await takeOut();
    await userEvent.click(screen.getByRole('button', { name: 'Save the prices' }));
    const saved = { countries: [], elsewhere: 7, basedOn: { countries: [iran], elsewhere: 7 } };
    await waitFor(() => expect(made.find(({ name }) => name.startsWith('PUT'))?.body).toEqual(saved));
  });

  it('are found again after the page was left, and may be discarded', async () => {
    stubHttp({
      'GET /performer/shipping-prices': () => ({ countries: [{ country: 'IR', price: 3 }], elsewhere: 7 }),
      'GET /countries': () => [],
    });
    const { unmount } = renderStudio(<ShippingPricesCard />);
    await userEvent.click(await screen.findByLabelText('Send to: All other countries'));
    await userEvent.clear(screen.getByLabelText('Price: Iran'));
    unmount();
    renderStudio(<ShippingPricesCard />);
    expect(await screen.findByLabelText('Send to: All other countries')).not.toBeChecked();
    expect(screen.getByLabelText('Price: Iran')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
    await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
    expect(screen.getByLabelText('Price: Iran')).toHaveValue('3');
    expect(screen.getByLabelText('Price: All other countries')).toHaveValue('7');
  });

  it('say why they cannot be read', async () => {
    stubHttp({
      'GET /performer/shipping-prices': () => {
        throw stubError(500, 'server', 'It did not work.');
      },
    });
    renderStudio(<ShippingPricesCard />);
    expect(await screen.findByText('It did not work.')).toBeInTheDocument();
  });
});

it('what the site has given back of one is told with its words', async () => {
  const refunds = [{ amount: 20, text: 'Half of it goes back', createdAt: '2026-01-06T10:00:00.000Z' }];
  stubHttp({ 'GET /orders/:id': () => order({ status: 'shipped', refunded: 20, refunds }) });
  renderStudio(<SoldOrder orderId="order-1" />);
  const line = (await screen.findByText('Half of it goes back')).closest('li');
  expect(line).toHaveTextContent(/^Given back to the buyer: .?20 tokens/);
});

it('a reported problem is answered, and the words stay where the answer is refused', async () => {
  const reported = {
    reason: 'damaged',
    text: 'It came in two pieces.',
    createdAt: '2026-01-02T00:00:00.000Z',
  } as const;
  const problem = { ...reported, answer: '', answeredAt: null, closedAt: null };
  let isRefused = true;
  const made = stubHttp({
    'GET /orders/:id': () => order({ status: 'delivered', problem }),
    'PUT /orders/:id/problem/answer': () => {
      if (isRefused) throw stubError(503, 'request.unavailable', 'In a moment.');
      return order({ status: 'delivered' });
    },
  });
  renderStudio(<SoldOrder orderId="order-1" />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Answer the buyer' }), 'I send another one.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('In a moment.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Answer the buyer' })).toHaveValue('I send another one.');
  isRefused = false;
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Your answer was sent')).toBeInTheDocument();
  expect(made.findLast(({ name }) => name.endsWith('/answer'))?.body).toEqual({
    ...{ text: 'I send another one.', basedOn: { text: '' } },
  });
});

it('an answer that another window has given meanwhile is shown before it is replaced', async () => {
  let answer = '';
  const problemNow = () => ({
    ...{ reason: 'damaged' as const, text: 'It is in two', createdAt: '2026-01-02T00:00:00.000Z', closedAt: null },
    ...{ answer, answeredAt: null },
  });
  stubHttp({
    'GET /orders/:id': () => order({ status: 'delivered', problem: problemNow() }),
    'PUT /orders/:id/problem/answer': ({ body }) => {
      const { text, basedOn } = body as { text: string; basedOn: { text: string } };
      if (basedOn.text !== answer) throw stubError(409, 'content.changed_meanwhile', 'Changed elsewhere.');
      answer = text;
      return order({ status: 'delivered' });
    },
  });
  renderStudio(<SoldOrder orderId="order-1" />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Answer the buyer' }), 'I send another one.');
  answer = 'I pay it back.';
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Changed elsewhere.')).toBeInTheDocument();
  expect(await screen.findByText(/I pay it back\./)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Answer the buyer' })).toHaveValue('I send another one.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Your answer was sent')).toBeInTheDocument();
  expect(answer).toBe('I send another one.');
});
