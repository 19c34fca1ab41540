import type { ApiModule } from '../../module.ts';
import { exportSections, forget } from './referrals.account.ts';
import { referralEarningsRoutes } from './referral-earnings.routes.ts';
import { referralJobs } from './referrals.jobs.ts';
import { referralsRoutes } from './referrals.routes.ts';
import { recordReferral } from './referrals.service.ts';
import { noteMovement } from './rewards.service.ts';

export const referralsModule: ApiModule = {
  routes: [referralsRoutes, referralEarningsRoutes],
  jobs: referralJobs,
  onRegistered: (unit, { userId, referralCode }) => recordReferral(unit, { code: referralCode, referredId: userId }),
  onPosted: noteMovement,
  exportSections,
  forget,
};
