import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { dataOf, idParams, listOf, ok, okSchema, pageQuery } from '../../shared/wire.ts';
import { createPageBody, managedPageSchema, updatePageBody } from '../pages/pages.schema.ts';
import { createPage, deletePage, getManagedPage, listPages, updatePage } from '../pages/pages.service.ts';
import { recordAudit } from '../audit/audit.ts';
import { changedParts } from './changed-parts.ts';
import { operatorTags } from './operator-tags.ts';

const tags = operatorTags;
const pageAnswer = dataOf(managedPageSchema);

/** The site's own pages, with their texts in every language. */
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
        response: { 200: listOf(managedPageSchema) },
      },
    },
    async (request) => ({ data: await listPages(context.db, request.query) }),
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
        response: { 200: pageAnswer },
      },
    },
    async (request) => ({ data: await getManagedPage(context.db, request.params.id) }),
  );

  app.post(
    '/operator/posts',
    {
      config: { access: 'operator', proof: false },
      schema: {
        operationId: 'createManagedPost',
        errors: ['posts.slug_taken'],
        description: 'Makes a page of the site.',
        tags,
        body: createPageBody,
        response: { 200: pageAnswer },
      },
    },
    async (request) => {
      const operatorId = accountOf(request).id;
      const data = await context.work(async (unit) => {
        const page = await createPage(unit, request.body);
        const { slug, isPublished } = page;
        const details = { slug, isPublished };
        await recordAudit(unit, {
          operatorId,
          action: 'post.created',
          targetType: 'post',
          targetId: page._id,
          details,
        });
        return page;
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
        errors: ['posts.slug_taken', 'texts.changed_meanwhile'],
        description:
          'Changes a page of the site. What is left out stays, also a language in `texts`; null takes one away.',
        tags,
        params: idParams,
        body: updatePageBody,
        response: { 200: pageAnswer },
      },
    },
    async (request) => {
      const operatorId = accountOf(request).id;
      const targetId = request.params.id;
      const data = await context.work(async (unit) => {
        const { before, after } = await updatePage(unit, targetId, request.body);
        const details = changedParts(before, after, ['slug', 'isPublished', 'position', 'texts']);
        await recordAudit(unit, { operatorId, action: 'post.changed', targetType: 'post', targetId, details });
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
        const { slug, texts } = await getManagedPage(unit.db, targetId);
        await deletePage(unit, targetId);
        const details = { page: { before: { slug, texts }, after: null } };
        await recordAudit(unit, { operatorId, action: 'post.deleted', targetType: 'post', targetId, details });
      });
      return ok;
    },
  );
};
