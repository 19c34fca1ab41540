import type { LedgerTransactionKind } from '../../platform/database/money-tables.ts';
import type { ApiModule } from '../../module.ts';
import { noteReturned } from './chargebacks.ts';
import { assertNothingPending, exportSections, forget } from './payments.account.ts';
import { gatewayJobs, paymentCrontab, paymentJobs } from './payments.jobs.ts';
import { managedPackagesRoutes } from './packages/managed-packages.routes.ts';
import { paymentsRoutes } from './payments.routes.ts';
import { cardsRoutes } from './cards.routes.ts';
import { forgetOldEvents } from './old-events.ts';
import { receiptsRoutes } from './receipts.routes.ts';
import { standingRoutes } from './standing.routes.ts';
import { sandboxPages } from './sandbox-pages.routes.ts';
import { webhooksRoutes } from './webhooks.routes.ts';
import { assertMayPay } from './disputes.service.ts';

/** Movements by which a user spends; they are refused while a payment of his is disputed. */
const SPENDING: ReadonlySet<LedgerTransactionKind> = new Set(['tip', 'purchase', 'subscription', 'order']);

export const paymentsModule: ApiModule = {
  routes: [
    ...[cardsRoutes, paymentsRoutes, managedPackagesRoutes, receiptsRoutes, standingRoutes],
    ...[sandboxPages, webhooksRoutes],
  ],
  jobs: paymentJobs,
  slowJobs: { gateways: gatewayJobs },
  crontab: paymentCrontab,
  // After the ledger's hook, which locks the wallet that a pending payment would fill.
  onLeaving: (unit, { userId }) => assertNothingPending(unit, userId),
  onPosting: async (unit, { kind, userId }) => {
    if (userId !== null && SPENDING.has(kind)) await assertMayPay(unit, userId);
  },
  onPosted: noteReturned,
  forgetOldRows: forgetOldEvents,
  exportSections,
  forget,
};
