import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { bookmarksRoutes } from './bookmarks.routes.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { reactionAnswer, reactionBody } from './reactions.schema.ts';
import { react, takeBack } from './reactions.service.ts';

const tags = ['reactions'];
/** Reactions a minute from one address. */
const reacting = { rateLimit: { max: 120, timeWindow: '1 minute' } };

export const reactionsRoutes: ModuleRoutes = async (app, context) => {
  await bookmarksRoutes(app, context);

  app.post(
    '/reactions',
    {
      config: { access: 'any', ...reacting },
      schema: {
        operationId: 'createReaction',
        errors: ['comments.locked', 'reactions.locked'],
        description: 'Likes or bookmarks something. Doing it twice changes nothing.',
        tags,
        body: reactionBody,
        response: { 200: reactionAnswer },
      },
    },
    async (request) => ({ data: await react(context, memberOf(request), request.body) }),
  );

  app.delete(
    '/reactions',
    {
      config: { access: 'any', ...reacting },
      schema: {
        operationId: 'deleteReaction',
        description: 'Takes a like or bookmark back. Doing it twice changes nothing.',
        tags,
        body: reactionBody,
        response: { 200: reactionAnswer },
      },
    },
    async (request) => ({ data: await takeBack(context, memberOf(request), request.body) }),
  );
};
