import { Card } from '@barg/ui-kit';
import { ClosedWalletNote } from '../../../shared/closed-wallet-note.tsx';
import { useClosedWallet } from '../../../shared/use-closed-wallet.ts';
import { BalanceCard } from './balance-card.tsx';

/** The head of the wallet's page: the balance with its top-up, or why a closed wallet has none. */
export function WalletHead() {
  const { closedBy } = useClosedWallet();
  return (
    <>
      {closedBy && (
        <Card as="div">
          <ClosedWalletNote closedBy={closedBy} />
        </Card>
      )}
      <BalanceCard isClosed={closedBy !== null} />
    </>
  );
}
