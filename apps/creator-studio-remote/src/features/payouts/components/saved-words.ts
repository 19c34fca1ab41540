import type { PayoutMethod } from '@barg/api-client/models';

/** What is said once payout details are saved: those that were there already are held by nothing anew. */
export const savedWordsOf = ({ heldUntil }: Pick<PayoutMethod, 'heldUntil'>) =>
  heldUntil === null ? 'payouts.methodSame' : 'payouts.methodSet';
