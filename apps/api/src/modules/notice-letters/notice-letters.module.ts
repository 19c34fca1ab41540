import type { ApiModule } from '../../module.ts';
import { exportSections, forget } from './notice-letters.account.ts';
import { noticeLettersCrontab, noticeLettersJobs } from './notice-letters.jobs.ts';
import { noticeLettersRoutes } from './notice-letters.routes.ts';
import { unsubscribeRoutes } from './unsubscribe.routes.ts';

export const noticeLettersModule: ApiModule = {
  routes: [noticeLettersRoutes, unsubscribeRoutes],
  jobs: noticeLettersJobs,
  crontab: noticeLettersCrontab,
  exportSections,
  forget,
};
