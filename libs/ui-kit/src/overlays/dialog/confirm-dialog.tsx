import { useTranslation } from '@barg/runtime/i18n';
import { Button } from '@barg/ui-kit';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** The consequence. */
  children: ReactNode;
  /** The verb of the action: "Delete", never "OK". */
  confirmLabel: string;
  /** The other answer, where "Cancel" could be taken for the action itself. */
  keepLabel?: string;
  tone?: 'primary' | 'danger';
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an irreversible action. A press outside does not close it. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const {
    isOpen,
    title,
    children,
    confirmLabel,
    keepLabel,
    tone = 'primary',
    isBusy = false,
    onConfirm,
    onClose,
  } = props;
  const { t } = useTranslation('ui');
  const footer = (
    <>
      <Button onClick={onClose} disabled={isBusy}>
        {keepLabel ?? t('cancel')}
      </Button>
      <Button variant={tone} isLoading={isBusy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      footer={footer}
      isDismissable={!isBusy}
    >
      {children}
    </Dialog>
  );
};
