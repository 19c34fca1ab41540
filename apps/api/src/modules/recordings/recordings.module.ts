import type { ApiModule } from '../../module.ts';
import { keepSegments } from './keep-segments.ts';
import { exportSections, forget } from './recordings.account.ts';
import { recordingsCrontab, recordingsJobs } from './recordings.jobs.ts';
import { forgetFiles } from './recordings.repository.ts';
import { recordingsRoutes } from './recordings.routes.ts';
import { tellOfFailedFilm } from './tell-failed.ts';

export const recordingsModule: ApiModule = {
  routes: [recordingsRoutes],
  jobs: recordingsJobs,
  crontab: recordingsCrontab,
  onServe: keepSegments,
  onFilesReleased: ({ db }, fileIds) => forgetFiles(db, fileIds),
  onFileFailed: tellOfFailedFilm,
  exportSections,
  forget,
};
