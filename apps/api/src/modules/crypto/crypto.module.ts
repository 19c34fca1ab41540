import type { ApiModule } from '../../module.ts';
import { chainRoutes } from './chain.routes.ts';
import { cryptoCrontab, cryptoJobs } from './crypto.jobs.ts';
import { cryptoRoutes } from './crypto.routes.ts';
import { oddPaymentsRoutes } from './odd-payments.routes.ts';
import { cryptoWebhooks } from './webhooks.routes.ts';

export const cryptoModule: ApiModule = {
  routes: [cryptoRoutes, oddPaymentsRoutes, cryptoWebhooks, chainRoutes],
  jobs: cryptoJobs,
  crontab: cryptoCrontab,
};
