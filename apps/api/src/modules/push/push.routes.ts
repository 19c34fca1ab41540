import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { deleteSubscription } from './push.repository.ts';
import { pushKeyAnswer, pushSubscriptionBody, pushUnsubscriptionBody, pushWordsAnswer } from './push.schema.ts';
import { siteKeys, subscribe, wordsOf } from './push.service.ts';

const tags = ['notifications', 'addition'];
/** Browsers ask at each visit. */
const seldom = { rateLimit: { max: 30, timeWindow: '1 minute' } };

export const pushRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/notifications/push/key',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'getPushKey',
        description: "The site's key (VAPID), which browsers subscribe with to be told by push.",
        tags,
        response: { 200: pushKeyAnswer },
      },
    },
    async () => ({ data: { publicKey: (await siteKeys(context.db)).publicKey } }),
  );

  app.post(
    '/notifications/push/subscriptions',
    {
      config: { access: 'any', ...seldom },
      schema: {
        operationId: 'subscribeToPush',
        errors: ['push.endpoint'],
        description:
          'Has a browser told by push, as long as the session lasts. One that was told for another session or account ' +
          'is told for this one from now on.',
        tags,
        body: pushSubscriptionBody,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await subscribe(context, accountOf(request), request.body);
      return ok;
    },
  );

  app.delete(
    '/notifications/push/subscriptions',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'unsubscribeFromPush',
        description: "Has a browser of the caller's told by push no more; one that was not told is none.",
        tags,
        body: pushUnsubscriptionBody,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await deleteSubscription(context.db, accountOf(request).id, request.body.endpoint);
      return ok;
    },
  );

  app.get(
    '/notifications/:id/words',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'getNotificationWords',
        description:
          "What a browser shows of a notice of the caller's own: a push itself carries no words. In the account's " +
          'language.',
        tags,
        params: idParams,
        response: { 200: pushWordsAnswer },
      },
    },
    async (request) => ({ data: await wordsOf(context, memberOf(request), request.params.id) }),
  );
};
