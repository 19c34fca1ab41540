import { readSettings } from '../../modules/settings/settings.service.ts';
import { payPerformer, topUpWallet, type PerformerPayment } from '../../modules/ledger/movements.ts';
import type { Row } from '../rows.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Movement, Plan, PlannedSubscription } from '../plan/movements.ts';
import type { World } from '../world.ts';
import { insertAll } from './insert-all.ts';
import { writeCards } from './write-cards.ts';

/** Posts every movement to the ledger at its own time, oldest first, and writes the related rows. */
export const writeMoney = async (unit: UnitOfWork, world: World, plan: Plan): Promise<void> => {
  const { currency, siteName } = await readSettings(unit.db);
  const payments: Row<'payments'>[] = [];
  const purchases: Row<'purchases'>[] = [];
  for (const movement of plan.movements) {
    const transactionId = await postMovement(unit, movement);
    if (movement.kind === 'top-up') payments.push(paymentRow(world, movement, currency, transactionId));
    if (movement.kind === 'purchase') purchases.push(purchaseRow(movement, transactionId));
  }
  await writeCards(unit.db, world, payments);
  await insertAll(unit.db, 'payments', payments);
  await writeReceipts(unit, payments, siteName);
  await insertAll(unit.db, 'purchases', purchases);
  await insertAll(unit.db, 'subscriptions', plan.subscriptions.map(subscriptionRow));
};

/** Numbered by year, in the order in which they were paid. */
const writeReceipts = async (unit: UnitOfWork, payments: readonly Row<'payments'>[], seller: string): Promise<void> => {
  const years = new Map<number, number>();
  const names = new Map(
    (await unit.db.selectFrom('users').select(['id', 'name']).execute()).map((row) => [row.id, row.name]),
  );
  const receipts = payments.map(({ id, user_id, created_at }): Row<'receipts'> => {
    const issuedAt = new Date(created_at ?? 0);
    const year = issuedAt.getUTCFullYear();
    const number = (years.get(year) ?? 0) + 1;
    years.set(year, number);
    return { payment_id: id, year, number, seller, buyer: names.get(user_id) ?? '', issued_at: issuedAt };
  });
  await insertAll(unit.db, 'receipts', receipts);
  await insertAll(
    unit.db,
    'receipt_years',
    [...years].map(([year, last]) => ({ year, last })),
  );
};

const postMovement = async (unit: UnitOfWork, movement: Movement): Promise<string> => {
  const { fan, amount, at } = movement;
  if (movement.kind === 'top-up') {
    const { id } = await topUpWallet(unit, { userId: fan.id, tokens: amount, paidTokens: amount, createdAt: at });
    return id;
  }
  const { id } = await payPerformer(unit, {
    kind: movement.kind,
    userId: fan.id,
    performerId: movement.performer.id,
    amount,
    item: paidFor(movement),
    createdAt: at,
  });
  return id;
};

const paidFor = (movement: Exclude<Movement, { kind: 'top-up' }>): PerformerPayment['item'] => {
  if (movement.kind === 'tip') return movement.source;
  if (movement.kind === 'purchase') return { type: movement.item.type, id: movement.item.id };
  return { type: 'subscription', id: movement.subscriptionId };
};

/** A token costs 1.00, so the price in hundredths is the tokens in hundredths. */
const paymentRow = (
  world: World,
  { fan, amount, at }: Extract<Movement, { kind: 'top-up' }>,
  currency: string,
  transactionId: string,
): Row<'payments'> => {
  const id = world.newId(at);
  return {
    id,
    user_id: fan.id,
    provider: 'sandbox',
    provider_ref: `demo_${id}`,
    purpose: 'top-up',
    amount,
    currency,
    tokens: amount,
    paid_tokens: amount,
    status: 'succeeded',
    transaction_id: transactionId,
    created_at: at,
    updated_at: at,
  };
};

const purchaseRow = (
  { fan, performer, item, amount, at }: Extract<Movement, { kind: 'purchase' }>,
  transactionId: string,
): Row<'purchases'> => ({
  user_id: fan.id,
  item_type: item.type,
  item_id: item.id,
  performer_id: performer.id,
  price: amount,
  transaction_id: transactionId,
  created_at: at,
});

const subscriptionRow = (it: PlannedSubscription): Row<'subscriptions'> => ({
  id: it.id,
  user_id: it.fan.id,
  performer_id: it.performer.id,
  type: it.type,
  status: it.cancelledAt ? 'cancelled' : 'active',
  price: it.price,
  started_at: it.startedAt,
  current_period_end: it.endsAt,
  period_day: it.startedAt.getUTCDate(),
  cancelled_at: it.cancelledAt,
});
