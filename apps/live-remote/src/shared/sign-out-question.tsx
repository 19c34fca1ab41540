import { useEffect, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { guardSignOut } from '@barg/session';
import { lazyDialog, useToast } from '@barg/ui-kit';

const ConfirmDialog = lazyDialog(async () => ({ default: (await import('@barg/ui-kit/overlays')).ConfirmDialog }));

interface QuestionProps {
  title: string;
  text: string;
  confirmLabel: string;
  isBusy: boolean;
  /** Ends what goes on. With an error the logout does not happen. */
  end: () => Promise<{ error?: { message?: string } }>;
}

/** Asks before a logout while something is sent from this tab; it is ended first. */
export function SignOutQuestion({ title, text, confirmLabel, isBusy, end }: QuestionProps) {
  const { t } = useTranslation('shell');
  const toast = useToast();
  const [answer, setAnswer] = useState<((mayLeave: boolean) => void) | null>(null);
  useEffect(() => guardSignOut(() => new Promise((resolve) => setAnswer(() => resolve))), []);

  const settle = (mayLeave: boolean) => {
    answer?.(mayLeave);
    setAnswer(null);
  };
  const handleConfirm = async () => {
    const { error } = await end();
    if (error) toast(error.message || t('errors.default'), { tone: 'danger' });
    settle(!error);
  };

  if (!answer) return null;
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={confirmLabel}
      tone="danger"
      isBusy={isBusy}
      onConfirm={() => void handleConfirm()}
      onClose={() => settle(false)}
    >
      {text}
    </ConfirmDialog>
  );
}
