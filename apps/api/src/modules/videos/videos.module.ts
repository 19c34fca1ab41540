import type { ApiModule } from '../../module.ts';
import { removableVideo } from './videos.removable.ts';
import { changingTeasers } from '../../shared/changing-teasers.ts';
import { countingItems } from '../../shared/counting-items.ts';
import { showVideo } from './show-video.ts';
import { notifyOfFailedVideo } from './file-failure-notice.ts';
import { exportSections, forget } from './videos.account.ts';
import { videosCrontab, videosJobs } from './videos.jobs.ts';
import { videosRoutes } from './videos.routes.ts';

export const videosModule: ApiModule = {
  routes: [videosRoutes],
  jobs: videosJobs,
  crontab: videosCrontab,
  onFileReady: showVideo,
  onFileFailed: notifyOfFailedVideo,
  onItemsCounted: countingItems('video', 'videos'),
  exportSections,
  forget,
  onTeaserChanged: changingTeasers('video', 'videos'),
  removable: { video: removableVideo },
};
