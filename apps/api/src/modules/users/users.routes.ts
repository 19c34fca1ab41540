import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { ok, okSchema } from '../../shared/wire.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { proofBody } from '../two-step/two-step.schema.ts';
import { confirmSession } from './confirm-session.ts';
import { presentCurrentUser } from './users.presenter.ts';
import { currentUserAnswer, updateUserBody, usernameAnswer, usernameParams } from './users.schema.ts';
import { checkUsername, getCurrentUser, updateUser } from './users.service.ts';

export const usersRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/users/me',
    {
      config: { access: 'any', isBeforeSecondStep: true },
      schema: {
        operationId: 'getCurrentUser',
        description: 'The account that the token belongs to.',
        tags: ['users'],
        response: { 200: currentUserAnswer },
      },
    },
    async (request) => ({ data: presentCurrentUser(await getCurrentUser(context, memberOf(request))) }),
  );

  app.get(
    '/performers/me',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'getCurrentPerformer',
        description: 'The account that the token belongs to, for performers.',
        tags: ['users'],
        response: { 200: currentUserAnswer },
      },
    },
    async (request) => ({ data: presentCurrentUser(await getCurrentUser(context, memberOf(request))) }),
  );

  app.put(
    '/users',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'updateUser',
        errors: [
          'account.confirmation_required',
          'auth.email_taken',
          'auth.username_reserved',
          'auth.username_taken',
          'content.changed_meanwhile',
          'performer.birth_date_fixed',
          'performer.too_young',
        ],
        description:
          'Changes fields of the own account. Those that are left out stay. A new e-mail is confirmed by a letter.',
        tags: ['users'],
        body: updateUserBody,
        response: { 200: currentUserAnswer },
      },
    },
    async (request) => ({
      data: presentCurrentUser(await updateUser(context, accountOf(request), request.country, request.body)),
    }),
  );

  app.get(
    '/users/usernames/:username',
    {
      config: { access: 'any', rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: {
        operationId: 'checkUsername',
        description: 'Whether a username is free and follows the rules.',
        tags: ['users', 'addition'],
        params: usernameParams,
        response: { 200: usernameAnswer },
      },
    },
    async (request) => ({ data: await checkUsername(context, accountOf(request), request.params.username) }),
  );

  app.post(
    '/users/me/confirm',
    {
      config: { access: 'any', isBeforeSecondStep: true, rateLimit: { max: 10, timeWindow: '1 minute' } },
      schema: {
        operationId: 'confirmSession',
        errors: [
          'auth.incorrect_credentials',
          'two-step.not_on',
          'two-step.wrong_code',
          'two-step.wrong_recovery_code',
        ],
        description:
          'Confirms the session with the password or a code of the second step, as what is delicate asks for; it lasts for some minutes.',
        tags: ['users', 'addition'],
        body: proofBody,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await confirmSession(context, accountOf(request), request.body);
      return ok;
    },
  );
};
