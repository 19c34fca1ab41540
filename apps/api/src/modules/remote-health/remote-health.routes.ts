import { z } from 'zod';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { dataOf, ok, okSchema } from '../../shared/wire.ts';
import { clientReportBody } from './client-reports.schema.ts';
import { recordReport } from './record-report.ts';
import { openWithdrawals, withdrawalSchema } from './withdrawals.ts';

const tags = ['remotes', 'addition'];
/** Reports a minute from one address: a page sends one or two, and offices share an address. */
const reporting = { rateLimit: { max: 60, timeWindow: '1 minute' } };
/** More than the largest report. */
const BODY_LIMIT = 16 * 1024;

const webTierAnswer = dataOf(
  z.object({
    withdrawals: z.array(withdrawalSchema),
    fileOrigins: z.object({ signed: z.string(), public: z.string().nullable() }).nullable(),
  }),
);

/** The health of remotes in the field, and what follows from it. */
export const remoteHealthRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/client-reports',
    {
      bodyLimit: BODY_LIMIT,
      // Too many to log each.
      logLevel: 'warn',
      config: { access: 'guest', ...reporting },
      schema: {
        operationId: 'sendClientReport',
        description: 'Takes what pages report of remotes: loads, failures, Web Vitals.',
        tags,
        body: clientReportBody,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await context.work((unit) => recordReport(context, unit, request, request.body));
      return ok;
    },
  );

  app.get(
    '/remotes/withdrawals',
    {
      // Called by the web tier every second, without an account, also while the site is closed.
      logLevel: 'warn',
      config: { access: 'guest', isAlwaysOpen: true },
      schema: {
        operationId: 'getRemoteWithdrawals',
        description:
          'For web tiers: remotes that are withdrawn now because they failed for many, and the origins of a file storage that ' +
          'browsers reach directly (null where all files come from the site).',
        tags,
        response: { 200: webTierAnswer },
      },
    },
    async () => ({
      data: {
        withdrawals: await openWithdrawals(context.db),
        fileOrigins: context.files.direct?.origins ?? null,
      },
    }),
  );
};
