import type { ApiModule } from '../../module.ts';
import { exportSections, forget } from './spending-caps.account.ts';
import { spendingCapsRoutes } from './spending-caps.routes.ts';
import { assertWithinCaps } from './spending-caps.service.ts';

export const spendingCapsModule: ApiModule = {
  routes: [spendingCapsRoutes],
  onPosting: assertWithinCaps,
  exportSections,
  forget,
};
