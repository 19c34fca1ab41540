import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { actOnChain } from '../../platform/payments/crypto/sandbox-chain.ts';
import { fromHundredths } from '../../platform/money.ts';
import { decideMismatch } from '../../modules/crypto/mismatch-decisions.service.ts';
import { pollInvoice } from '../../modules/crypto/invoice-polling.service.ts';
import { openInvoice } from '../../modules/crypto/open-invoice.service.ts';
import { at } from './arithmetic.ts';
import { answerOf, command, type Command } from './command.ts';
import * as reference from './reference-coins.ts';
import { pick, taxOf } from './reference-payments.ts';
import { FANS, TAXED } from './terms.ts';
import type { World } from './world.ts';

interface Wanted {
  fan: number;
  price: bigint;
  sent: reference.Sent;
}

/** Opens an invoice, sends coins to it, and has the blocks mined that confirm them. */
const payReally = async (world: World, { fan, price, sent }: Wanted): Promise<void> => {
  const { context, db } = world.api;
  const userId = at(world.fans, fan).id;
  const buyer = { userId, addressCountry: fan === TAXED.fan ? TAXED.country : null };
  const claim = { userId, key: randomUUID(), route: 'POST /crypt/invoices', requestHash: Buffer.from('model') };
  const expectedPrice = fromHundredths(price + taxOf(fan, price));
  const order = { amount: fromHundredths(price), expectedPrice, currency: 'USD' };
  const { payment_id: paymentId, gateway_ref: ref } = await openInvoice(context, buyer, { claim, order });
  if (ref === null) throw new Error('the sandbox has not answered');
  const amount = reference.sentOf(reference.dueOf(fan, price), sent);
  if (sent === 'late') await actOnChain(db, ref, { act: 'expire' });
  await actOnChain(db, ref, { act: 'send', amount });
  if (sent === 'under') await actOnChain(db, ref, { act: 'expire' });
  for (let block = 0; block < 2; block += 1) await actOnChain(db, ref, { act: 'mine' });
  await pollInvoice(context, paymentId);
  if (sent === 'exact') world.payments.push(paymentId);
  else world.odd.push(paymentId);
};

export const coinCommand = (wanted: Wanted): Command =>
  command(`fan ${wanted.fan} pays ${wanted.price} with coins (${wanted.sent})`, async (ref, world) => {
    const expected = reference.payWithCoins(ref, wanted.fan, wanted.price, wanted.sent);
    return { expected, found: await answerOf(payReally(world, wanted)) };
  });

export const decideCommand = (index: number, isCredited: boolean): Command =>
  command(
    `what came of odd payment ${index} is ${isCredited ? 'credited' : 'sent back'}`,
    async (ref, world) => {
      const expected = reference.decide(ref, pick(ref.odd, index), isCredited);
      const paymentId = pick(world.odd, index);
      const decision = { paymentId, decision: isCredited ? 'credited' : 'refunded', note: 'decided' } as const;
      const { id } = at(world.operators, 0);
      const found = await answerOf(world.api.context.work((unit) => decideMismatch(unit, id, decision)));
      if (found.status === 200 && isCredited) world.payments.push(paymentId);
      return { expected, found: { ...found, body: { code: found.body.code ?? '' } } };
    },
    ({ odd }) => odd.length > 0,
  );

const wanted = fc.record({
  fan: fc.nat(FANS - 1),
  price: fc.bigInt(300n, 6000n),
  sent: fc.constantFrom('exact' as const, 'under' as const, 'over' as const, 'late' as const),
});

export const coinCommands: Array<fc.Arbitrary<Command>> = [
  wanted.map(coinCommand),
  fc.tuple(fc.nat(5), fc.boolean()).map((args) => decideCommand(...args)),
];
