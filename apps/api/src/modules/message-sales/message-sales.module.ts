import type { ApiModule } from '../../module.ts';
import { messageSalesRoutes } from './message-sales.routes.ts';
import { takeBackWhatStoodOnIt } from './undone-purchases.ts';

export const messageSalesModule: ApiModule = { routes: [messageSalesRoutes], onPurchaseUndone: takeBackWhatStoodOnIt };
