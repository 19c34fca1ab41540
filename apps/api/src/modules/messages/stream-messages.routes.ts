import { accountOf } from '../../viewing/caller.ts';
import { idempotencyOf } from '../../plugins/idempotency.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { STREAM_LOCKS } from '../../viewing/stream-audience.ts';
import { messageAnswer, sendStreamMessageBody } from './messages.schema.ts';
import { sendStreamMessage } from './messages.service.ts';
import { sendIntoStream } from './private-stream-message.ts';

/** Counted by account: everyone in a chat may share one address. */
const chatLimit = {
  max: 30,
  timeWindow: '1 minute',
  hook: 'preHandler' as const,
  keyGenerator: (request: Parameters<typeof accountOf>[0]) => accountOf(request).id,
};

const urls = [
  [
    '/messages/stream/conversations/:id',
    'sendStreamMessage',
    'Sends a message with text, files or both into the chat of a stream; of a private one, into the conversation of the two. In a public one files are the performer’s and her moderators’, and viewers’ where `takesFiles` of the stream says so.',
    sendIntoStream,
  ],
  [
    '/messages/stream/public/conversations/:id',
    'sendPublicStreamMessage',
    'Sends a message with text, files or both into the public chat of a stream that runs. Files are the performer’s and her moderators’, and viewers’ where `takesFiles` of the stream says so.',
    sendStreamMessage,
  ],
] as const;

const errors = [
  ...STREAM_LOCKS,
  'files.taken_down',
  'stream.ended',
  'stream.followers_only',
  'stream.links_off',
  'stream.muted',
  'stream.slow_mode',
  'stream.subscribers_only',
  'messages.file_not_usable',
  'messages.file_sent',
  'messages.files_not_taken',
  'messages.filtered_words',
];

/** Both routes write into the chat of a stream; the id is the chat's. */
export const streamMessagesRoutes: ModuleRoutes = (app, context) => {
  for (const [url, operationId, description, send] of urls) {
    app.post(
      url,
      {
        config: { access: 'any', unverified: 'refused', idempotency: 'accepted', rateLimit: chatLimit },
        schema: {
          operationId,
          description,
          errors,
          tags: ['messages'],
          params: idParams,
          body: sendStreamMessageBody,
          response: { 200: messageAnswer },
        },
      },
      async (request) => {
        const { params, body } = request;
        const sending = {
          conversationId: params.id,
          text: body.text,
          fileIds: body.fileIds,
          claim: idempotencyOf(request),
        };
        return { data: await send(context, memberOf(request), sending) };
      },
    );
  }
};
