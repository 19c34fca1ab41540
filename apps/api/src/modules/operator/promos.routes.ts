import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { runOnce } from '../../shared/run-once.ts';
import { idParams, listOf, ok, okSchema, pageQuery } from '../../shared/wire.ts';
import { changePromoBody, managedPromoAnswer, managedPromoSchema, promoBody } from '../promos/promos.schema.ts';
import { changePromo, createPromo, deletePromo, getManagedPromo, listManagedPromos } from '../promos/promos.service.ts';
import { recordAudit } from '../audit/audit.ts';
import { changedParts } from './changed-parts.ts';
import { operatorTags } from './operator-tags.ts';

const tags = operatorTags;
const config = { access: 'operator' } as const;
const response = { 200: managedPromoAnswer };
const targetType = 'promo';

/** The promos on the discovery pages, with their texts in every language. */
export const operatorPromosRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/operator/promos',
    {
      config,
      schema: {
        operationId: 'listManagedPromos',
        description: 'Notices of the site, shown or not.',
        tags,
        querystring: pageQuery,
        response: { 200: listOf(managedPromoSchema) },
      },
    },
    async (request) => ({ data: await listManagedPromos(context.db, request.query) }),
  );

  app.get(
    '/operator/promos/:id',
    {
      config,
      schema: {
        operationId: 'getManagedPromo',
        description: 'One notice of the site with all its languages.',
        tags,
        params: idParams,
        response,
      },
    },
    async (request) => ({ data: await getManagedPromo(context.db, request.params.id) }),
  );

  app.post(
    '/operator/promos',
    {
      config: { ...config, proof: false, idempotency: 'accepted' },
      schema: {
        operationId: 'createManagedPromo',
        description: 'Makes a notice of the site.',
        tags,
        body: promoBody,
        response,
      },
    },
    async (request) => {
      const operatorId = accountOf(request).id;
      const data = await runOnce(context, request, async (unit) => {
        const promo = await createPromo(unit, request.body);
        const { _id: targetId, link, isPublished } = promo;
        const details = { link, isPublished };
        await recordAudit(unit, { operatorId, action: 'promo.created', targetType, targetId, details });
        return promo;
      });
      return { data };
    },
  );

  app.put(
    '/operator/promos/:id',
    {
      config: { ...config, proof: false },
      schema: {
        operationId: 'replaceManagedPromo',
        errors: ['texts.changed_meanwhile'],
        description:
          'Changes a notice of the site. What is left out stays, also a language in `texts`; null takes one away.',
        tags,
        params: idParams,
        body: changePromoBody,
        response,
      },
    },
    async (request) => {
      const operatorId = accountOf(request).id;
      const targetId = request.params.id;
      const data = await context.work(async (unit) => {
        const { before, after } = await changePromo(unit, targetId, request.body);
        const details = changedParts(before, after, ['link', 'position', 'isPublished', 'startsAt', 'endsAt', 'texts']);
        await recordAudit(unit, { operatorId, action: 'promo.changed', targetType, targetId, details });
        return after;
      });
      return { data };
    },
  );

  app.delete(
    '/operator/promos/:id',
    {
      config,
      schema: {
        operationId: 'deleteManagedPromo',
        description: 'Deletes a notice of the site.',
        tags,
        params: idParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      const operatorId = accountOf(request).id;
      const targetId = request.params.id;
      await context.work(async (unit) => {
        const { link, texts } = await getManagedPromo(unit.db, targetId);
        await deletePromo(unit, targetId);
        const details = { promo: { before: { link, texts }, after: null } };
        await recordAudit(unit, { operatorId, action: 'promo.deleted', targetType, targetId, details });
      });
      return ok;
    },
  );
};
