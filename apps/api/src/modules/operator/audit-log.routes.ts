import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { auditLogAnswer, auditLogQuery } from './audit-log.schema.ts';
import { searchAuditLog } from './audit-log.service.ts';
import { operatorTags } from './operator-tags.ts';

export const auditLogRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/operator/audit-log',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'searchAuditLog',
        description: 'What operators did, newest first, by who, what, on what and when.',
        tags: operatorTags,
        querystring: auditLogQuery,
        response: { 200: auditLogAnswer },
      },
    },
    async (request) => ({ data: await searchAuditLog(context, request.query) }),
  );
};
