import type { ApiModule } from '../../module.ts';
import { streamHlsRoutes } from './stream-hls.routes.ts';

export const streamHlsModule: ApiModule = { routes: [streamHlsRoutes] };
