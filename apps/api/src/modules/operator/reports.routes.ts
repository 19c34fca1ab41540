import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { dataOf, idParams } from '../../shared/wire.ts';
import { closeReportBody, queuedReportSchema } from '../reports/reports.schema.ts';
import { operatorTags } from './operator-tags.ts';
import { reportInContextAnswer, reportQueueAnswer, reportQueueQuery } from './reports.schema.ts';
import { closeReport, getReportInContext, listReportQueue } from './reports.service.ts';

export const reportQueueRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/operator/reports',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'listReports',
        description: 'Reports, newest first, by status, type and reason.',
        tags: operatorTags,
        querystring: reportQueueQuery,
        response: { 200: reportQueueAnswer },
      },
    },
    async (request) => ({ data: await listReportQueue(context, request.query) }),
  );

  app.get(
    '/operator/reports/:id',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'getReport',
        description: 'One report with what was reported and what else is known.',
        tags: operatorTags,
        params: idParams,
        response: { 200: reportInContextAnswer },
      },
    },
    async (request) => {
      // No country: blocked countries do not limit operators.
      const operator = { account: accountOf(request), country: null };
      return { data: await getReportInContext(context, request.params.id, operator) };
    },
  );

  app.post(
    '/operator/reports/:id/close',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'closeReport',
        errors: ['reports.closed'],
        description:
          'Decides a report: nothing, the content goes and its author is told why, or the account is suspended.',
        tags: operatorTags,
        params: idParams,
        body: closeReportBody,
        response: { 200: dataOf(queuedReportSchema) },
      },
    },
    async (request) => {
      const operatorId = accountOf(request).id;
      const decision = { reportId: request.params.id, ...request.body };
      return { data: await context.work((unit) => closeReport(context, unit, operatorId, decision)) };
    },
  );
};
