import type { ApiModule } from '../../module.ts';
import { announceReadyFilm } from './announce-film.ts';
import { CUT_CLIP, TRIM_FILM } from './cut-jobs.ts';
import { keepSegments } from './keep-segments.ts';
import { exportSections, forget } from './recordings.account.ts';
import { recordingsCrontab, recordingsJobs } from './recordings.jobs.ts';
import { forgetFiles } from './recordings.repository.ts';
import { recordingsRoutes } from './recordings.routes.ts';
import { MAKE_FILM } from './remove-segments.ts';
import { bringFilmsBack, takeFilmsAway } from './removed-streams.ts';
import { streamFilmsRoutes } from './stream-films.routes.ts';
import { tellOfFailedFilm } from './tell-failed.ts';

export const recordingsModule: ApiModule = {
  routes: [recordingsRoutes, streamFilmsRoutes],
  jobs: recordingsJobs,
  crontab: recordingsCrontab,
  // A broadcast that changed its codec is encoded whole; what is cut is copied.
  slowJobs: { minutes: [TRIM_FILM, CUT_CLIP], hours: [MAKE_FILM] },
  onServe: keepSegments,
  onFilesReleased: ({ db }, fileIds) => forgetFiles(db, fileIds),
  onFileReady: announceReadyFilm,
  onFileFailed: tellOfFailedFilm,
  onTakenDown: takeFilmsAway,
  onBroughtBack: bringFilmsBack,
  exportSections,
  forget,
};
