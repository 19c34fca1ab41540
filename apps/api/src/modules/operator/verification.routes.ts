import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import {
  approveBody,
  pendingPerformersAnswer,
  refuseBody,
  verificationAnswer,
  verificationsQuery,
} from '../performers/verification.schema.ts';
import {
  approvePerformer,
  getVerification,
  listPendingPerformers,
  refusePerformer,
} from '../performers/verification.service.ts';
import { recordAudit } from '../audit/audit.ts';
import { operatorTags } from './operator-tags.ts';

const tags = operatorTags;

export const verificationRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/operator/verifications',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'listPendingPerformers',
        description:
          'Performers whose documents wait for a decision, the longest waiting first, or who were decided about, the latest first.',
        tags,
        querystring: verificationsQuery,
        response: { 200: pendingPerformersAnswer },
      },
    },
    async (request) => ({ data: await listPendingPerformers(context, request.query) }),
  );

  // A POST, because viewing documents is written to the audit log.
  app.post(
    '/operator/verifications/:id/open',
    {
      config: { access: 'operator', proof: false },
      schema: {
        operationId: 'openVerification',
        description: "Opens a performer's documents. That it was looked at is written into the audit log.",
        tags,
        params: idParams,
        response: { 200: verificationAnswer },
      },
    },
    async (request) => {
      const operatorId = accountOf(request).id;
      const targetId = request.params.id;
      const data = await getVerification(context, targetId, operatorId);
      const details = { documents: data.documents.map(({ kind }) => kind) };
      await context.work((unit) =>
        recordAudit(unit, { operatorId, action: 'document.opened', targetType: 'user', targetId, details }),
      );
      return { data };
    },
  );

  app.post(
    '/operator/verifications/:id/approve',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'approvePerformer',
        description: 'Lets a performer publish. `submittedAt` says which documents were looked at.',
        tags,
        params: idParams,
        body: approveBody,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      const operatorId = accountOf(request).id;
      const targetId = request.params.id;
      await context.work(async (unit) => {
        await approvePerformer(context, unit, { performerId: targetId, ...request.body });
        const details = { verification: { before: 'pending', after: 'verified' } };
        await recordAudit(unit, { operatorId, action: 'performer.verified', targetType: 'user', targetId, details });
      });
      return ok;
    },
  );

  app.post(
    '/operator/verifications/:id/refuse',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'refusePerformer',
        description: "Refuses a performer's documents, with the reason that she is told.",
        tags,
        params: idParams,
        body: refuseBody,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      const operatorId = accountOf(request).id;
      const targetId = request.params.id;
      const { reason } = request.body;
      await context.work(async (unit) => {
        await refusePerformer(context, unit, { performerId: targetId, ...request.body });
        const details = { reason, verification: { before: 'pending', after: 'refused' } };
        await recordAudit(unit, { operatorId, action: 'performer.refused', targetType: 'user', targetId, details });
      });
      return ok;
    },
  );
};
