import type { FastifyRequest } from 'fastify';
import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { NothingToRemoveError } from '../removals/removals.errors.ts';
import {
  managedRemovalsAnswer,
  managedRemovalsQuery,
  removalDecisionBody,
  removalInContextAnswer,
  removeContentBody,
} from '../removals/removals.schema.ts';
import { restoreContent, upholdRemoval } from '../removals/removals.service.ts';
import { operatorTags as tags } from './operator-tags.ts';
import { removeReported } from './acts-on-reported.service.ts';
import { getRemovalInContext, listManagedRemovals } from './removals.service.ts';

// No country: blocked countries do not limit operators.
const onlookerOf = (request: FastifyRequest) => ({ account: accountOf(request), country: null });

type Decision = typeof restoreContent | typeof upholdRemoval;
type DecisionRequest = FastifyRequest<{ Params: { id: string }; Body: { text: string } }>;

export const managedRemovalsRoutes: ModuleRoutes = (app, context) => {
  const decide = async (request: DecisionRequest, decideOn: Decision) => {
    const { params, body } = request;
    const decision = { removalId: params.id, operatorId: accountOf(request).id, text: body.text };
    await context.work((unit) => decideOn(context, unit, decision));
    return { data: await getRemovalInContext(context, params.id, onlookerOf(request)) };
  };

  app.get(
    '/operator/removals',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'listManagedRemovals',
        description: 'What operators removed, newest first, by state and kind.',
        tags,
        querystring: managedRemovalsQuery,
        response: { 200: managedRemovalsAnswer },
      },
    },
    async (request) => ({ data: await listManagedRemovals(context, request.query) }),
  );

  app.get(
    '/operator/removals/:id',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'getManagedRemoval',
        description: 'One removal with what was removed, as long as that can be brought back.',
        tags,
        params: idParams,
        response: { 200: removalInContextAnswer },
      },
    },
    async (request) => ({ data: await getRemovalInContext(context, request.params.id, onlookerOf(request)) }),
  );

  app.post(
    '/operator/removals',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'removeContent',
        errors: ['removals.nothing_there'],
        description:
          'Removes content or what a profile shows, and tells its author what, why and how to object. Open reports about it are closed, and their reporters told.',
        tags,
        body: removeContentBody,
        response: { 200: removalInContextAnswer },
      },
    },
    async (request) => {
      const { type, _id, reason, text } = request.body;
      const order = { target: { type, id: _id }, reason, text, operatorId: accountOf(request).id };
      const row = await context.work((unit) => removeReported(context, unit, order));
      if (!row) throw new NothingToRemoveError();
      return { data: await getRemovalInContext(context, row.id, onlookerOf(request)) };
    },
  );

  app.post(
    '/operator/removals/:id/restore',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'restoreContent',
        errors: ['removals.over', 'galleries.full'],
        description: 'Brings back what was removed, within 30 days or while an objection waits; its author is told.',
        tags,
        params: idParams,
        body: removalDecisionBody,
        response: { 200: removalInContextAnswer },
      },
    },
    (request) => decide(request, restoreContent),
  );

  app.post(
    '/operator/removals/:id/uphold',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'upholdRemoval',
        errors: ['removals.no_objection'],
        description: 'Decides against an objection: what was removed stays away. Its author is told.',
        tags,
        params: idParams,
        body: removalDecisionBody,
        response: { 200: removalInContextAnswer },
      },
    },
    (request) => decide(request, upholdRemoval),
  );
};
