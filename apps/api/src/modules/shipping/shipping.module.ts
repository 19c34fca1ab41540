import type { ApiModule } from '../../module.ts';
import { exportSections, forget } from './shipping.account.ts';
import { shippingRoutes } from './shipping.routes.ts';

export const shippingModule: ApiModule = {
  routes: [shippingRoutes],
  exportSections,
  forget,
};
