import type { ApiModule } from '../../module.ts';
import { sitemapRoutes } from './sitemap.routes.ts';

export const sitemapModule: ApiModule = {
  routes: [sitemapRoutes],
};
