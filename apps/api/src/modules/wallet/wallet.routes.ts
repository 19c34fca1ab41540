import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { PAYING_REFUSALS } from '../ledger/paying-refusals.ts';
import { runOnce, runTwoStepsOnce } from '../../shared/run-once.ts';
import { idParams } from '../../shared/wire.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { STREAM_LOCKS } from '../../viewing/stream-audience.ts';
import { buyItem } from './purchases.service.ts';
import { tip, tipStream } from './tips.service.ts';
import { chargeAnswer, purchaseBody, streamTipBody, tipBody } from './wallet.schema.ts';

const charging = { access: 'user', idempotency: 'required' } as const;

/** The items that are bought by id; products are bought through the module `orders`. */
const purchases = [
  {
    type: 'feed',
    operationId: 'buyFeedPost',
    errors: [
      'wallet.already_open',
      'wallet.already_purchased',
      'wallet.closed',
      'wallet.insufficient_balance',
      'wallet.suspended',
    ],
    description: 'Buys access to a post.',
  },
  {
    type: 'gallery',
    operationId: 'buyGallery',
    errors: [
      'wallet.already_purchased',
      'wallet.closed',
      'wallet.insufficient_balance',
      'wallet.suspended',
      'wallet.not_for_sale',
    ],
    description: 'Buys access to a gallery.',
  },
  { type: 'video', operationId: 'buyVideo', description: 'Buys access to a video.' },
] as const;

export const walletRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/wallet/charges/tip/:id',
    {
      config: charging,
      schema: {
        operationId: 'tipPerformer',
        errors: ['wallet.amount_out_of_bounds', ...PAYING_REFUSALS],
        description: 'Tips a performer, and names what the tip is for.',
        tags: ['wallet'],
        params: idParams,
        body: tipBody,
        response: { 200: chargeAnswer },
      },
    },
    async (request) => {
      const order = { ...request.body, performerId: request.params.id };
      return { data: await runTwoStepsOnce(context, request, tip(memberOf(request), order)) };
    },
  );

  app.post(
    '/wallet/charges/stream/:id',
    {
      config: charging,
      schema: {
        operationId: 'tipStream',
        errors: [...STREAM_LOCKS, 'wallet.amount_out_of_bounds', ...PAYING_REFUSALS],
        description: 'Tips during a stream; everybody who watches is told.',
        tags: ['wallet'],
        params: idParams,
        body: streamTipBody,
        response: { 200: chargeAnswer },
      },
    },
    async (request) => {
      const order = { ...request.body, streamId: request.params.id };
      return { data: await runOnce(context, request, (unit) => tipStream(unit, memberOf(request), order)) };
    },
  );

  for (const { type, ...about } of purchases) {
    app.post(
      `/wallet/charges/${type}/:id`,
      {
        config: charging,
        schema: {
          ...about,
          errors: [
            ...('errors' in about ? about.errors : []),
            'coupon.unusable',
            'price.changed',
            'wallet.cap_reached',
          ],
          tags: ['wallet'],
          params: idParams,
          body: purchaseBody,
          response: { 200: chargeAnswer },
        },
      },
      async (request) => {
        const item = { type, id: request.params.id, ...request.body };
        return { data: await runTwoStepsOnce(context, request, buyItem(memberOf(request), item)) };
      },
    );
  }
};
