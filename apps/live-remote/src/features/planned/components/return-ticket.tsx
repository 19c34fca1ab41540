import { useRef, useState } from 'react';
import { newIdempotencyKey } from '@barg/api-client/http';
import type { StreamSummary } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, lazyDialog, usePrice, useToast } from '@barg/ui-kit';
import { useReturnTicketMutation } from '../api/return-ticket.ts';

const ConfirmDialog = lazyDialog(async () => ({ default: (await import('@barg/ui-kit/overlays')).ConfirmDialog }));

/** Gives the ticket of a moved stream back, after a question. */
export function ReturnTicket({ stream: { _id: id } }: { stream: StreamSummary }) {
  const { t } = useTranslation(['live', 'shell']);
  const toast = useToast();
  const inTokens = usePrice();
  const key = useRef<string>(null);
  const [isAsking, setAsking] = useState(false);
  const [giveBack, { isLoading }] = useReturnTicketMutation();
  const handleConfirm = async () => {
    key.current ??= newIdempotencyKey();
    const { data, error } = await giveBack({ id, key: key.current });
    setAsking(false);
    if (data) toast(t('live:planned.returned', { tokens: inTokens(data.amount) }), { tone: 'success' });
    else toast(error.message || t('shell:errors.default'), { tone: 'danger' });
  };
  return (
    <>
      <Button variant="media" onClick={() => setAsking(true)}>
        {t('live:planned.return')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={t('live:planned.returnTitle')}
          confirmLabel={t('live:planned.return')}
          keepLabel={t('live:planned.keepTicket')}
          isBusy={isLoading}
          onConfirm={() => void handleConfirm()}
          onClose={() => setAsking(false)}
        >
          {t('live:planned.returnText')}
        </ConfirmDialog>
      )}
    </>
  );
}
