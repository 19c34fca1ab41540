import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { runOnce } from '../../shared/run-once.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { memberOf, onlookerOf } from '../blocking/onlooker.ts';
import {
  commentAnswer,
  commentsAnswer,
  commentsQuery,
  createCommentBody,
  updateCommentBody,
} from './comments.schema.ts';
import { addComment, deleteComment, editComment, getComments } from './comments.service.ts';

const tags = ['comments'];
/** Comments a minute from one address. */
const writing = { rateLimit: { max: 30, timeWindow: '1 minute' } };

export const commentsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/comments',
    {
      config: { access: 'guest' },
      schema: { operationId: 'listComments', tags, querystring: commentsQuery, response: { 200: commentsAnswer } },
    },
    async (request) => {
      const { query } = request;
      const item = { type: query.objectType, id: query.objectId };
      return { data: await getComments(context, item, onlookerOf(request), query) };
    },
  );

  app.post(
    '/comments',
    {
      config: { access: 'any', unverified: 'refused', idempotency: 'accepted', ...writing },
      schema: { operationId: 'createComment', tags, body: createCommentBody, response: { 200: commentAnswer } },
    },
    async (request) => {
      const { objectType: type, objectId: id, text } = request.body;
      const member = memberOf(request);
      return {
        data: await runOnce(context, request, (unit) => addComment(unit, member, { item: { type, id }, text })),
      };
    },
  );

  app.put(
    '/comments/:id',
    {
      config: { access: 'any', unverified: 'refused', ...writing },
      schema: {
        operationId: 'updateComment',
        tags,
        params: idParams,
        body: updateCommentBody,
        response: { 200: commentAnswer },
      },
    },
    async (request) => ({
      data: await editComment(context, memberOf(request), request.params.id, request.body.text),
    }),
  );

  app.delete(
    '/comments/:id',
    {
      config: { access: 'any' },
      schema: { operationId: 'deleteComment', tags, params: idParams, response: { 200: okSchema } },
    },
    async (request) => {
      await deleteComment(context, memberOf(request), request.params.id);
      return ok;
    },
  );
};
