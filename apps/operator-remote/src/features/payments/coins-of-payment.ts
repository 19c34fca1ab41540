import type { CryptoStatus, MismatchedCryptoPayment } from '@barg/api-client/models';

export type CoinDecision = NonNullable<MismatchedCryptoPayment['decision']>;

const DECISIONS: readonly CoinDecision[] = ['credited', 'refunded'];
/** What becomes of coins that came after the decision. */
const AFTERWARDS: readonly CoinDecision[] = ['refunded'];

/** What an API of before does not name. */
type Newer = Partial<Pick<MismatchedCryptoPayment, 'acts' | 'decisions' | 'ref'>>;
type NewerStatus = Partial<Pick<CryptoStatus, 'decided' | 'more'>>;

/** An amount of coins with their name. */
export const namedCoins = (amount: string, coin: string | null): string => `${amount} ${coin ?? ''}`.trim();

/** The coins that came after the decision and wait; null where none do, or it is not known how many. */
export const moreOf = (payment: NewerStatus): string | null => payment.more ?? null;

/** The coins that a decision is about now: those that wait, or all that came. */
export const waitingOf = (payment: CryptoStatus): string => moreOf(payment) ?? payment.received;

/** What came for the payment itself, without what came after its decision. */
export const cameOf = (payment: CryptoStatus): string => (payment as NewerStatus).decided ?? payment.received;

/** What may be decided now. */
export const actsOn = (item: MismatchedCryptoPayment): readonly CoinDecision[] => {
  if (item.hasMore) return AFTERWARDS;
  return (item as Newer).acts ?? (item.decision === null ? DECISIONS : []);
};

export const decisionsOf = (item: Newer): MismatchedCryptoPayment['decisions'] => item.decisions ?? [];

export const invoiceOf = (item: Newer): string | null => item.ref ?? null;
