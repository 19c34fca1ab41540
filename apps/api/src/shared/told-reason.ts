/** Why a wallet did not pay, where it was not for want of tokens. */
type ToldReason = 'limit' | 'wallet-suspended' | 'wallet-closed';

const REASONS: Readonly<Record<string, ToldReason>> = {
  'wallet.cap_reached': 'limit',
  'wallet.suspended': 'wallet-suspended',
  'wallet.closed': 'wallet-closed',
};

/** What notice and letter name as the reason of a refusal, by its error code; undefined where tokens are missing. */
export const toldReason = (code: string | null): ToldReason | undefined => (code === null ? undefined : REASONS[code]);
