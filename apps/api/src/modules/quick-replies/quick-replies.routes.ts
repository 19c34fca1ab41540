import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { resultOf } from '../../shared/result-gone.ts';
import { runOnce } from '../../shared/run-once.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import {
  quickRepliesAnswer,
  quickRepliesOrder,
  quickRepliesQuery,
  quickReplyAnswer,
  quickReplyBody,
  quickReplyChanges,
} from './quick-replies.schema.ts';
import {
  arrange,
  changeQuickReply,
  createQuickReply,
  getQuickReplies,
  getQuickReply,
  removeQuickReply,
} from './quick-replies.service.ts';

const tags = ['messages', 'addition'];

/** A performer's quick replies; another's do not exist for her. */
export const quickRepliesRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/performer/quick-replies',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'listQuickReplies',
        description: "The performer's quick replies, in her order.",
        tags,
        querystring: quickRepliesQuery,
        response: { 200: quickRepliesAnswer },
      },
    },
    async (request) => ({ data: await getQuickReplies(context, accountOf(request).id, request.query.limit) }),
  );

  app.post(
    '/performer/quick-replies',
    {
      config: { access: 'performer', idempotency: 'accepted' },
      schema: {
        operationId: 'createQuickReply',
        errors: ['quick-replies.too_many', 'idempotency.result_gone'],
        description: 'Adds a quick reply behind the others.',
        tags,
        body: quickReplyBody,
        response: { 200: quickReplyAnswer },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      const { _id } = await runOnce(context, request, (unit) => createQuickReply(unit, id, request.body));
      return { data: await resultOf(getQuickReply(context, { id: _id, performerId: id })) };
    },
  );

  app.put(
    '/performer/quick-replies/order',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'arrangeQuickReplies',
        errors: ['quick-replies.changed'],
        description: 'Gives the quick replies another order; names all of them.',
        tags,
        body: quickRepliesOrder,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await arrange(context, accountOf(request).id, request.body.ids);
      return ok;
    },
  );

  app.put(
    '/performer/quick-replies/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'updateQuickReply',
        errors: ['content.changed_meanwhile'],
        description: 'Changes a quick reply. What is left out stays.',
        tags,
        params: idParams,
        body: quickReplyChanges,
        response: { 200: quickReplyAnswer },
      },
    },
    async (request) => {
      const own = { id: request.params.id, performerId: accountOf(request).id };
      return { data: await changeQuickReply(context, own, request.body) };
    },
  );

  app.delete(
    '/performer/quick-replies/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'deleteQuickReply',
        description: 'Deletes a quick reply. What was written with it stays.',
        tags,
        params: idParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await removeQuickReply(context, request.params.id, accountOf(request).id);
      return ok;
    },
  );
};
