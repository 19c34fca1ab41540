import type { ApiModule } from '../../module.ts';
import { exportSections, forget } from './referrals.account.ts';
import { referralsRoutes } from './referrals.routes.ts';
import { recordReferral } from './referrals.service.ts';

export const referralsModule: ApiModule = {
  routes: [referralsRoutes],
  onRegistered: (unit, { userId, referralCode }) => recordReferral(unit, { code: referralCode, referredId: userId }),
  exportSections,
  forget,
};
