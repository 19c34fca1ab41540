import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { runOnce } from '../../shared/run-once.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import type { Decision } from '../payouts/payout-actions.ts';
import {
  approveBody,
  destinationAnswer,
  failBody,
  managedPayoutsAnswer,
  managedPayoutsQuery,
  managedPayoutViewAnswer,
  paidBody,
  refuseBody,
  retryBody,
} from '../payouts/review.schema.ts';
import { approvePayout, refusePayout } from '../payouts/review.service.ts';
import { retryTransfer } from '../payouts/retry-transfer.ts';
import { listManagedPayouts, openDestination, viewManagedPayout } from '../payouts/reviewing.service.ts';
import { failPayout, markPaid, markReturned } from '../payouts/payout-outcomes.ts';
import { operatorTags as tags } from './operator-tags.ts';

const LEAVING = ['payout.held', 'payout.suspended', 'payout.debt'];
const SEEN = ['payout.stale', 'payout.wrong_state'];

/** The operator's actions on a payout request; each is idempotent by its key and needs the operator's proof. */
const ACTS = [
  {
    path: 'approve',
    operationId: 'approvePayout',
    act: approvePayout,
    body: approveBody,
    errors: [...SEEN, ...LEAVING, 'payout.second_operator'],
    description:
      'Approves a payout. Above the setting `payoutFourEyesAmount` it takes another operator as well. One to an account at the gateway is sent by itself then.',
  },
  {
    path: 'refuse',
    operationId: 'refusePayout',
    act: refusePayout,
    body: refuseBody,
    errors: SEEN,
    description: 'Refuses a payout that is not sent, with the reason that its performer is told. It is earned again.',
  },
  {
    path: 'failed',
    operationId: 'failPayout',
    act: failPayout,
    body: failBody,
    errors: SEEN,
    description:
      'Notes that a payout could not be sent. It stays approved, and may be tried again or refused; a gateway does not send it by itself any more.',
  },
  {
    path: 'retry',
    operationId: 'retryPayout',
    act: retryTransfer,
    body: retryBody,
    errors: [...SEEN, ...LEAVING],
    description: 'Lets the gateway send an approved payout again that it has given up, or that was noted as failed.',
  },
  {
    path: 'paid',
    operationId: 'markPayoutPaid',
    act: markPaid,
    body: paidBody,
    errors: SEEN,
    description:
      'Notes that an approved payout was sent, by the name that the bank or gateway has for it, also where a debt or a suspension has come up since.',
  },
  {
    path: 'returned',
    operationId: 'markPayoutReturned',
    act: markReturned,
    body: refuseBody,
    errors: SEEN,
    description: 'Notes that a payout came back, with the reason. It is earned again, the fee with it.',
  },
] as const;

type Act = (unit: UnitOfWork, decision: Decision, context: Context) => Promise<void>;

export const managedPayoutsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/operator/payouts',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'listManagedPayouts',
        description: 'Payout requests in one state, those that wait the longest first.',
        tags,
        querystring: managedPayoutsQuery,
        response: { 200: managedPayoutsAnswer },
      },
    },
    async (request) => ({ data: await listManagedPayouts(context, request.query) }),
  );

  app.get(
    '/operator/payouts/:id',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'getManagedPayout',
        description: 'One payout request, what happened to it, who holds it, and what speaks against paying it.',
        tags,
        params: idParams,
        response: { 200: managedPayoutViewAnswer },
      },
    },
    async (request) => ({ data: await viewManagedPayout(context, request.params.id) }),
  );

  // A POST, because viewing bank details is written to the audit log.
  app.post(
    '/operator/payouts/:id/destination',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'openPayoutDestination',
        description: 'Where a payout goes, unmasked. That it was looked at is written into the audit log.',
        tags,
        params: idParams,
        response: { 200: destinationAnswer },
      },
    },
    async (request) => ({ data: await openDestination(context, request.params.id, accountOf(request).id) }),
  );

  const decide = (request: FastifyRequest, act: Act) => {
    const { id } = request.params as { id: string };
    const decision = {
      ...(request.body as Omit<Decision, 'id' | 'operatorId'>),
      id,
      operatorId: accountOf(request).id,
    };
    return runOnce(context, request, async (unit) => {
      await act(unit, decision, context);
      return ok;
    });
  };

  for (const { path, act, operationId, body, errors, description } of ACTS) {
    app.post(
      `/operator/payouts/:id/${path}`,
      {
        config: { access: 'operator', idempotency: 'required' },
        schema: { operationId, errors, description, tags, params: idParams, body, response: { 200: okSchema } },
      },
      (request) => decide(request, act),
    );
  }
};
