import type { ApiModule } from '../../module.ts';
import { removableProduct } from './products.removable.ts';
import { countingItems } from '../../shared/counting-items.ts';
import { exportSections, forget } from './products.account.ts';
import { productsRoutes } from './products.routes.ts';
import { tellOfFailedPicture } from './tell-of-failure.ts';

export const productsModule: ApiModule = {
  routes: [productsRoutes],
  onFileFailed: tellOfFailedPicture,
  onItemsCounted: countingItems('product', 'products'),
  exportSections,
  forget,
  removable: { product: removableProduct },
};
