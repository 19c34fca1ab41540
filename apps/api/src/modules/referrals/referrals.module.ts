import type { ApiModule } from '../../module.ts';
import { exportSections, forget } from './referrals.account.ts';
import { referralsRoutes } from './referrals.routes.ts';

export const referralsModule: ApiModule = {
  routes: [referralsRoutes],
  exportSections,
  forget,
};
