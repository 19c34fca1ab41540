import type { ReactNode } from 'react';
import { Stack } from '@barg/ui-kit';
import { Dialog } from '@barg/ui-kit/overlays';
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

/** A dialog that pays from the wallet. It is hidden during a top-up and reappears with its choices. */
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
