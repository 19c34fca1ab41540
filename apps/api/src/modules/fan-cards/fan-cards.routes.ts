import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { fanCardAnswer } from './fan-cards.schema.ts';
import { getFanCard } from './fan-cards.service.ts';

export const fanCardsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/conversations/:id/fan',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'getFanOfConversation',
        description:
          'Who the fan in a conversation of the performer is to her: subscription, following, what was spent on her and on what, orders.',
        tags: ['conversations', 'addition'],
        params: idParams,
        response: { 200: fanCardAnswer },
      },
    },
    async (request) => ({ data: await getFanCard(context, memberOf(request), request.params.id) }),
  );
};
