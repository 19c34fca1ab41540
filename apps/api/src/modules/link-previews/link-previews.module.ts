import type { ApiModule } from '../../module.ts';
import { FETCH_LINK_PREVIEW, linkPreviewJobs } from './link-previews.jobs.ts';
import { forgetUnused } from './link-previews.repository.ts';
import { linkPreviewsRoutes } from './link-previews.routes.ts';

export const linkPreviewsModule: ApiModule = {
  routes: [linkPreviewsRoutes],
  jobs: linkPreviewJobs,
  slowJobs: { outside: [FETCH_LINK_PREVIEW] },
  forgetOldRows: forgetUnused,
};
