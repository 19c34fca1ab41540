import type { ApiModule } from '../../module.ts';
import { chainRoutes } from './chain.routes.ts';
import { cryptoCrontab, cryptoJobs } from './crypto.jobs.ts';
import { cryptoRoutes } from './crypto.routes.ts';
import { mismatchedPaymentsRoutes } from './mismatched-payments.routes.ts';
import { cryptoWebhooks } from './webhooks.routes.ts';

export const cryptoModule: ApiModule = {
  routes: [cryptoRoutes, mismatchedPaymentsRoutes, cryptoWebhooks, chainRoutes],
  jobs: cryptoJobs,
  slowJobs: { coins: Object.keys(cryptoJobs) },
  crontab: cryptoCrontab,
};
