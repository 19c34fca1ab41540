import type { ApiModule } from '../../module.ts';
import { messageSalesRoutes } from './message-sales.routes.ts';

export const messageSalesModule: ApiModule = { routes: [messageSalesRoutes] };
