import { requestPayout } from '../../modules/payouts/requesting.service.ts';
import { recordSent } from '../../modules/payouts/payout-outcomes.ts';
import { lockRequest } from '../../modules/payouts/payouts.repository.ts';
import { approvePayout } from '../../modules/payouts/review.service.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { payouts } from '../data/cases.ts';
import { idOf, operatorOf, type Stage, type Step } from './step.ts';

/** One that was approved and sent by the sandbox gateway, and one that waits for an operator. */
export const payoutSteps = (stage: Stage): Step[] =>
  payouts.flatMap(({ performer, tokens: amount, note, asked, ...rest }): Step[] => {
    let id = '';
    const ask: Step['act'] = async (unit, created_at) => {
      const request = await requestPayout(stage.context, unit, idOf(stage, performer), {
        amount,
        methodId: 'stripe',
        note,
        expectedNet: amount,
      });
      id = request.id;
      await unit.db.updateTable('payout_requests').set({ updated_at: created_at }).where('id', '=', id).execute();
    };
    const steps: Step[] = [{ daysAgo: asked, act: ask }];
    if ('sent' in rest) steps.push({ daysAgo: rest.sent, act: (unit, at) => send(stage, unit, { id, at }) });
    return steps;
  });

const send = async ({ world }: Stage, unit: UnitOfWork, { id, at }: { id: string; at: Date }): Promise<void> => {
  const operatorId = await operatorOf(unit);
  const asked = await lockRequest(unit.db, id);
  await approvePayout(unit, { id, operatorId, version: asked?.version ?? 0 });
  const row = await lockRequest(unit.db, id);
  if (!row) throw new Error('an approved payout is there');
  const key = world.newId(at);
  const ref = `sandbox:transfer:${key}`;
  const { provider_ref: account_ref } = await unit.db
    .selectFrom('gateway_accounts')
    .select('provider_ref')
    .where('performer_id', '=', row.performer_id)
    .executeTakeFirstOrThrow();
  await unit.db
    .insertInto('sandbox_transfers')
    .values({
      idempotency_key: key,
      ref,
      account_ref: account_ref ?? '',
      amount: row.net,
      currency: row.currency,
      created_at: at,
    })
    .execute();
  await recordSent(unit, row, { operatorId: null, reference: ref });
  await unit.db
    .updateTable('payout_requests')
    .set({ transfer_id: key, transfer_asked_at: at, transfer_try_at: null, updated_at: at })
    .where('id', '=', id)
    .execute();
};
