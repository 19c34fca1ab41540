import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { createReportBody, reportAnswer } from './reports.schema.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { createReport } from './reports.service.ts';

/** Reports a minute from one address. */
const reporting = { rateLimit: { max: 20, timeWindow: '1 minute' } };

export const reportsRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/reports',
    {
      config: { access: 'any', ...reporting },
      schema: {
        operationId: 'createReport',
        errors: ['reports.own_content'],
        description: 'Reports something or somebody to the operators.',
        tags: ['reports'],
        body: createReportBody,
        response: { 200: reportAnswer },
      },
    },
    async (request) => {
      const { reportable } = context;
      const report = await context.work(({ db }) => createReport({ db, reportable }, memberOf(request), request.body));
      return { data: { _id: report.id, status: report.status, createdAt: report.created_at.toISOString() } };
    },
  );
};
