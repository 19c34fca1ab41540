import type { FastifyRequest } from 'fastify';
import { hashRequest, runIdempotent, type IdempotencyClaim } from '../../platform/idempotency.ts';
import { idempotencyOf } from '../../plugins/idempotency.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { memberOf, onlookerOf } from '../../viewing/onlooker.ts';
import { acceptPicture, pictureOf } from '../files/accept-picture.ts';
import type { LocalFile } from '../files/received-file.ts';
import { COMMENT_PHOTO } from './comment-picture.ts';
import {
  commentAnswer,
  commentsAnswer,
  commentsQuery,
  createCommentBody,
  updateCommentBody,
} from './comments.schema.ts';
import { getComments } from './comments.service.ts';
import { addComment, deleteComment, editComment } from './writing.service.ts';

const tags = ['comments'];
/** Comments a minute from one address. */
const writing = { rateLimit: { max: 30, timeWindow: '1 minute' } };
const consumes = ['multipart/form-data', 'application/json'];

/** The same text with another picture is another request. */
const claimWith = (request: FastifyRequest, picture: LocalFile | null): IdempotencyClaim | null => {
  const claim = idempotencyOf(request);
  if (!claim || !picture) return claim;
  return { ...claim, requestHash: hashRequest(request.url, [request.body, picture.sha256.toString('hex')]) };
};

export const commentsRoutes: ModuleRoutes = (app, context) => {
  const form = acceptPicture(context, { kind: COMMENT_PHOTO, field: 'photo', booleans: ['removePhoto'] });

  app.get(
    '/comments',
    {
      config: { access: 'guest' },
      schema: {
        operationId: 'listComments',
        errors: ['comments.locked'],
        description: 'Comments on something, or answers to a comment, newest first.',
        tags,
        querystring: commentsQuery,
        response: { 200: commentsAnswer },
      },
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
      ...form,
      schema: {
        operationId: 'createComment',
        errors: [
          'comments.empty',
          'comments.locked',
          'files.motion_too_large',
          'files.unreadable',
          'messages.filtered_words',
        ],
        description: 'Comments on something that the caller may open, or answers a comment.',
        tags,
        consumes,
        body: createCommentBody,
        response: { 200: commentAnswer },
      },
    },
    async (request) => {
      const { objectType: type, objectId: id, parentId, text } = request.body;
      const picture = pictureOf(request);
      const comment = { item: { type, id }, parentId, text };
      return {
        data: await addComment(context, memberOf(request), comment, picture, (unit, body) =>
          runIdempotent(unit, claimWith(request, picture), body),
        ),
      };
    },
  );

  app.put(
    '/comments/:id',
    {
      config: { access: 'any', unverified: 'refused', ...writing },
      ...form,
      schema: {
        operationId: 'updateComment',
        errors: ['comments.empty', 'content.changed_meanwhile', 'messages.filtered_words', 'request.forbidden'],
        description: 'Changes an own comment.',
        tags,
        consumes,
        params: idParams,
        body: updateCommentBody,
        response: { 200: commentAnswer },
      },
    },
    async (request) => ({
      data: await editComment(context, memberOf(request), request.params.id, request.body, pictureOf(request)),
    }),
  );

  app.delete(
    '/comments/:id',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'deleteComment',
        errors: ['request.forbidden'],
        description: "Deletes an own comment, or one below the performer's own content.",
        tags,
        params: idParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await deleteComment(context, memberOf(request), request.params.id);
      return ok;
    },
  );
};
