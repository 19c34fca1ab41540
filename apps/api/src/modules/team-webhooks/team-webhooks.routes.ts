import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { openTeamRequest } from './signed-request.ts';
import { changedWebhookAnswer, signedBody } from './team-webhooks.schema.ts';
import { answerTeam } from './team-webhooks.service.ts';

/** For `npm run deploy -- webhook`; operators have routes of the console. */
export const teamWebhooksRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/remotes/webhooks',
    {
      config: { access: 'guest', isAlwaysOpen: true, rateLimit: { max: 30, timeWindow: '1 minute' } },
      schema: {
        operationId: 'askTeamWebhook',
        description:
          'What a team asks, signed with its deploy key, about the address to which the site tells it that its remote fails: ' +
          'shows it with what was sent there, sets, removes or tries it, or makes a new secret, which is told once.',
        tags: ['remotes', 'addition'],
        body: signedBody,
        errors: ['webhook.not_signed', 'webhook.outdated', 'webhook.address', 'webhook.none'],
        response: { 200: changedWebhookAnswer },
      },
    },
    async ({ body }) => {
      const asked = await openTeamRequest(context.db, body, context.config);
      return { data: await context.work((unit) => answerTeam(context, unit, asked)) };
    },
  );
};
