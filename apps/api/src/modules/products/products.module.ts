import type { ApiModule } from '../../module.ts';
import { removableProduct } from './products.removable.ts';
import { countingItems } from '../../shared/counting-items.ts';
import { exportSections, forget } from './products.account.ts';
import { productsRoutes } from './products.routes.ts';
import { notifyOfFailedPicture } from './file-failure-notice.ts';

export const productsModule: ApiModule = {
  routes: [productsRoutes],
  onFileFailed: notifyOfFailedPicture,
  onItemsCounted: countingItems('product', 'products'),
  exportSections,
  forget,
  removable: { product: removableProduct },
};
