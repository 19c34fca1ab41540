import fc from 'fast-check';
import { fromHundredths } from '../../platform/money.ts';
import type { TestAccount } from '../accounts.ts';
import { command, type Answer, type Command } from './command.ts';
import { at, most } from './arithmetic.ts';
import type { ModelPayout, Reference, Refusal } from './reference.ts';
import { pick } from './reference-payments.ts';
import * as payouts from './reference-payouts.ts';
import { PERFORMERS, TERMS } from './terms.ts';
import type { World } from './world.ts';

/** An amount with what would be sent of it, as it was shown; a token is worth one of the currency. */
const askedFor = (amount: bigint) => ({
  amount: fromHundredths(amount),
  expectedNet: fromHundredths(most(amount - TERMS.payoutFee, 1n)),
});

export const payoutCommand = (performer: number, amount: bigint): Command =>
  command(`performer ${performer} asks for ${amount}`, async (ref, world) => {
    const expected = payouts.requestPayout(ref, performer, amount);
    const body = { ...askedFor(amount), methodId: 'bank' };
    const found: Answer = await world.api.as(at(world.performers, performer)).pay('/payout-requests', body);
    if (found.status === 200) world.payouts.push((found.body.data as { _id: string })._id);
    return { expected, found };
  });

type PayoutCall = (world: World, payout: { id: string; performer: TestAccount }) => Promise<Answer>;

const ofPayout = (
  name: string,
  index: number,
  expect: (ref: Reference, payout: ModelPayout) => Refusal,
  call: PayoutCall,
) =>
  command(
    `payout ${index} ${name}`,
    async (ref, world) => {
      const payout = pick(ref.payouts, index);
      const performer = at(world.performers, payout.performer);
      const expected = expect(ref, payout);
      return { expected, found: await call(world, { id: pick(world.payouts, index), performer }) };
    },
    (ref) => ref.payouts.length > 0,
  );

const change =
  (body: object): PayoutCall =>
  ({ api }, { id, performer }) =>
    api.as(performer).put(`/payout-requests/${id}`, body);

/** An operator's act with a request, in the version that it has now. */
const act =
  (path: string, { by = 0, ...values }: { by?: number; text?: string; reference?: string } = {}): PayoutCall =>
  async ({ api, operators }, { id }) => {
    const operator = api.as(at(operators, by));
    const { version } = (await operator.get(`/operator/payouts/${id}`)).body.data.request;
    return operator.pay(`/operator/payouts/${id}/${path}`, { version, ...values });
  };

const steps = {
  change: (index: number, amount: bigint) =>
    ofPayout(
      `is changed to ${amount}`,
      index,
      (ref, payout) => payouts.changePayout(ref, payout, amount),
      change(askedFor(amount)),
    ),
  withdraw: (index: number) => ofPayout('is withdrawn', index, payouts.withdrawPayout, change({ withdrawn: true })),
  approve: (index: number, by: number) =>
    ofPayout(
      `is approved by ${by}`,
      index,
      (ref, payout) => payouts.approvePayout(ref, payout, by),
      act('approve', { by }),
    ),
  refuse: (index: number) => ofPayout('is refused', index, payouts.refusePayout, act('refuse', { text: 'no' })),
  pay: (index: number) => ofPayout('is paid', index, payouts.payPayout, act('paid', { reference: 'SEPA' })),
  return: (index: number) => ofPayout('comes back', index, payouts.returnPayout, act('returned', { text: 'closed' })),
};

const index = fc.nat(5);
const amount = fc.oneof(fc.bigInt(400n, 1500n), fc.bigInt(400n, 6000n));
const asking = fc.tuple(fc.nat(PERFORMERS - 1), amount).map((args) => payoutCommand(...args));
const ofIndex = (make: (index: number) => Command) => index.map(make);

export const payoutCommands: Array<fc.Arbitrary<Command>> = [
  ...[asking, asking],
  fc.tuple(index, amount).map((args) => steps.change(...args)),
  ...[steps.withdraw, steps.refuse, steps.pay, steps.pay, steps.return].map(ofIndex),
  fc.tuple(index, fc.nat(1)).map((args) => steps.approve(...args)),
];
