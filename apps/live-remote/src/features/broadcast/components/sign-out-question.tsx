import { useEffect, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { guardSignOut } from '@barg/session';
import { lazyDialog, useToast } from '@barg/ui-kit';
import { useEndStreamMutation } from '../api/end-stream.ts';

const ConfirmDialog = lazyDialog(async () => ({ default: (await import('@barg/ui-kit/overlays')).ConfirmDialog }));

/** Asks before a logout during a broadcast; the stream is ended first. */
export function SignOutQuestion({ streamId }: { streamId: string }) {
  const { t } = useTranslation(['live', 'shell']);
  const toast = useToast();
  const [answer, setAnswer] = useState<((mayLeave: boolean) => void) | null>(null);
  const [end, { isLoading }] = useEndStreamMutation();
  useEffect(() => guardSignOut(() => new Promise((resolve) => setAnswer(() => resolve))), []);

  const settle = (mayLeave: boolean) => {
    answer?.(mayLeave);
    setAnswer(null);
  };
  const handleConfirm = async () => {
    const { error } = await end(streamId);
    if (error) toast(error.message || t('shell:errors.default'), { tone: 'danger' });
    settle(!error);
  };

  if (!answer) return null;
  return (
    <ConfirmDialog
      isOpen
      title={t('live:broadcast.signOutTitle')}
      confirmLabel={t('live:broadcast.signOut')}
      tone="danger"
      isBusy={isLoading}
      onConfirm={() => void handleConfirm()}
      onClose={() => settle(false)}
    >
      {t('live:broadcast.endText')}
    </ConfirmDialog>
  );
}
