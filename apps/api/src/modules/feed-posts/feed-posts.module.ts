import type { ApiModule } from '../../module.ts';
import { removableFeedPost } from './feed-posts.removable.ts';
import { changingTeasers } from '../../shared/changing-teasers.ts';
import { countingItems } from '../../shared/counting-items.ts';
import { exportSections, forget } from './feed-posts.account.ts';
import { feedPostsCrontab, feedPostsJobs } from './feed-posts.jobs.ts';
import { feedPostsRoutes } from './feed-posts.routes.ts';
import { notifyOfFailedPost } from './file-failure-notice.ts';

export const feedPostsModule: ApiModule = {
  routes: [feedPostsRoutes],
  jobs: feedPostsJobs,
  crontab: feedPostsCrontab,
  onFileFailed: notifyOfFailedPost,
  onItemsCounted: countingItems('feed', 'feed_posts'),
  exportSections,
  forget,
  onTeaserChanged: changingTeasers('feed', 'feed_posts'),
  removable: { feed: removableFeedPost },
};
