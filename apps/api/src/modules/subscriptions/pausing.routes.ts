import { accountOf } from '../../viewing/caller.ts';
import { PAYING_REFUSALS } from '../ledger/paying-refusals.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { runOnce } from '../../shared/run-once.ts';
import { idParams } from '../../shared/wire.ts';
import { pauseSubscription, resumeSubscription } from './pausing.service.ts';
import { pauseBody, resumeBody, subscribeAnswer, subscriptionAnswer } from './subscriptions.schema.ts';

export const pausingRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/subscriptions/:id/pause',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'pauseSubscription',
        errors: ['subscription.cannot_pause'],
        description: 'Has a subscription pause from the end of its period, until a day or until it is resumed.',
        tags: ['subscriptions', 'addition'],
        params: idParams,
        body: pauseBody,
        response: { 200: subscriptionAnswer },
      },
    },
    async (request) => ({
      data: await context.work((unit) =>
        pauseSubscription(unit, accountOf(request).id, { ...request.params, ...request.body }),
      ),
    }),
  );

  app.post(
    '/subscriptions/:id/resume',
    {
      config: { access: 'user', idempotency: 'required' },
      schema: {
        operationId: 'resumeSubscription',
        errors: ['coupon.unusable', 'price.changed', 'subscription.cannot_resume', ...PAYING_REFUSALS],
        description:
          'Takes a pause back that has not begun; one that has begun, and a subscription that waits for payment, is charged for a period that begins now, which a coupon lowers.',
        tags: ['subscriptions', 'addition'],
        params: idParams,
        body: resumeBody,
        response: { 200: subscribeAnswer },
      },
    },
    async (request) => ({
      data: await runOnce(context, request, (unit) =>
        resumeSubscription(unit, accountOf(request).id, { ...request.params, ...request.body }),
      ),
    }),
  );
};
