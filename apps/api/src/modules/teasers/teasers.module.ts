import type { ApiModule } from '../../module.ts';
import { MAKE_TEASER, teaseLater } from './settle-teaser.ts';
import { teasersJobs } from './teasers.jobs.ts';

export const teasersModule: ApiModule = {
  jobs: teasersJobs,
  slowJobs: { minutes: [MAKE_TEASER] },
  onFileReady: teaseLater,
};
