import type { Context } from '../../context.ts';
import { PAYING_REFUSALS } from '../ledger/paying-refusals.ts';
import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { runOnce } from '../../shared/run-once.ts';
import { beforeId, toPage } from '../../shared/wire.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { cancelSubscription } from './ending.service.ts';
import { loadParties, presentSubscription } from './subscriptions.presenter.ts';
import { countSubscriptions, findSubscriptions, type SubscriptionSearch } from './subscriptions.repository.ts';
import {
  cancelBody,
  cancelParams,
  ownSubscriptionsQuery,
  subscribeAnswer,
  subscribeBody,
  subscriptionAnswer,
  subscriptionsAnswer,
  subscriptionsQuery,
  type SubscriptionsQuery,
} from './subscriptions.schema.ts';
import { subscribe } from './subscriptions.service.ts';

export const subscriptionsRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/wallet/charges/subscribe/performers',
    {
      config: { access: 'user', idempotency: 'required' },
      schema: {
        operationId: 'subscribeToPerformer',
        errors: [
          'coupon.unusable',
          'price.changed',
          'subscription.already_active',
          'subscription.trial_used',
          'subscription.type_unavailable',
          ...PAYING_REFUSALS,
        ],
        description: 'Subscribes to a performer for a month or a year, or begins the free trial.',
        tags: ['wallet'],
        body: subscribeBody,
        response: { 200: subscribeAnswer },
      },
    },
    async (request) => ({
      data: await runOnce(context, request, (unit) => subscribe(unit, memberOf(request), request.body)),
    }),
  );

  app.post(
    '/payment/:provider/cancel-subscription/:id',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'cancelSubscription',
        description: 'Cancels a subscription, and says why on demand; it runs until the end of what is paid.',
        tags: ['subscriptions'],
        params: cancelParams,
        body: cancelBody,
        response: { 200: subscriptionAnswer },
      },
    },
    async (request) => ({
      data: await context.work((unit) =>
        cancelSubscription(unit, accountOf(request).id, { ...request.params, why: request.body }),
      ),
    }),
  );

  app.get(
    '/subscriptions/user/search',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'listSubscriptions',
        description: "The fan's subscriptions, newest first, by status and performer.",
        tags: ['subscriptions'],
        querystring: ownSubscriptionsQuery,
        response: { 200: subscriptionsAnswer },
      },
    },
    (request) => listSubscriptions(context, { side: 'user_id', accountId: accountOf(request).id }, request.query),
  );

  app.get(
    '/subscriptions/performer/search',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'listSubscribers',
        description: "The performer's subscribers, newest first, by status.",
        tags: ['subscriptions'],
        querystring: subscriptionsQuery,
        response: { 200: subscriptionsAnswer },
      },
    },
    (request) => listSubscriptions(context, { side: 'performer_id', accountId: accountOf(request).id }, request.query),
  );
};

const listSubscriptions = async (
  { db }: Context,
  mine: Pick<SubscriptionSearch, 'side' | 'accountId'>,
  { status, performerId, limit, cursor }: SubscriptionsQuery,
) => {
  const search = { ...mine, status, performerId };
  const [rows, total] = await Promise.all([
    findSubscriptions(db, search, { limit, before: beforeId(cursor) }),
    countSubscriptions(db, search),
  ]);
  const { items, nextCursor } = toPage(rows, limit, (row) => [row.id]);
  const parties = await loadParties(db, items, mine.accountId);
  return { data: { data: items.map((row) => presentSubscription(row, parties)), total, nextCursor } };
};
