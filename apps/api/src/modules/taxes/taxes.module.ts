import type { ApiModule } from '../../module.ts';
import { taxesRoutes } from './taxes.routes.ts';

export const taxesModule: ApiModule = { routes: [taxesRoutes] };
