import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { postPreviewAnswer, previewDraftBody, previewQuery } from './feed-posts.schema.ts';
import { previewDraft, previewPost } from './preview.service.ts';

const additions = ['feeds', 'addition'];

/** A performer's posts as others would see them. */
export const previewRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/performer/feeds/:id/preview',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'previewFeedPost',
        description: 'An own post as somebody else would see it: `as` says who.',
        tags: additions,
        params: idParams,
        querystring: previewQuery,
        response: { 200: postPreviewAnswer },
      },
    },
    async (request) => ({
      data: await previewPost(context, accountOf(request), request.params.id, request.query.as),
    }),
  );

  app.post(
    '/performer/feeds/preview',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'previewFeedDraft',
        errors: ['feeds.empty', 'feeds.file_not_usable', 'feeds.price_out_of_bounds', 'feeds.publish_time'],
        description: 'A post that is not published yet as somebody else would see it: `as` says who.',
        tags: additions,
        querystring: previewQuery,
        body: previewDraftBody,
        response: { 200: postPreviewAnswer },
      },
    },
    async (request) => ({
      data: await previewDraft(context, accountOf(request), request.body, request.query.as),
    }),
  );
};
