import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams, ok, okSchema, pageQuery } from '../../shared/wire.ts';
import { endedAnswer, sessionsAnswer } from './sessions.schema.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.service.ts';

const tags = ['auth', 'addition'];

export const sessionsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/users/me/sessions',
    {
      config: { access: 'any', isBeforeSecondStep: true },
      schema: {
        operationId: 'listSessions',
        description: 'Where the account is logged in, the newest first; the session that asks is marked.',
        tags,
        querystring: pageQuery,
        response: { 200: sessionsAnswer },
      },
    },
    async (request) => ({ data: await listSessions(context, accountOf(request), request.query) }),
  );

  app.delete(
    '/users/me/sessions/:id',
    {
      config: { access: 'any', isBeforeSecondStep: true },
      schema: {
        operationId: 'endSession',
        description: 'Ends one session of the account. Its sockets are closed at once.',
        tags,
        params: idParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await endSession(context, accountOf(request), request.params.id);
      return ok;
    },
  );

  app.delete(
    '/users/me/sessions',
    {
      config: { access: 'any', isBeforeSecondStep: true },
      schema: {
        operationId: 'endOtherSessions',
        description: 'Ends all sessions of the account but the one that asks, and answers how many.',
        tags,
        response: { 200: endedAnswer },
      },
    },
    async (request) => ({ data: { ended: await endOtherSessions(context, accountOf(request)) } }),
  );
};
