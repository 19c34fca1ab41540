import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { addressedUploadsRoutes } from './addressed-uploads.routes.ts';
import { directUploadsRoutes } from './direct-uploads.routes.ts';
import { resumableUploadsRoutes } from './resumable-uploads.routes.ts';

/** The ways in which files come besides plain forms. */
export const uploadsRoutes: ModuleRoutes = async (app, context) => {
  await addressedUploadsRoutes(app, context);
  await directUploadsRoutes(app, context);
  await resumableUploadsRoutes(app, context);
};
