import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { offsetQuery } from '../../shared/wire.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { streamFilmsAnswer } from './stream-films.schema.ts';
import { listStreamFilms } from './stream-films.service.ts';

/** Films that are no videos, because their stream was for followers or had tickets. */
export const streamFilmsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/streaming/films',
    {
      config: { access: 'user' },
      schema: {
        operationId: 'listStreamFilms',
        description:
          'The streams that are over whose film is shown at their address and that the caller may watch: of performers whom they follow or subscribe to, and those that they have a ticket for. The latest shown first. Films that became videos are among the videos.',
        tags: ['streaming', 'addition'],
        querystring: offsetQuery,
        response: { 200: streamFilmsAnswer },
      },
    },
    async (request) => ({ data: await listStreamFilms(context, memberOf(request), request.query) }),
  );
};
