import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { memberOf, onlookerOf } from '../../viewing/onlooker.ts';
import { STREAM_LOCKS } from '../../viewing/stream-audience.ts';
import {
  conversationAnswer,
  conversationsAnswer,
  conversationsQuery,
  createConversationBody,
  searchAnswer,
  updateConversationBody,
} from './conversations.schema.ts';
import {
  getConversation,
  getStreamConversation,
  openConversation,
  listOwnConversations,
} from './conversations.service.ts';
import { getChatOfStream } from './private-stream-chat.ts';
import { search } from './search.service.ts';
import { changeSide } from './sides.service.ts';

const tags = ['conversations'];

export const conversationsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/conversations',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'listConversations',
        description:
          "The caller's conversations: pinned ones first, then the latest message; with what is not read yet.",
        tags,
        querystring: conversationsQuery,
        response: { 200: conversationsAnswer },
      },
    },
    async (request) => ({ data: await listOwnConversations(context, memberOf(request), request.query) }),
  );

  app.get(
    '/conversations/search',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'searchConversations',
        description:
          "The caller's conversations by the name of the other side, archived ones too; then messages with these words, as far as the caller may read them, each with its conversation.",
        tags,
        querystring: conversationsQuery,
        response: { 200: searchAnswer },
      },
    },
    async (request) => ({ data: await search(context, memberOf(request), request.query) }),
  );

  app.post(
    '/conversations',
    {
      config: { access: 'any', unverified: 'refused' },
      schema: {
        operationId: 'createConversation',
        errors: ['conversation.not_allowed'],
        description: 'Opens the conversation with somebody: the existing one, or a new one.',
        tags,
        body: createConversationBody,
        response: { 200: conversationAnswer },
      },
    },
    async (request) => ({ data: await openConversation(context, memberOf(request), request.body) }),
  );

  app.get(
    '/conversations/:id',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'getConversation',
        description: 'One conversation of the caller.',
        tags,
        params: idParams,
        response: { 200: conversationAnswer },
      },
    },
    async (request) => ({ data: await getConversation(context, memberOf(request), request.params.id) }),
  );

  app.put(
    '/conversations/:id/update',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'updateConversation',
        errors: ['content.changed_meanwhile'],
        description:
          "The caller's own side of a conversation: muted, pinned, archived, a name for the other side, and a note. The other side sees none of it.",
        tags,
        params: idParams,
        body: updateConversationBody,
        response: { 200: conversationAnswer },
      },
    },
    async (request) => ({
      data: await changeSide(context, memberOf(request), request.params.id, request.body),
    }),
  );

  const streamChats = [
    [
      '/conversations/stream/:id',
      'getStreamConversation',
      'any',
      'The chat of a stream that the caller is part of: of a private one the conversation of the two.',
      getChatOfStream,
    ],
    [
      '/conversations/stream/public/:id',
      'getPublicStreamConversation',
      'guest',
      'The public chat of a stream.',
      getStreamConversation,
    ],
  ] as const;
  for (const [url, operationId, access, description, get] of streamChats) {
    app.get(
      url,
      {
        config: { access },
        schema: {
          ...{ operationId, description, tags, errors: STREAM_LOCKS },
          ...{ params: idParams, response: { 200: conversationAnswer } },
        },
      },
      async (request) => ({ data: await get(context, onlookerOf(request), request.params.id) }),
    );
  }
};
