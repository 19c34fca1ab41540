import type { ApiModule } from '../../module.ts';
import { sealedDetails } from './sealed-details.ts';
import { gatewaySettingsRoutes } from './gateway-settings.routes.ts';
import { methodsRoutes } from './methods.routes.ts';
import { exportSections, forget, settlePayouts } from './payouts.account.ts';
import { payoutCrontab, payoutJobs } from './payouts.jobs.ts';
import { payoutsRoutes } from './payouts.routes.ts';

export const payoutsModule: ApiModule = {
  routes: [payoutsRoutes, methodsRoutes, gatewaySettingsRoutes],
  jobs: payoutJobs,
  slowJobs: { gateways: Object.keys(payoutJobs) },
  crontab: payoutCrontab,
  // After the ledger's, which locks the accounts.
  onLeaving: (unit, { userId }) => settlePayouts(unit, userId),
  exportSections,
  sealed: sealedDetails,
  forget,
};
