import type { ApiModule } from '../../module.ts';
import { exportSections } from './contact.account.ts';
import { contactRoutes } from './contact.routes.ts';

export const contactModule: ApiModule = {
  routes: [contactRoutes],
  exportSections,
};
