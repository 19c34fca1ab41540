import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { viewersAnswer, viewersQuery } from './stream-viewers.schema.ts';
import { getViewers } from './stream-viewers.service.ts';

export const streamViewersRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/streaming/live/:id/viewers',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'listStreamViewers',
        errors: ['request.forbidden', 'stream.ended'],
        description:
          'Who watches a stream that runs, by name, for its performer and her moderators; each account once, visitors as a number.',
        tags: ['streaming', 'addition'],
        params: idParams,
        querystring: viewersQuery,
        response: { 200: viewersAnswer },
      },
    },
    async (request) => ({ data: await getViewers(context, memberOf(request), request.params.id, request.query) }),
  );
};
