import type { ApiModule } from '../../module.ts';
import { exportSections, forget } from './fan-lists.account.ts';
import { fanListsRoutes } from './fan-lists.routes.ts';

export const fanListsModule: ApiModule = { routes: [fanListsRoutes], exportSections, forget };
