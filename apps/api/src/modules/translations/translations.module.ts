import type { ApiModule } from '../../module.ts';
import { translationsRoutes } from './translations.routes.ts';

export const translationsModule: ApiModule = {
  routes: [translationsRoutes],
};
