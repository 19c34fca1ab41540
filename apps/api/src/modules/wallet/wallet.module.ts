import type { ApiModule } from '../../module.ts';
import { exportSections } from './wallet.account.ts';
import { historyRoutes } from './history.routes.ts';
import { walletRoutes } from './wallet.routes.ts';

export const walletModule: ApiModule = {
  routes: [walletRoutes, historyRoutes],
  exportSections,
};
