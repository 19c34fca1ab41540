import type { Context } from '../../context.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { People } from '../build/people.ts';
import type { World } from '../world.ts';
import { giftStep, refundSteps } from './cases.ts';
import { disputeSteps } from './disputes.ts';
import { orderSteps } from './orders.ts';
import { payoutSteps } from './payouts.ts';
import { takeSteps } from './step.ts';

/** Orders, a coupon, a gift, refund requests, disputes and payouts of the last weeks. */
export const writeTrade = async (
  context: Pick<Context, 'gateways'>,
  unit: UnitOfWork,
  { world, people }: { world: World; people: People },
): Promise<void> => {
  const stage = { context, world, people };
  await takeSteps(unit, world, [
    ...orderSteps(stage),
    giftStep(stage),
    ...refundSteps(stage),
    ...disputeSteps(stage),
    ...payoutSteps(stage),
  ]);
};
