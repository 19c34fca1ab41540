import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { dataOf, idParams, listOf, ok, okSchema, pageQuery } from '../../shared/wire.ts';
import { createPostBody, managedPostSchema, updatePostBody } from '../pages/pages.schema.ts';
import { createPost, deletePost, getManagedPost, listPosts, updatePost } from '../pages/pages.service.ts';
import { recordAudit } from '../audit/audit.ts';
import { changedParts } from './changed-parts.ts';
import { operatorTags } from './operator-tags.ts';

const tags = operatorTags;
const postAnswer = dataOf(managedPostSchema);

/** The site's own pages, with their words in every language. */
export const operatorPagesRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/operator/posts',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'listManagedPosts',
        description: "The site's own pages, as terms and help.",
        tags,
        querystring: pageQuery,
        response: { 200: listOf(managedPostSchema) },
      },
    },
    async (request) => ({ data: await listPosts(context.db, request.query) }),
  );

  app.get(
    '/operator/posts/:id',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'getManagedPost',
        description: "One of the site's pages with all its languages.",
        tags,
        params: idParams,
        response: { 200: postAnswer },
      },
    },
    async (request) => ({ data: await getManagedPost(context.db, request.params.id) }),
  );

  app.post(
    '/operator/posts',
    {
      config: { access: 'operator', proof: false },
      schema: {
        operationId: 'createManagedPost',
        description: 'Makes a page of the site.',
        tags,
        body: createPostBody,
        response: { 200: postAnswer },
      },
    },
    async (request) => {
      const operatorId = accountOf(request).id;
      const data = await context.work(async (unit) => {
        const post = await createPost(unit, request.body);
        const { slug, isPublished } = post;
        const details = { slug, isPublished };
        await recordAudit(unit, {
          operatorId,
          action: 'post.created',
          targetType: 'post',
          targetId: post._id,
          details,
        });
        return post;
      });
      return { data };
    },
  );

  app.put(
    '/operator/posts/:id',
    {
      config: { access: 'operator', proof: false },
      schema: {
        operationId: 'changeManagedPost',
        description: 'Changes a page of the site. What is left out stays.',
        tags,
        params: idParams,
        body: updatePostBody,
        response: { 200: postAnswer },
      },
    },
    async (request) => {
      const operatorId = accountOf(request).id;
      const targetId = request.params.id;
      const data = await context.work(async (unit) => {
        const before = await getManagedPost(unit.db, targetId);
        const after = await updatePost(unit, targetId, request.body);
        await recordAudit(unit, {
          operatorId,
          action: 'post.changed',
          targetType: 'post',
          targetId,
          details: changedParts(before, after, ['slug', 'isPublished', 'position', 'texts']),
        });
        return after;
      });
      return { data };
    },
  );

  app.delete(
    '/operator/posts/:id',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'deleteManagedPost',
        description: 'Deletes a page of the site.',
        tags,
        params: idParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      const operatorId = accountOf(request).id;
      const targetId = request.params.id;
      await context.work(async (unit) => {
        const { slug, texts } = await getManagedPost(unit.db, targetId);
        await deletePost(unit, targetId);
        const details = { page: { before: { slug, texts }, after: null } };
        await recordAudit(unit, { operatorId, action: 'post.deleted', targetType: 'post', targetId, details });
      });
      return ok;
    },
  );
};
