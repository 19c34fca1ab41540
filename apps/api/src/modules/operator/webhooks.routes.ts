import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { ok, okSchema } from '../../shared/wire.ts';
import {
  changedWebhookAnswer,
  webhookAnswer,
  webhookBody,
  webhookEventParams,
  webhookParams,
} from '../team-webhooks/team-webhooks.schema.ts';
import {
  describeWebhook,
  removeWebhook,
  rotateSecret,
  sendAgain,
  setWebhook,
  testWebhook,
} from '../team-webhooks/team-webhooks.service.ts';
import { operatorTags as tags } from './operator-tags.ts';

const config = { access: 'operator' } as const;

/** Where teams are told of their remotes, as operators see and set it. */
export const operatorWebhooksRoutes: ModuleRoutes = (app, context) => {
  const response = { 200: changedWebhookAnswer };
  app.get(
    '/operator/remotes/:remote/webhook',
    {
      config,
      schema: {
        operationId: 'getRemoteWebhook',
        description: 'The address to which the site tells the team of a remote that it fails, and what was sent there.',
        ...{ tags, params: webhookParams, response: { 200: webhookAnswer } },
      },
    },
    async ({ params }) => ({ data: await describeWebhook(context.db, params.remote) }),
  );

  app.put(
    '/operator/remotes/:remote/webhook',
    {
      config,
      schema: {
        operationId: 'setRemoteWebhook',
        description: 'Sets that address. The first one gets a secret, which is told once.',
        ...{ tags, params: webhookParams, body: webhookBody, errors: ['webhook.address'], response },
      },
    },
    async (request) => {
      const by = { operatorId: accountOf(request).id, team: null };
      const change = { ...request.params, ...request.body, by };
      return { data: await context.work((unit) => setWebhook(context, unit, change)) };
    },
  );

  app.post(
    '/operator/remotes/:remote/webhook/secret',
    {
      config,
      schema: {
        operationId: 'rotateRemoteWebhookSecret',
        description: 'Makes a new secret, which is told once. The former one signs beside it for a day.',
        ...{ tags, params: webhookParams, errors: ['webhook.none'], response },
      },
    },
    async (request) => {
      const by = { operatorId: accountOf(request).id, team: null };
      return { data: await context.work((unit) => rotateSecret(context, unit, { ...request.params, by })) };
    },
  );

  app.delete(
    '/operator/remotes/:remote/webhook',
    {
      config,
      schema: {
        operationId: 'removeRemoteWebhook',
        description: 'Removes that address, its secrets, and the list of what was sent there.',
        ...{ tags, params: webhookParams, errors: ['webhook.none'], response },
      },
    },
    async (request) => {
      const by = { operatorId: accountOf(request).id, team: null };
      return { data: await context.work((unit) => removeWebhook(unit, { ...request.params, by })) };
    },
  );

  app.post(
    '/operator/remotes/:remote/webhook/test',
    {
      config,
      schema: {
        operationId: 'testRemoteWebhook',
        description: 'Sends something that has not happened to that address.',
        ...{ tags, params: webhookParams, errors: ['webhook.none'], response },
      },
    },
    async (request) => {
      const by = { operatorId: accountOf(request).id, team: null };
      return { data: await context.work((unit) => testWebhook(unit, { ...request.params, by })) };
    },
  );

  app.post(
    '/operator/remotes/webhook-events/:eventId/send',
    {
      config,
      schema: {
        operationId: 'sendTeamEventAgain',
        description: 'Sends again what a team was told, or what its receiver did not take.',
        ...{ tags, params: webhookEventParams, response: { 200: okSchema } },
      },
    },
    async (request) => {
      const operatorId = accountOf(request).id;
      await context.work((unit) => sendAgain(unit, { ...request.params, operatorId }));
      return ok;
    },
  );
};
