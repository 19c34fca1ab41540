import type { ApiModule } from '../../module.ts';
import { forgetOldRows } from './login-flows.ts';
import { exportSections, forget } from './social.account.ts';
import { socialRoutes } from './social.routes.ts';

export const socialModule: ApiModule = {
  routes: [socialRoutes],
  forgetOldRows,
  exportSections,
  forget,
};
