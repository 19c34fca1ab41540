import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { fromHundredths } from '../../platform/money.ts';
import { endChallenge } from '../../platform/payments/sandbox-charges.ts';
import { deliveryOf } from '../../platform/payments/sandbox-events.ts';
import { handleEvent, receiveWebhook } from '../../modules/payments/inbox.service.ts';
import { requestRefund } from '../../modules/payments/refunds.service.ts';
import { topUp } from '../../modules/payments/top-up.service.ts';
import { createRandom } from '../../seed/random.ts';
import { AppError } from '../../errors/app-error.ts';
import type { TestApi } from '../api.ts';
import { decideDispute } from './disputes-at-bank.ts';
import { Bag } from './webhook-bag.ts';

/** Cards of the sandbox that pay: at once, after the bank has asked, with refunds that end later, or disputed at once. */
const CARDS = [
  ...['4242424242424242', '4000002500003155', '4000000000007726', '4000000000000259'],
  ...['4000000000005126', '4000000000005126'],
];
/** How many events are handled at the same time. */
const AT_ONCE = 6;

interface StormPayment {
  id: string;
  fan: string;
  tokens: bigint;
}

/** Payments whose answers were lost: whether they succeeded only the gateway tells. */
const openPayments = async (api: TestApi, random: Random, count: number): Promise<StormPayment[]> => {
  const working = api.context.gateways.sandbox;
  assert.ok(working);
  const charge: typeof working.charge = async (order) => {
    await working.charge(order);
    throw new Error('the gateway did not answer');
  };
  const context = { ...api.context, gateways: { sandbox: { ...working, charge } } };
  for (let made = 0; made < count; made += 5) {
    const fan = await api.createUser();
    const orders = Array.from({ length: Math.min(5, count - made) }, () => random.int(300, 5000));
    for (const amount of orders) {
      const claim = {
        userId: fan.id,
        key: randomUUID(),
        route: 'POST /payment/wallet/top-up',
        requestHash: Buffer.from('storm'),
      };
      const card = { number: random.pick(CARDS), expMonth: 12, expYear: 2099, cvc: '123' };
      const body = { amount: fromHundredths(BigInt(amount)), card, saveCard: false };
      await topUp(context, { userId: fan.id, addressCountry: null }, { claim, body }).catch(() => undefined);
    }
  }
  const rows = await api.db.selectFrom('payments').select(['id', 'user_id', 'tokens']).orderBy('id').execute();
  return rows.map(({ id, user_id: fan, tokens }) => ({ id, fan, tokens }));
};

type Random = ReturnType<typeof createRandom>;

const deliver = async ({ context }: TestApi, bodies: readonly string[]): Promise<void> => {
  for (const body of bodies) await receiveWebhook(context, 'sandbox', deliveryOf(context.sealer, body));
};

/** Handles what has come, several at a time, as workers do; what fails is tried again by the next call. */
const handle = async ({ context, db }: TestApi): Promise<void> => {
  const waiting = await db.selectFrom('external_events').select('id').where('handled_at', 'is', null).execute();
  for (let from = 0; from < waiting.length; from += AT_ONCE) {
    await Promise.allSettled(waiting.slice(from, from + AT_ONCE).map(({ id }) => handleEvent(context, id)));
  }
};

const shuffled = <T>(list: readonly T[], random: Random): T[] =>
  list
    .map((item) => ({ item, at: random.int(0, 1_000_000) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);

/** Something changes at the gateway, or somebody asks for a refund. */
const change = async (
  api: TestApi,
  payment: StormPayment,
  { random, bag }: { random: Random; bag: Bag },
): Promise<void> => {
  const kind = random.int(0, 9);
  if (kind < 4) {
    const amount = random.int(0, 2) === 0 ? undefined : BigInt(random.int(1, Number(payment.tokens)));
    await api.context
      .work((unit) => requestRefund(api.context, unit, { paymentId: payment.id, reason: 'storm', amount }))
      .catch(expectRefusal);
    if (random.int(0, 1) === 0) await api.runJobs();
  } else if (kind < 5) await bag.endRefunds(api);
  else if (kind < 6) await confirm(api, payment);
  else await decideDispute(api, payment.id, random.pick(['open', 'won', 'lost', 'won']));
};

const expectRefusal = (error: unknown): void => {
  if (!(error instanceof AppError)) throw error;
};

/** The payer answers the bank. */
const confirm = async ({ db }: TestApi, { id }: StormPayment): Promise<void> => {
  const { ref } = await db
    .selectFrom('sandbox_charges')
    .select('ref')
    .where('idempotency_key', '=', id)
    .executeTakeFirstOrThrow();
  await endChallenge(db, ref, true);
};

/**
 * Changes things at the gateway while what it tells of them comes late, often and in any order, so many times. Ends when
 * all of it was heard, and each event more than once.
 */
export const storm = async (
  api: TestApi,
  size: { seed: number; payments: number; deliveries: number },
): Promise<void> => {
  const random = createRandom(size.seed);
  const bag = new Bag();
  const payments = await openPayments(api, random, size.payments);
  let delivered = 0;
  while (delivered < size.deliveries) {
    for (const payment of shuffled(payments, random).slice(0, 5)) await change(api, payment, { random, bag });
    await bag.collect(api);
    // The first few changes may all be of a kind that tells nothing.
    if (bag.events.length === 0) continue;
    const bodies = Array.from({ length: random.int(1, 40) }, () => random.pick(bag.events));
    await deliver(api, bodies);
    delivered += bodies.length;
    await handle(api);
  }
  for (const payment of payments) await confirm(api, payment);
  await endAll(api, bag, random);
};

/** The rest is told, what waits is done, and that again until nothing is left to tell. */
const endAll = async (api: TestApi, bag: Bag, random: Random): Promise<void> => {
  for (let round = 0; round < 4; round += 1) {
    await bag.collect(api);
    await bag.endRefunds(api);
    await deliver(api, shuffled(bag.events, random));
    await handle(api);
    await handle(api);
    await api.runJobs();
  }
};
