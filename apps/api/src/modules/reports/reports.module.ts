import type { ApiModule } from '../../module.ts';
import { findReportedAccount, findReportedItem } from '../../shared/reportable.ts';
import { exportSections, forget } from './reports.account.ts';
import { reportsRoutes } from './reports.routes.ts';

export const reportsModule: ApiModule = {
  routes: [reportsRoutes],
  exportSections,
  forget,
  // Accounts and items are found by what `viewing` knows of them; every other kind is found by its module.
  reportable: {
    user: findReportedAccount('user'),
    performer: findReportedAccount('performer'),
    feed: findReportedItem('feed'),
    gallery: findReportedItem('gallery'),
    video: findReportedItem('video'),
    product: findReportedItem('product'),
  },
};
