import type { ApiModule } from '../../module.ts';
import { removableGallery, removablePhoto } from './galleries.removable.ts';
import { findReportedPhoto } from './galleries.reportable.ts';
import { countingItems } from '../../shared/counting-items.ts';
import { announceGallery } from './announce-gallery.ts';
import { exportSections, forget } from './galleries.account.ts';
import { galleriesCrontab, galleriesJobs } from './galleries.jobs.ts';
import { galleriesRoutes } from './galleries.routes.ts';
import { photosRoutes } from './photos/photos.routes.ts';
import { notifyOfFailedPhoto } from './file-failure-notice.ts';

export const galleriesModule: ApiModule = {
  routes: [galleriesRoutes, photosRoutes],
  jobs: galleriesJobs,
  crontab: galleriesCrontab,
  onFileReady: announceGallery,
  onFileFailed: notifyOfFailedPhoto,
  onItemsCounted: countingItems('gallery', 'galleries'),
  exportSections,
  forget,
  removable: { gallery: removableGallery, photo: removablePhoto },
  reportable: { photo: findReportedPhoto },
};
