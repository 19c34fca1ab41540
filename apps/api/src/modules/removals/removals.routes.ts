import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { objectionBody, ownRemovalsQuery, removalAnswer, removalsAnswer } from './removals.schema.ts';
import { listOwnRemovals, objectToRemoval } from './removals.service.ts';

/** Objections a minute from one account: there is one per removal. */
const objecting = { rateLimit: { max: 20, timeWindow: '1 minute' } };
const tags = ['reports', 'addition'];

export const removalsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/removals',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'listRemovals',
        description: 'What operators removed of the caller, why, and how an objection stands, by kind; newest first.',
        tags,
        querystring: ownRemovalsQuery,
        response: { 200: removalsAnswer },
      },
    },
    async (request) => ({ data: await listOwnRemovals(context.db, accountOf(request).id, request.query) }),
  );

  app.post(
    '/removals/:id/objection',
    {
      config: { access: 'any', unverified: 'allowed', ...objecting },
      schema: {
        operationId: 'objectToRemoval',
        errors: ['removals.already_objected', 'removals.over'],
        description: 'Objects to a removal of something of the caller, once and within 30 days; an operator decides.',
        tags,
        params: idParams,
        body: objectionBody,
        response: { 200: removalAnswer },
      },
    },
    async (request) => {
      const objection = { removalId: request.params.id, text: request.body.text };
      return { data: await context.work((unit) => objectToRemoval(unit, accountOf(request), objection)) };
    },
  );
};
