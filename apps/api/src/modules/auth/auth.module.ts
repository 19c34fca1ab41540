import type { ApiModule } from '../../module.ts';
import { authJobs } from './auth.jobs.ts';
import { authRoutes } from './auth.routes.ts';
import { loginCodeRoutes } from './login-code.routes.ts';
import { recoveryRoutes } from './recovery.routes.ts';

export const authModule: ApiModule = {
  routes: [authRoutes, loginCodeRoutes, recoveryRoutes],
  jobs: authJobs,
};
