import type { ApiModule } from '../../module.ts';
import { conversationsRoutes } from './conversations.routes.ts';

export const conversationsModule: ApiModule = {
  routes: [conversationsRoutes],
};
