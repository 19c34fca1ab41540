import type { ApiModule } from '../../module.ts';
import { forfeit } from './forfeit.ts';
import { exportSections } from './ledger.account.ts';
import { openWallet } from './ledger.repository.ts';

export const ledgerModule: ApiModule = {
  // Only fans have one.
  onRegistered: async ({ db }, { userId, role }) => {
    if (role === 'user') await openWallet(db, userId);
  },
  onLeaving: forfeit,
  exportSections,
};
