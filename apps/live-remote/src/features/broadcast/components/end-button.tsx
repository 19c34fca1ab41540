import { useState, type ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, lazyDialog, useToast } from '@barg/ui-kit';
import { useEndStreamMutation } from '../api/end-stream.ts';

const ConfirmDialog = lazyDialog(async () => ({ default: (await import('@barg/ui-kit/overlays')).ConfirmDialog }));

interface EndButtonProps {
  streamId: string;
  onEnded?: () => void;
  /** A compact button. */
  renderButton?: (ask: () => void) => ReactNode;
}

/** Ends the stream, after a confirmation. */
export function EndButton({ streamId, onEnded, renderButton }: EndButtonProps) {
  const { t } = useTranslation(['live', 'shell']);
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [end, { isLoading }] = useEndStreamMutation();

  const handleEnd = async () => {
    const { error } = await end(streamId);
    setAsking(false);
    if (error) toast(error.message || t('shell:errors.default'), { tone: 'danger' });
    else onEnded?.();
  };

  const ask = () => setAsking(true);
  return (
    <>
      {renderButton?.(ask) ?? (
        <Button variant="danger" onClick={ask}>
          {t('live:broadcast.end')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={t('live:broadcast.endTitle')}
          confirmLabel={t('live:broadcast.end')}
          tone="danger"
          isBusy={isLoading}
          onConfirm={() => void handleEnd()}
          onClose={() => setAsking(false)}
        >
          {t('live:broadcast.endText')}
        </ConfirmDialog>
      )}
    </>
  );
}
