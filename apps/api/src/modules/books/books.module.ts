import type { ApiModule } from '../../module.ts';
import { booksCrontab, booksJobs } from './books.jobs.ts';
import { booksRoutes } from './books.routes.ts';

export const booksModule: ApiModule = {
  routes: [booksRoutes],
  jobs: booksJobs,
  slowJobs: { gateways: Object.keys(booksJobs) },
  crontab: booksCrontab,
};
