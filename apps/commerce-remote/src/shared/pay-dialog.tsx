import type { ReactNode } from 'react';
import { Stack } from '@barg/ui-kit';
import { Dialog } from '@barg/ui-kit/overlays';
import { ClosedWalletNote } from './closed-wallet-note.tsx';
import { PayButton, PayError } from './pay-button.tsx';
import type { WalletPayment } from './use-wallet-payment.ts';
import { WalletLine } from './wallet-line.tsx';

interface PayDialogProps {
  title: string;
  payment: WalletPayment;
  /** The label of the paying button. */
  label: string;
  /** False while the choice is not valid. */
  isPayable?: boolean;
  /** Whether another dialog of this payment is open in front. */
  isAside?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog that pays from the wallet. It is hidden during a top-up and reappears with its choices. Where the wallet is
 * closed it says so, and asks for nothing.
 */
export function PayDialog({ title, payment, label, isPayable = true, isAside = false, ...rest }: PayDialogProps) {
  const { onClose, children } = rest;
  const { closedBy } = payment;
  return (
    <Dialog
      isOpen={!isAside && !payment.isToppingUp && !payment.isUnasked}
      onClose={onClose}
      title={title}
      size="sm"
      isDismissable={!payment.isPaying}
      footer={!closedBy && <PayButton payment={payment} label={label} disabled={!isPayable} />}
    >
      {closedBy ? (
        <ClosedWalletNote closedBy={closedBy} onLeave={onClose} />
      ) : (
        <Stack gap={4}>
          {children}
          <PayError payment={payment} />
          <WalletLine payment={payment} />
        </Stack>
      )}
    </Dialog>
  );
}
