import type { ApiModule } from '../../module.ts';
import { exportSections } from './ledger.account.ts';

export const ledgerModule: ApiModule = {
  exportSections,
};
