import type { ApiModule } from '../../module.ts';
import { forgetPlace } from './folders.repository.ts';
import { exportSections, forget } from './library.account.ts';
import { libraryRoutes } from './library.routes.ts';

export const libraryModule: ApiModule = {
  routes: [libraryRoutes],
  onBookmarkRemoved: ({ db }, { userId, ...thing }) => forgetPlace(db, userId, thing),
  exportSections,
  forget,
};
