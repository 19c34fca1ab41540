import type { PaymentsTable } from '../../platform/database/payment-tables.ts';

/** Who pays for a subscription again pays for a subscription. */
export const shownPurpose = (purpose: PaymentsTable['purpose']): 'top-up' | 'subscription' =>
  purpose === 'renewal' ? 'subscription' : purpose;
