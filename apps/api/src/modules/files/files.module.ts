import type { ApiModule } from '../../module.ts';
import { exportSections, forget } from './files.account.ts';
import { filesCrontab, filesJobs } from './files.jobs.ts';
import { filesRoutes } from './files.routes.ts';
import { PROCESS_FILE } from './processing-job.ts';
import { REMOVE_BYTES } from './release-files.ts';
import { warnOfFfmpeg } from './warn-of-ffmpeg.ts';

export const filesModule: ApiModule = {
  routes: [filesRoutes],
  jobs: filesJobs,
  crontab: filesCrontab,
  slowJobs: { minutes: [PROCESS_FILE.short], hours: [PROCESS_FILE.long], bytes: [REMOVE_BYTES] },
  onStart: warnOfFfmpeg,
  exportSections,
  forget,
};
