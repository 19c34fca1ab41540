import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import { onlookerOf } from '../../viewing/onlooker.ts';
import { findRules } from './stream-chat.repository.ts';
import { rulesAnswer, rulesBody, streamChatAnswer } from './stream-chat.schema.ts';
import { changeRules, getStreamChat } from './stream-chat.service.ts';

const tags = ['stream-chat', 'addition'];

export const streamChatRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/streaming/:id/chat',
    {
      config: { access: 'guest' },
      schema: {
        operationId: 'getStreamChat',
        description: "How a stream's chat stands now: its rules, and what the caller may do there.",
        tags,
        params: idParams,
        response: { 200: streamChatAnswer },
      },
    },
    async (request) => ({ data: await getStreamChat(context, onlookerOf(request), request.params.id) }),
  );

  app.get(
    '/performer/stream-chat/rules',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'getStreamChatRules',
        description: 'What the performer has set for the chats of her streams.',
        tags,
        response: { 200: rulesAnswer },
      },
    },
    async (request) => ({ data: await findRules(context.db, accountOf(request).id) }),
  );

  app.put(
    '/performer/stream-chat/rules',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'setStreamChatRules',
        description:
          'Changes what the performer has set for the chats of her streams, before or while one runs, from the next message on. What is left out stays.',
        tags,
        body: rulesBody,
        response: { 200: rulesAnswer },
      },
    },
    async (request) => ({ data: await changeRules(context, accountOf(request).id, request.body) }),
  );
};
