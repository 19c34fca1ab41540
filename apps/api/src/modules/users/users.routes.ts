import { accountOf } from '../../plugins/auth.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { presentCurrentUser } from './users.presenter.ts';
import { currentUserAnswer, updateUserBody } from './users.schema.ts';
import { getCurrentUser, updateUser } from './users.service.ts';

export const usersRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/users/me',
    {
      config: { access: 'any' },
      schema: { operationId: 'getCurrentUser', tags: ['users'], response: { 200: currentUserAnswer } },
    },
    async (request) => ({ data: presentCurrentUser(await getCurrentUser(context, accountOf(request).id)) }),
  );

  app.get(
    '/performers/me',
    {
      config: { access: 'performer' },
      schema: { operationId: 'getCurrentPerformer', tags: ['users'], response: { 200: currentUserAnswer } },
    },
    async (request) => ({ data: presentCurrentUser(await getCurrentUser(context, accountOf(request).id)) }),
  );

  app.put(
    '/users',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'updateUser',
        tags: ['users'],
        body: updateUserBody,
        response: { 200: currentUserAnswer },
      },
    },
    async (request) => ({ data: presentCurrentUser(await updateUser(context, accountOf(request), request.body)) }),
  );
};
