import type { ApiModule } from '../../module.ts';
import { streamSummariesRoutes } from './stream-summaries.routes.ts';

export const streamSummariesModule: ApiModule = { routes: [streamSummariesRoutes] };
