import type { ApiModule } from '../../module.ts';
import { forgetOldRows } from './count-view.ts';

export const viewsModule: ApiModule = {
  forgetOldRows,
};
