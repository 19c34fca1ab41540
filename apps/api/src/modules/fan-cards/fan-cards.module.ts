import type { ApiModule } from '../../module.ts';
import { fanCardsRoutes } from './fan-cards.routes.ts';

export const fanCardsModule: ApiModule = { routes: [fanCardsRoutes] };
