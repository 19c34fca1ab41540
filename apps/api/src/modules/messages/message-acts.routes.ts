import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { PAYING_REFUSALS } from '../ledger/paying-refusals.ts';
import { idParams } from '../../shared/wire.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { idempotencyOf } from '../../plugins/idempotency.ts';
import { editMessage } from './edit-message.ts';
import {
  editMessageBody,
  forwardMessageBody,
  messageAnswer,
  reactionBody,
  reactionsAnswer,
} from './messages.schema.ts';
import { forwardMessage } from './forward-message.ts';
import { reactToMessage, takeReactionBack } from './react.ts';

const tags = ['messages', 'addition'];

/** What is done with a message of a private conversation after it was sent. */
export const messageActsRoutes: ModuleRoutes = (app, context) => {
  app.put(
    '/messages/:id',
    {
      config: { access: 'any', unverified: 'refused' },
      schema: {
        operationId: 'editMessage',
        errors: [
          'block.blocked_by_you',
          'content.changed_meanwhile',
          'messages.bought',
          'messages.edit_late',
          'messages.empty',
          'messages.filtered_words',
          'request.forbidden',
        ],
        description:
          'Changes the text of an own message, within fifteen minutes of sending. Both sides see that it was edited. What was bought stays as it is.',
        tags,
        params: idParams,
        body: editMessageBody,
        response: { 200: messageAnswer },
      },
    },
    async (request) => {
      const edit = { ...request.body, messageId: request.params.id };
      return { data: await editMessage(context, memberOf(request), edit) };
    },
  );

  app.post(
    '/messages/:id/forward',
    {
      config: { access: 'any', unverified: 'refused', idempotency: 'required' },
      schema: {
        operationId: 'forwardMessage',
        errors: [
          ...PAYING_REFUSALS,
          'block.blocked_by_you',
          'conversation.too_many_new',
          'files.taken_down',
          'messages.awaiting_answer',
          'messages.filtered_words',
          'messages.not_forwardable',
          'messages.not_sellable',
          'messages.price_out_of_bounds',
          'messages.recipient_not_found',
          'price.changed',
          'request.forbidden',
          'vault.not_ready',
        ],
        description:
          "Sends an own message once more, into a private conversation of the caller's: a new message of the same words and files, and at the same price where it costs something. Of others' messages, and of those with documents, nothing is passed on.",
        tags,
        params: idParams,
        body: forwardMessageBody,
        response: { 200: messageAnswer },
      },
    },
    async (request) => {
      const forwarding = { ...request.body, messageId: request.params.id, claim: idempotencyOf(request) };
      return { data: await forwardMessage(context, memberOf(request), forwarding) };
    },
  );

  app.put(
    '/messages/:id/reaction',
    {
      config: { access: 'any', unverified: 'refused' },
      schema: {
        operationId: 'reactToMessage',
        errors: ['block.blocked_by_you'],
        description:
          'Gives a message one emoji, in place of the one that the caller has given it before. The answer is all that it has.',
        tags,
        params: idParams,
        body: reactionBody,
        response: { 200: reactionsAnswer },
      },
    },
    async (request) => {
      const reacting = { messageId: request.params.id, emoji: request.body.emoji };
      return { data: { reactions: await reactToMessage(context, memberOf(request), reacting) } };
    },
  );

  app.delete(
    '/messages/:id/reaction',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'removeMessageReaction',
        errors: ['block.blocked_by_you'],
        description: "Takes the caller's emoji back from a message. The answer is all that it has left.",
        tags,
        params: idParams,
        response: { 200: reactionsAnswer },
      },
    },
    async (request) => ({
      data: { reactions: await takeReactionBack(context, memberOf(request), request.params.id) },
    }),
  );
};
