import type { ApiModule } from '../../module.ts';
import { forfeit } from './forfeit.ts';
import { exportSections } from './ledger.account.ts';

export const ledgerModule: ApiModule = {
  onLeaving: forfeit,
  exportSections,
};
