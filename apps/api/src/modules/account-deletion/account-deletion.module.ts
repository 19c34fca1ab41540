import type { ApiModule } from '../../module.ts';
import { accountDeletionRoutes } from './account-deletion.routes.ts';

export const accountDeletionModule: ApiModule = {
  routes: [accountDeletionRoutes],
};
