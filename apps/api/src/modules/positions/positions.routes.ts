import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { positionAnswer, positionBody } from './positions.schema.ts';
import { leaveFile } from './positions.service.ts';

/** A player sends its position every 15 seconds and when it stops; a member may have several players, and seek. */
const rateLimit = { max: 120, timeWindow: '1 minute' };

export const positionsRoutes: ModuleRoutes = (app, context) => {
  app.put(
    '/files/:id/position',
    {
      config: { access: 'any', rateLimit },
      schema: {
        operationId: 'putFilePosition',
        errors: ['files.locked', 'files.not_playable'],
        description: 'Keeps where the caller has stopped in a film, in seconds.',
        tags: ['files', 'addition'],
        params: idParams,
        body: positionBody,
        response: { 200: positionAnswer },
      },
    },
    async (request) => ({
      data: await leaveFile(context, memberOf(request), { fileId: request.params.id, ...request.body }),
    }),
  );
};
