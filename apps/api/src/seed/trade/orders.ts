import { createCoupon } from '../../modules/coupons/coupons.service.ts';
import { cancelBoughtOrder, reportProblem } from '../../modules/orders/buyers.service.ts';
import type { updateOrder } from '../../modules/orders/orders.repository.ts';
import { placeOrder } from '../../modules/orders/placing.service.ts';
import { updateSoldOrder } from '../../modules/orders/selling.service.ts';
import type { OrderUpdate } from '../../modules/orders/orders.schema.ts';
import { fromHundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { COUPON, orders, type DemoOrder } from '../data/orders.ts';
import { idOf, memberOf, type Stage, type Step } from './step.ts';

/** The steps of every order: it is placed, prepared, sent and delivered, or ends otherwise. */
export const orderSteps = (stage: Stage): Step[] => [
  {
    daysAgo: COUPON.daysAgo,
    act: async ({ db }) => {
      const { code, percent, maxUses } = COUPON;
      const terms = { percent, amount: null, maxUses, maxPerFan: 1, startsAt: null, endsAt: null };
      await createCoupon(db, idOf(stage, COUPON.performer), { code, purposes: ['product', 'item'], ...terms });
    },
  },
  ...orders.flatMap((order) => stepsOf(stage, order)),
];

const stepsOf = (stage: Stage, demo: DemoOrder): Step[] => {
  const { placed, begun, sent, delivered, problem, cancelled } = demo;
  let id = '';
  const sell = (daysAgo: number, column: string, update: Omit<OrderUpdate, 'version' | 'reason'>): Step => ({
    daysAgo,
    act: async (unit, at) => {
      const { version } = await findOrder(unit, id);
      await updateSoldOrder(unit, idOf(stage, demo.performer), { id, version, reason: '', ...update });
      await date(unit, id, { [column]: at });
    },
  });
  return [
    { daysAgo: placed, act: async (unit) => void (id = await place(stage, unit, demo)) },
    ...(begun === undefined ? [] : [sell(begun, 'processing_at', { status: 'processing' })]),
    ...(sent === undefined ? [] : [sell(sent, 'shipped_at', { status: 'shipped', ...demo.tracking })]),
    ...(delivered === undefined ? [] : [sell(delivered, 'delivered_at', { status: 'delivered' })]),
    ...(problem ? [report(stage, demo, () => id)] : []),
    ...(cancelled ? [cancel(stage, demo, () => id)] : []),
  ];
};

const place = async (stage: Stage, unit: UnitOfWork, demo: DemoOrder): Promise<string> => {
  const product = await unit.db
    .selectFrom('products')
    .select(['id', 'price'])
    .where('title', '=', demo.title)
    .executeTakeFirstOrThrow();
  const addressId = await addressOf(stage, unit, demo);
  const { orderId } = await placeOrder(unit, memberOf(stage, demo.buyer), {
    ...{ productId: product.id, addressId, quantity: 1, expectedPrice: fromHundredths(demo.total) },
    ...(demo.hasCoupon && { coupon: COUPON.code }),
  });
  if (!orderId) throw new Error('an order has an id');
  return orderId;
};

/** The buyer's address, which the first order writes down. */
const addressOf = async ({ world, people }: Stage, { db }: UnitOfWork, demo: DemoOrder): Promise<string> => {
  const user_id = people.find(demo.buyer).id;
  const known = await db.selectFrom('addresses').select('id').where('user_id', '=', user_id).executeTakeFirst();
  if (known) return known.id;
  const at = world.daysAgo(demo.placed);
  const id = world.newId(at);
  const address = { ...demo.address, id, user_id, country: 'IR', is_default: true, created_at: at };
  await db.insertInto('addresses').values(address).execute();
  return id;
};

const report = (stage: Stage, { buyer, problem }: DemoOrder, id: () => string): Step => ({
  daysAgo: problem?.daysAgo ?? 0,
  act: async (unit, at) => {
    await reportProblem(unit, idOf(stage, buyer), { id: id(), reason: 'damaged', text: problem?.text ?? '' });
    await date(unit, id(), { problem_at: at });
  },
});

const cancel = (stage: Stage, { buyer, cancelled }: DemoOrder, id: () => string): Step => ({
  daysAgo: cancelled?.daysAgo ?? 0,
  act: async (unit, at) => {
    await cancelBoughtOrder(unit, idOf(stage, buyer), { id: id(), reason: cancelled?.reason ?? '' });
    await date(unit, id(), { refunded_at: at });
  },
});

const findOrder = ({ db }: UnitOfWork, id: string) =>
  db.selectFrom('orders').select('version').where('id', '=', id).executeTakeFirstOrThrow();

const date = async ({ db }: UnitOfWork, id: string, times: Parameters<typeof updateOrder>[2]): Promise<void> => {
  await db.updateTable('orders').set(times).where('id', '=', id).execute();
};
