import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { operatorTags } from './operator-tags.ts';
import { suspendReported } from './acts-on-reported.service.ts';
import {
  endedSessionsAnswer,
  managedUserAnswer,
  managedUsersAnswer,
  managedUsersQuery,
  suspendBody,
} from './users.schema.ts';
import { endUserSessions, reinstateUser, resendVerification } from './user-acts.service.ts';
import { getUserDetails, searchUsers } from './users.service.ts';

const tags = operatorTags;

export const managedUsersRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/operator/users',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'searchManagedUsers',
        description: 'Accounts by name, username and e-mail, role and state.',
        tags,
        querystring: managedUsersQuery,
        response: { 200: managedUsersAnswer },
      },
    },
    async (request) => ({ data: await searchUsers(context, request.query) }),
  );

  app.get(
    '/operator/users/:id',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'getManagedUser',
        description: 'One account as operators see it.',
        tags,
        params: idParams,
        response: { 200: managedUserAnswer },
      },
    },
    async (request) => ({ data: await getUserDetails(context, request.params.id) }),
  );

  app.post(
    '/operator/users/:id/suspend',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'suspendUser',
        errors: ['operator.is_operator', 'operator.already_suspended'],
        description:
          'Suspends an account; its sessions end at once, and its owner is told the reason by a letter and at the login. Open reports about it are closed.',
        tags,
        params: idParams,
        body: suspendBody,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      const decision = { userId: request.params.id, reason: request.body.reason };
      await context.work((unit) => suspendReported(context, unit, accountOf(request).id, decision));
      return ok;
    },
  );

  app.post(
    '/operator/users/:id/reinstate',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'reinstateUser',
        errors: ['operator.is_operator', 'operator.not_suspended'],
        description: 'Lifts a suspension, with a reason.',
        tags,
        params: idParams,
        body: suspendBody,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      const decision = { userId: request.params.id, reason: request.body.reason };
      await context.work((unit) => reinstateUser(context, unit, accountOf(request).id, decision));
      return ok;
    },
  );

  app.post(
    '/operator/users/:id/end-sessions',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'endUserSessions',
        errors: ['operator.is_operator'],
        description: 'Ends all sessions of an account, and answers how many.',
        tags,
        params: idParams,
        response: { 200: endedSessionsAnswer },
      },
    },
    async (request) => {
      const operatorId = accountOf(request).id;
      const ended = await context.work((unit) => endUserSessions(unit, operatorId, request.params.id));
      return { data: { ended } };
    },
  );

  app.post(
    '/operator/users/:id/resend-verification',
    {
      config: { access: 'operator', proof: false },
      schema: {
        operationId: 'resendUserVerification',
        errors: ['operator.is_operator', 'operator.nothing_to_verify'],
        description: "Sends the letter that confirms an account's e-mail again.",
        tags,
        params: idParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      const operatorId = accountOf(request).id;
      await context.work((unit) => resendVerification(context, unit, operatorId, request.params.id));
      return ok;
    },
  );
};
