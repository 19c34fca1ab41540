import { useState, type ReactNode } from 'react';
import type { PrivateStream } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, lazyDialog, useToast } from '@barg/ui-kit';
import { useEndPrivateMutation } from '../api/private-streams.ts';

const ConfirmDialog = lazyDialog(async () => ({ default: (await import('@barg/ui-kit/overlays')).ConfirmDialog }));

interface EndProps {
  session: PrivateStream;
  /** Instead of the button for what is accepted. */
  renderButton?: (ask: () => void) => ReactNode;
}

/** Takes a request back at once; asks before it ends what is accepted. */
export function EndPrivate({ session: { _id: id, status }, renderButton }: EndProps) {
  const { t } = useTranslation(['live', 'shell']);
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [end, { isLoading }] = useEndPrivateMutation();
  const handleEnd = async () => {
    const { error } = await end(id);
    setAsking(false);
    if (error) toast(error.message || t('shell:errors.default'), { tone: 'danger' });
  };
  const askFirst = () => setAsking(true);
  if (status === 'requested') {
    return (
      <Button isLoading={isLoading} onClick={() => void handleEnd()}>
        {t('live:private.withdraw')}
      </Button>
    );
  }
  return (
    <>
      {renderButton?.(askFirst) ?? (
        <Button variant="danger" onClick={askFirst}>
          {t('live:private.end')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={t('live:private.endTitle')}
          confirmLabel={t('live:private.end')}
          tone="danger"
          isBusy={isLoading}
          onConfirm={() => void handleEnd()}
          onClose={() => setAsking(false)}
        >
          {t('live:private.endText')}
        </ConfirmDialog>
      )}
    </>
  );
}
