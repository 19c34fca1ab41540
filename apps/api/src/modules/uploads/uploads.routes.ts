import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { addressedUploadsRoutes } from './addressed-uploads.routes.ts';
import { directUploadsRoutes } from './direct-uploads.routes.ts';
import { resumableUploadsRoutes } from './resumable-uploads.routes.ts';

/** The ways to upload besides plain forms. */
export const uploadsRoutes: ModuleRoutes = async (app, context) => {
  await addressedUploadsRoutes(app, context);
  await directUploadsRoutes(app, context);
  await resumableUploadsRoutes(app, context);
};
