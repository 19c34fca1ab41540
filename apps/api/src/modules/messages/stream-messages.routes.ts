import { accountOf } from '../../viewing/caller.ts';
import { idempotencyOf } from '../../plugins/idempotency.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { messageAnswer, sendMessageBody } from './messages.schema.ts';
import { sendStreamMessage } from './messages.service.ts';

/** Counted by account: everyone in a chat may share one address. */
const chatLimit = {
  max: 30,
  timeWindow: '1 minute',
  hook: 'preHandler' as const,
  keyGenerator: (request: Parameters<typeof accountOf>[0]) => accountOf(request).id,
};

const urls = [
  ['/messages/stream/conversations/:id', 'sendStreamMessage', 'Sends a message into the private chat of a stream.'],
  [
    '/messages/stream/public/conversations/:id',
    'sendPublicStreamMessage',
    'Sends a message into the public chat of a stream that runs.',
  ],
] as const;

/** Both routes write into the one chat of a stream; the id is the chat's. */
export const streamMessagesRoutes: ModuleRoutes = (app, context) => {
  for (const [url, operationId, description] of urls) {
    app.post(
      url,
      {
        config: { access: 'any', unverified: 'refused', idempotency: 'accepted', rateLimit: chatLimit },
        schema: {
          operationId,
          description,
          errors: ['stream.ended'],
          tags: ['messages'],
          params: idParams,
          body: sendMessageBody,
          response: { 200: messageAnswer },
        },
      },
      async (request) => {
        const { params, body } = request;
        const sending = { conversationId: params.id, text: body.text, claim: idempotencyOf(request) };
        return { data: await sendStreamMessage(context, memberOf(request), sending) };
      },
    );
  }
};
