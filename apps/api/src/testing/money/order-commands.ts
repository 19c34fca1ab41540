import fc from 'fast-check';
import { fromHundredths } from '../../platform/money.ts';
import { command, type Answer, type Command } from './command.ts';
import { codeOf, coupon, fan } from './fan-commands.ts';
import { at } from './arithmetic.ts';
import type { ModelOrder, Reference, Refusal } from './reference.ts';
import * as orders from './reference-orders.ts';
import { pick } from './reference-payments.ts';
import type { World } from './world.ts';

export const orderCommand = (ordered: orders.Ordered): Command =>
  command(`fan ${ordered.fan} orders ${ordered.quantity} (coupon ${ordered.coupon})`, async (ref, world) => {
    const { fan, quantity, coupon } = ordered;
    const expected = orders.placeOrder(ref, ordered);
    const expectedPrice = fromHundredths(orders.priceOfOrder(ordered).charge);
    const body = { addressId: at(world.homes, fan), quantity, expectedPrice, ...codeOf(world, coupon) };
    const buyer = world.api.as(at(world.fans, fan));
    const found: Answer = await buyer.pay(`/wallet/charges/product/${world.productId}`, body);
    if (found.status === 200) world.orders.push((found.body.data as { orderId: string }).orderId);
    return { expected, found };
  });

type OrderCall = (world: World, order: { id: string; buyer: number }) => Promise<Answer>;

const ofOrder = (
  name: string,
  index: number,
  expect: (ref: Reference, order: ModelOrder) => Refusal,
  call: OrderCall,
) =>
  command(
    `order ${index} ${name}`,
    async (ref, world) => {
      const order = pick(ref.orders, index);
      const expected = expect(ref, order);
      return { expected, found: await call(world, { id: pick(world.orders, index), buyer: order.fan }) };
    },
    (ref) => ref.orders.length > 0,
  );

/** The seller's step, from the order as it is now. */
const step =
  (body: object): OrderCall =>
  async ({ api, performers }, { id }) => {
    const seller = api.as(at(performers, 0));
    const { version } = (await seller.get(`/orders/${id}`)).body.data;
    return seller.put(`/orders/${id}/update`, { version, ...body });
  };

const asBuyer =
  (path: string, bodyOf: (world: World, buyer: number) => object): OrderCall =>
  (world, { id, buyer }) => {
    const body = bodyOf(world, buyer);
    const as = world.api.as(at(world.fans, buyer));
    return as.put(`/orders/${id}/${path}`, body);
  };

const steps = {
  process: (index: number) =>
    ofOrder('is begun', index, (_, order) => orders.process(order), step({ status: 'processing' })),
  ship: (index: number) => ofOrder('is shipped', index, orders.ship, step({ status: 'shipped' })),
  refuse: (index: number) =>
    ofOrder(
      'is refused',
      index,
      (ref, order) => orders.cancelOrder(ref, order, 'seller'),
      step({ status: 'cancelled' }),
    ),
  cancel: (index: number) =>
    ofOrder(
      'is cancelled',
      index,
      (ref, order) => orders.cancelOrder(ref, order, 'buyer'),
      asBuyer('cancel', () => ({})),
    ),
  readdress: (index: number) =>
    ofOrder(
      'goes elsewhere',
      index,
      orders.readdress,
      asBuyer('update/delivery-address', ({ nearer }, buyer) => ({ addressId: at(nearer, buyer) })),
    ),
};

const ofIndex = (make: (index: number) => Command) => fc.nat(5).map(make);

export const orderCommands: Array<fc.Arbitrary<Command>> = [
  fc.record({ fan, coupon, quantity: fc.integer({ min: 1, max: 2 }) }).map(orderCommand),
  ...Object.values(steps).map(ofIndex),
  ofIndex(steps.ship),
];
