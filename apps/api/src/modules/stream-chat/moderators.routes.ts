import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { getLog } from './moderation-log.ts';
import { dismissModerator, getModerators, nameModerator } from './moderators.service.ts';
import {
  logAnswer,
  moderatorAnswer,
  moderatorBody,
  moderatorsAnswer,
  moderatorsQuery,
  orderQuery,
} from './order.schema.ts';

const tags = ['stream-chat', 'addition'];

/** A performer's moderators, and what was done in her chats. */
export const moderatorsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/performer/stream-chat/moderators',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'listStreamModerators',
        description: 'Those who keep order in the chats of all streams of the performer.',
        tags,
        querystring: moderatorsQuery,
        response: { 200: moderatorsAnswer },
      },
    },
    async (request) => ({ data: await getModerators(context, accountOf(request).id, request.query.limit) }),
  );

  app.post(
    '/performer/stream-chat/moderators',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'nameStreamModerator',
        errors: ['stream.too_many_moderators'],
        description: 'Names a moderator of all streams of the performer, at once. Naming twice changes nothing.',
        tags,
        body: moderatorBody,
        response: { 200: moderatorAnswer },
      },
    },
    async (request) => ({ data: await nameModerator(context, memberOf(request), request.body) }),
  );

  app.delete(
    '/performer/stream-chat/moderators/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'dismissStreamModerator',
        description: 'Dismisses a moderator, at once. Dismissing nobody changes nothing.',
        tags,
        params: idParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await dismissModerator(context, accountOf(request).id, request.params.id);
      return ok;
    },
  );

  app.get(
    '/performer/stream-chat/log',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'listStreamModeration',
        description: "What was done to keep order in the performer's streams: who, what, to whom, when and why.",
        tags,
        querystring: orderQuery,
        response: { 200: logAnswer },
      },
    },
    async (request) => ({ data: await getLog(context, accountOf(request).id, request.query) }),
  );

  app.get(
    '/operator/performers/:id/stream-chat-log',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'listStreamModerationOf',
        description: "What was done to keep order in a performer's streams, for operators.",
        tags,
        params: idParams,
        querystring: orderQuery,
        response: { 200: logAnswer },
      },
    },
    async (request) => ({ data: await getLog(context, request.params.id, request.query) }),
  );
};
