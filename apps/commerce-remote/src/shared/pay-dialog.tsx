import type { ReactNode } from 'react';
import { Stack } from '@barg/ui-kit';
import { Dialog } from '@barg/ui-kit/overlays';
import { PayButton, PayError } from './pay-button.tsx';
import type { WalletPayment } from './use-wallet-payment.ts';
import { WalletLine } from './wallet-line.tsx';

interface PayDialogProps {
  title: string;
  payment: WalletPayment;
  /** Of the button that pays. */
  label: string;
  /** False while what is chosen cannot be paid. */
  isPayable?: boolean;
  /** Another dialog of this payment stands in front. */
  isAside?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A payment from the wallet in a dialog. It steps aside for a top-up and comes back with all that was chosen. */
export function PayDialog({ title, payment, label, isPayable = true, isAside = false, ...rest }: PayDialogProps) {
  const { onClose, children } = rest;
  return (
    <Dialog
      isOpen={!isAside && !payment.isToppingUp && !payment.isUnasked}
      onClose={onClose}
      title={title}
      size="sm"
      isDismissable={!payment.isPaying}
      footer={<PayButton payment={payment} label={label} disabled={!isPayable} />}
    >
      <Stack gap={4}>
        {children}
        <PayError payment={payment} />
        <WalletLine payment={payment} />
      </Stack>
    </Dialog>
  );
}
