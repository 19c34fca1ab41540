import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { runOnce } from '../../shared/run-once.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import {
  gatewayEventsAnswer,
  gatewayEventsQuery,
  managedPaymentsAnswer,
  managedPaymentsQuery,
  managedPaymentViewAnswer,
  refundPaymentBody,
  refundPreviewAnswer,
  refundPreviewQuery,
} from './payments.schema.ts';
import {
  listGatewayEvents,
  listManagedPayments,
  previewRefund,
  refundPayment,
  viewManagedPayment,
} from './payments.service.ts';

const tags = ['operator', 'addition'];
const config = { access: 'operator' } as const;
const REFUSED = [
  'payment.coins_by_hand',
  'payment.disputed',
  'payment.gateway_gone',
  'payment.not_refundable',
  'wallet.insufficient_balance',
];

/** Payments, the gateways' events about them, and refunds. */
export const paymentsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/operator/payments',
    {
      config,
      schema: {
        operationId: 'searchManagedPayments',
        description: 'Payments by card, newest first, by state, person, number, gateway’s name and time.',
        tags,
        querystring: managedPaymentsQuery,
        response: { 200: managedPaymentsAnswer },
      },
    },
    async ({ query }) => ({ data: await listManagedPayments(context, query) }),
  );

  app.get(
    '/operator/payment-events',
    {
      config,
      schema: {
        operationId: 'searchGatewayEvents',
        description: 'What gateways told, newest first, by state, number or subject, and time.',
        tags,
        querystring: gatewayEventsQuery,
        response: { 200: gatewayEventsAnswer },
      },
    },
    async ({ query }) => ({ data: await listGatewayEvents(context, query) }),
  );

  app.get(
    '/operator/payments/:id',
    {
      config,
      schema: {
        operationId: 'getManagedPayment',
        description: 'A payment with its tries, what the gateway told of it, its refunds, disputes and movements.',
        tags,
        params: idParams,
        response: { 200: managedPaymentViewAnswer },
      },
    },
    async ({ params }) => ({ data: await viewManagedPayment(context, params.id) }),
  );

  app.get(
    '/operator/payments/:id/refund-preview',
    {
      config,
      schema: {
        operationId: 'previewPaymentRefund',
        errors: REFUSED,
        description:
          'Who would bear what if so much of a payment were given back; all that is left unless said. Where its tokens are spent, the refusal names the most that can be given back, as the maximum of `amount`.',
        tags,
        params: idParams,
        querystring: refundPreviewQuery,
        response: { 200: refundPreviewAnswer },
      },
    },
    async ({ params, query }) => ({ data: await previewRefund(context, { paymentId: params.id, ...query }) }),
  );

  app.post(
    '/operator/payments/:id/refund',
    {
      config: { ...config, idempotency: 'required' },
      schema: {
        operationId: 'refundManagedPayment',
        errors: REFUSED,
        description:
          'Takes tokens back from the payer and gives the money for them back to the card. Coins are sent back by hand before, and it is recorded here.',
        tags,
        params: idParams,
        body: refundPaymentBody,
        response: { 200: okSchema },
      },
    },
    (request) =>
      runOnce(context, request, async (unit) => {
        const order = { paymentId: request.params.id, operatorId: accountOf(request).id, ...request.body };
        await refundPayment(context, unit, order);
        return ok;
      }),
  );
};
