import { idempotencyOf } from '../../plugins/idempotency.ts';
import { PAYING_REFUSALS } from '../ledger/paying-refusals.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import { memberOf, onlookerOf } from '../../viewing/onlooker.ts';
import { STREAM_LOCKS } from '../../viewing/stream-audience.ts';
import { deleteAllMessages, deleteMessage } from './delete-messages.ts';
import {
  messageAnswer,
  messagesAnswer,
  messagesQuery,
  removedAnswer,
  sendPrivateMessageBody,
  threadQuery,
  unreadAnswer,
} from './messages.schema.ts';
import { messageActsRoutes } from './message-acts.routes.ts';
import { messageFilesRoutes } from './message-files.routes.ts';
import { getMessages } from './message-pages.ts';
import { readConversation, sendMessage } from './messages.service.ts';
import { requireMembership, requireStreamChat } from './places.ts';
import { streamMessagesRoutes } from './stream-messages.routes.ts';
import { countUnread } from '../conversations/unread.repository.ts';

const tags = ['messages'];

export const messagesRoutes: ModuleRoutes = (app, context) => {
  streamMessagesRoutes(app, context);
  messageFilesRoutes(app, context);
  messageActsRoutes(app, context);

  app.get(
    '/messages/conversations/:id',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'listMessages',
        description:
          'Messages of a conversation, the newest page first, or one with those around a message or a moment. `nextCursor` leads to older ones, `previousCursor` to newer ones, where there may be some.',
        tags,
        params: idParams,
        querystring: threadQuery,
        response: { 200: messagesAnswer },
      },
    },
    async (request) => {
      const place = await requireMembership(context.db, request.params.id, memberOf(request));
      const readerId = accountOf(request).id;
      return { data: await getMessages(context, place, { ...request.query, readerId }) };
    },
  );

  app.get(
    '/messages/conversations/public/:id',
    {
      config: { access: 'guest' },
      schema: {
        operationId: 'listPublicMessages',
        errors: STREAM_LOCKS,
        description: "Messages of a stream's public chat, the newest page first.",
        tags,
        params: idParams,
        querystring: messagesQuery,
        response: { 200: messagesAnswer },
      },
    },
    async (request) => {
      const place = await requireStreamChat(context.db, request.params.id, onlookerOf(request));
      return { data: await getMessages(context, place, { ...request.query, readerId: null }) };
    },
  );

  app.post(
    '/messages/conversations/:id',
    {
      config: { access: 'any', unverified: 'refused', idempotency: 'accepted' },
      schema: {
        operationId: 'sendMessage',
        errors: [
          ...PAYING_REFUSALS,
          'block.blocked_by_you',
          'conversation.too_many_new',
          'files.taken_down',
          'idempotency.key_required',
          'messages.awaiting_answer',
          'messages.file_not_usable',
          'messages.file_sent',
          'messages.filtered_words',
          'messages.not_sellable',
          'messages.price_out_of_bounds',
          'messages.reply_not_found',
          'price.changed',
        ],
        description:
          'Sends a message with text, files or both. With a price, a fan sees nothing of them before paying it. Where a performer asks that of fans who do not subscribe, they pay for each message, and an Idempotency-Key is required. The answer is the message as it was stored.',
        tags,
        params: idParams,
        body: sendPrivateMessageBody,
        response: { 200: messageAnswer },
      },
    },
    async (request) => {
      const { params, body } = request;
      const sending = { ...body, conversationId: params.id, claim: idempotencyOf(request) };
      return { data: await sendMessage(context, memberOf(request), sending) };
    },
  );

  app.get(
    '/messages/counting-not-read-messages',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'countUnreadMessages',
        description: 'How many messages wait for the caller in all conversations.',
        tags,
        response: { 200: unreadAnswer },
      },
    },
    async (request) => ({
      data: { totalNotSeenMessages: await countUnread(context.db, memberOf(request)) },
    }),
  );

  app.post(
    '/messages/read-all/conversation/:id',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'readConversation',
        description: 'Marks all messages of a conversation as read, and answers how many are left in the others.',
        tags,
        params: idParams,
        response: { 200: unreadAnswer },
      },
    },
    async (request) => ({
      data: { totalNotSeenMessages: await readConversation(context, memberOf(request), request.params.id) },
    }),
  );

  app.delete(
    '/messages/:id',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'deleteMessage',
        errors: ['messages.bought', 'request.forbidden'],
        description:
          "Takes back an own message: both sides see 'Message deleted!' in its place. What was bought stays.",
        tags,
        params: idParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await deleteMessage(context, memberOf(request), request.params.id);
      return ok;
    },
  );

  app.delete(
    '/messages/:id/remove-all-message',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'deleteAllMessages',
        description:
          'The id is a conversation: removes what the caller wrote there and nobody has bought; a performer clears her stream chat.',
        tags,
        params: idParams,
        response: { 200: removedAnswer },
      },
    },
    async (request) => ({
      data: { removed: await deleteAllMessages(context, memberOf(request), request.params.id) },
    }),
  );
};
