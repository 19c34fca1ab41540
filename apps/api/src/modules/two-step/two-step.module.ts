import type { ApiModule } from '../../module.ts';
import { sealedSecrets } from './authenticator.ts';
import { forgetOldRows } from './challenges.ts';
import { forget } from './two-step.account.ts';
import { twoStepRoutes } from './two-step.routes.ts';

export const twoStepModule: ApiModule = {
  routes: [twoStepRoutes],
  sealed: [sealedSecrets],
  forgetOldRows,
  forget,
};
