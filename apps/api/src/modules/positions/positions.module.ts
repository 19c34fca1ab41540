import type { ApiModule } from '../../module.ts';
import { exportSections, forget } from './positions.account.ts';
import { deletePositionsOf } from './positions.repository.ts';
import { positionsRoutes } from './positions.routes.ts';

export const positionsModule: ApiModule = {
  routes: [positionsRoutes],
  onFilesReleased: ({ db }, fileIds) => deletePositionsOf(db, fileIds),
  exportSections,
  forget,
};
