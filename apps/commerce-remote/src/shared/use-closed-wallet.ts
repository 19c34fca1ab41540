import type { WalletStanding } from '@barg/api-client/models';
import { useAskedAgain } from '@barg/session/line';
import { useWalletStandingQuery } from './api/wallet-standing.ts';
import { useFan } from './fan.ts';

export interface ClosedWallet {
  /** The dispute that keeps the fan from paying; null where none does, and while it is not known. */
  closedBy: WalletStanding['closedBy'];
  /** Whether the first answer is still to come. */
  isLoading: boolean;
}

/**
 * Whether a dispute has closed the fan's wallet. Asks for accounts with a wallet alone, and not where nothing is paid.
 *
 * @param isPaid false while nothing is taken from the wallet, or its answer would be shown nowhere
 */
export const useClosedWallet = (isPaid = true): ClosedWallet => {
  const isFan = useFan() !== null;
  const { currentData, isLoading } = useAskedAgain(useWalletStandingQuery(undefined, { skip: !isFan || !isPaid }));
  return { closedBy: currentData?.closedBy ?? null, isLoading };
};
