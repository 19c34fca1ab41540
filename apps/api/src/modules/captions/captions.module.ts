import type { ApiModule } from '../../module.ts';
import { forget } from './captions.account.ts';
import { copyCaptions, deleteCaptionsOf } from './captions.repository.ts';
import { captionsRoutes } from './captions.routes.ts';

export const captionsModule: ApiModule = {
  routes: [captionsRoutes],
  onFilesReleased: ({ db }, fileIds) => deleteCaptionsOf(db, fileIds),
  forget,
  onFileReused: ({ db }, files) => copyCaptions(db, files),
};
