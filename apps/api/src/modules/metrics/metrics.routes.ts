import { createHash, timingSafeEqual } from 'node:crypto';
import { NotFoundError } from '../../errors/common-errors.ts';
import { tokenOf } from '../../plugins/auth.ts';
import { NotAuthenticatedError } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { readLastCheck } from '../books/checking.service.ts';
import { countPending } from '../payments/payment-attempts.repository.ts';
import { webhookRefusals } from '../payments/webhook-refusals.ts';
import { openRefusals } from '../remote-health/refusals.ts';
import { readHealthTotals } from '../remote-health/version-health.ts';
import { openWithdrawals } from '../remote-health/withdrawals.ts';
import { jobMetrics, readQueue } from './job-metrics.ts';
import { ledgerMetrics, paymentMetrics } from './payment-metrics.ts';
import { refusalMetrics } from './refusal-metrics.ts';
import { remoteMetrics } from './remote-metrics.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * For Prometheus, with a token of its own; without a configured token the route does not exist. The client's address
 * gives no access: behind a proxy on the same machine all requests have the same.
 */
export const metricsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/metrics',
    {
      logLevel: 'warn',
      config: { access: 'guest', isAlwaysOpen: true, hasOwnToken: true },
      schema: { hide: true },
    },
    async (request, reply) => {
      const { config, metrics } = context;
      if (!config.metricsToken || metrics === null) throw new NotFoundError();
      const given = tokenOf(request.headers.authorization) ?? '';
      if (!timingSafeEqual(digest(given), digest(config.metricsToken))) throw new NotAuthenticatedError();
      const [rows, withdrawals, refusals, payments, lastCheck, queue] = await Promise.all([
        readHealthTotals(context.db),
        openWithdrawals(context.db),
        openRefusals(context.db),
        countPending(context.db),
        readLastCheck(context.db),
        readQueue(context.db),
      ]);
      const text = await metrics.toText([
        ...remoteMetrics(rows, withdrawals),
        ...refusalMetrics(refusals),
        ...paymentMetrics(payments, webhookRefusals()),
        ...ledgerMetrics(lastCheck),
        ...jobMetrics(queue),
      ]);
      return reply.type(metrics.contentType).send(text);
    },
  );
};
