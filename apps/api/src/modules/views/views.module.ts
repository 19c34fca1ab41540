import type { ApiModule } from '../../module.ts';
import { forgetOldRows } from './first-view.ts';

export const viewsModule: ApiModule = {
  forgetOldRows,
};
