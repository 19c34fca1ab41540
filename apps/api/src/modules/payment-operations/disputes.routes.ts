import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import {
  acceptDisputeBody,
  answerDisputeBody,
  disputesAnswer,
  disputesQuery,
  disputeViewAnswer,
  evidenceAnswer,
  evidenceQuery,
  openWalletBody,
} from './disputes.schema.ts';
import {
  acceptManagedDispute,
  answerManagedDispute,
  listManagedDisputes,
  viewManagedDispute,
} from './disputes.service.ts';
import { openClosedWallet } from './wallet-opening.service.ts';
import { gatherEvidence } from './evidence.service.ts';

const tags = ['operator', 'addition'];
const config = { access: 'operator' } as const;

/** The disputes of payments, and operators' answers to them. */
export const disputesRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/operator/disputes',
    {
      config,
      schema: {
        operationId: 'listManagedDisputes',
        description: 'Disputes, newest first, in one state or in any.',
        tags,
        querystring: disputesQuery,
        response: { 200: disputesAnswer },
      },
    },
    async ({ query }) => ({ data: await listManagedDisputes(context, query) }),
  );

  app.get(
    '/operator/disputes/:id',
    {
      config,
      schema: {
        operationId: 'getManagedDispute',
        description: 'A dispute: how it stands, until when it is to be answered, and what it was answered with.',
        tags,
        params: idParams,
        response: { 200: disputeViewAnswer },
      },
    },
    async ({ params }) => ({ data: await viewManagedDispute(context, params.id) }),
  );

  app.get(
    '/operator/disputes/:id/evidence',
    {
      config,
      schema: {
        operationId: 'gatherDisputeEvidence',
        description:
          'What speaks for the site, in the language that is asked for or that of the site, of what is kept: receipt, account, what the tokens were spent on as it was when sold, what was opened, and messages.',
        tags,
        params: idParams,
        querystring: evidenceQuery,
        response: { 200: evidenceAnswer },
      },
    },
    async ({ params, query }) => {
      const asked = { disputeId: params.id, language: query.language };
      return { data: { text: await gatherEvidence(context.db, asked) } };
    },
  );

  app.post(
    '/operator/disputes/:id/answer',
    {
      config,
      schema: {
        operationId: 'answerManagedDispute',
        errors: ['payment.dispute_over', 'payment.dispute_changed', 'payment.gateway_gone'],
        description: 'Sends evidence to the gateway, for the bank. It may be sent again.',
        tags,
        params: idParams,
        body: answerDisputeBody,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      const { params, body } = request;
      await answerManagedDispute(context, { ...body, id: params.id, operatorId: accountOf(request).id });
      return ok;
    },
  );

  app.post(
    '/operator/disputes/:id/accept',
    {
      config,
      schema: {
        operationId: 'acceptManagedDispute',
        errors: ['payment.dispute_over', 'payment.dispute_changed', 'payment.gateway_gone'],
        description: 'Lets a dispute be lost, for good.',
        tags,
        params: idParams,
        body: acceptDisputeBody,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      const { params, body } = request;
      await acceptManagedDispute(context, { ...body, id: params.id, operatorId: accountOf(request).id });
      return ok;
    },
  );

  app.post(
    '/operator/disputes/:id/open-wallet',
    {
      config,
      schema: {
        operationId: 'openClosedWallet',
        errors: ['payment.wallet_not_closed'],
        description: "Opens the payer's wallet for payments again, which lost disputes have closed.",
        tags,
        params: idParams,
        body: openWalletBody,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      const opening = { ...request.body, disputeId: request.params.id, operatorId: accountOf(request).id };
      await context.work((unit) => openClosedWallet(unit, opening));
      return ok;
    },
  );
};
