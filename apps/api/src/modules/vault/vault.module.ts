import type { ApiModule } from '../../module.ts';
import { exportSections } from './vault.account.ts';
import { vaultCrontab, vaultJobs } from './vault.jobs.ts';
import { vaultRoutes } from './vault.routes.ts';

export const vaultModule: ApiModule = {
  routes: [vaultRoutes],
  jobs: vaultJobs,
  crontab: vaultCrontab,
  exportSections,
};
