import type { PaymentsTable } from '../../platform/database/payment-tables.ts';

/** Renewals are shown as payments for a subscription. */
export const shownPurpose = (purpose: PaymentsTable['purpose']): 'top-up' | 'subscription' =>
  purpose === 'renewal' ? 'subscription' : purpose;
