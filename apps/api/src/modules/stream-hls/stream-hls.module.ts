import type { ApiModule } from '../../module.ts';
import { keepParts } from './keep-parts.ts';
import { removeOld } from './stream-hls.repository.ts';
import { streamHlsRoutes } from './stream-hls.routes.ts';

export const streamHlsModule: ApiModule = {
  routes: [streamHlsRoutes],
  jobs: { 'remove-old-hls-parts': ({ db }) => removeOld(db) },
  crontab: ['* * * * * remove-old-hls-parts'],
  onServe: keepParts,
};
