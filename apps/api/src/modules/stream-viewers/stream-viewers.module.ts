import type { ApiModule } from '../../module.ts';
import { streamViewersRoutes } from './stream-viewers.routes.ts';

export const streamViewersModule: ApiModule = { routes: [streamViewersRoutes] };
