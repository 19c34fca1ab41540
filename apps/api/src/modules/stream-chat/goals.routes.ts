import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import { goalAnswer, goalBody } from './goals.schema.ts';
import { endGoal, setGoal } from './goals.service.ts';

const tags = ['stream-chat', 'addition'];

/** What a performer asks for in a stream, by tips. */
export const goalsRoutes: ModuleRoutes = (app, context) => {
  app.put(
    '/streaming/:id/goal',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'setStreamGoal',
        errors: ['content.changed_meanwhile', 'stream.ended'],
        description:
          "Sets the goal of the performer's stream, before or while it is live, or changes the words and tokens of the one that runs. Tips count from when it was set.",
        tags,
        params: idParams,
        body: goalBody,
        response: { 200: goalAnswer },
      },
    },
    async (request) => {
      const asked = { ...request.body, streamId: request.params.id };
      return { data: await setGoal(context, accountOf(request).id, asked) };
    },
  );

  app.delete(
    '/streaming/:id/goal',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'endStreamGoal',
        errors: ['stream.ended'],
        description: "Ends the goal of the performer's stream. Ending none changes nothing.",
        tags,
        params: idParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await endGoal(context, accountOf(request).id, request.params.id);
      return ok;
    },
  );
};
