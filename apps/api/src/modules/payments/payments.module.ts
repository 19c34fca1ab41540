import type { ApiModule } from '../../module.ts';
import { assertNothingPending, exportSections, forget } from './payments.account.ts';
import { paymentCrontab, paymentJobs } from './payments.jobs.ts';
import { paymentsRoutes } from './payments.routes.ts';
import { sandboxPages } from './sandbox-pages.routes.ts';

export const paymentsModule: ApiModule = {
  routes: [paymentsRoutes, sandboxPages],
  jobs: paymentJobs,
  crontab: paymentCrontab,
  // After the ledger's, which locks what a payment would come to.
  onLeaving: (unit, { userId }) => assertNothingPending(unit, userId),
  exportSections,
  forget,
};
