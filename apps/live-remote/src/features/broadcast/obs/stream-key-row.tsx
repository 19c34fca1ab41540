import { useState } from 'react';
import type { StreamKey } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, lazyDialog, Stack, Text, Time, UserWords, useToast } from '@barg/ui-kit';
import { Checkbox } from '@barg/ui-kit/fields';
import { useRevokeStreamKeyMutation, useUpdateStreamKeyMutation } from '../api/encoder.ts';

const ConfirmDialog = lazyDialog(async () => ({ default: (await import('@barg/ui-kit/overlays')).ConfirmDialog }));

interface StreamKeyRowProps {
  streamKey: StreamKey;
  onRevoked: () => void;
}

/** One key: when it was used, what it may, and how it is revoked. */
export function StreamKeyRow({ streamKey, onRevoked }: StreamKeyRowProps) {
  const { t } = useTranslation(['live', 'shell']);
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [update] = useUpdateStreamKeyMutation();
  const [revoke, { isLoading }] = useRevokeStreamKeyMutation();
  const { _id: id, name, hint, startsStream, lastUsedAt } = streamKey;

  const tell = (error: { message?: string }) => toast(error.message || t('shell:errors.default'), { tone: 'danger' });
  const handleStarts = async (isChecked: boolean) => {
    const { error } = await update({ id, name, startsStream: isChecked });
    if (error) tell(error);
  };
  const handleRevoke = async () => {
    const { error } = await revoke(id);
    setAsking(false);
    if (error) tell(error);
    else onRevoked();
  };

  return (
    <Stack as="li" gap={2}>
      <Inline justify="space-between" gap={3}>
        <Stack gap={1}>
          <Text weight="bold">
            <UserWords text={name} isLinked={false} />
          </Text>
          <Text size="caption" tone="muted">
            {t('live:obs.endsWith', { hint })}
            {' · '}
            {lastUsedAt ? (
              <>
                {t('live:obs.lastUsed')} <Time value={lastUsedAt} />
              </>
            ) : (
              t('live:obs.neverUsed')
            )}
          </Text>
        </Stack>
        <Button variant="danger" aria-label={t('live:obs.revokeNamed', { name })} onClick={() => setAsking(true)}>
          {t('live:obs.revoke')}
        </Button>
      </Inline>
      <Checkbox
        label={t('live:obs.startsStream')}
        checked={startsStream}
        onChange={({ target }) => void handleStarts(target.checked)}
      />
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={t('live:obs.revokeTitle')}
          confirmLabel={t('live:obs.revoke')}
          keepLabel={t('live:obs.keep')}
          tone="danger"
          isBusy={isLoading}
          onConfirm={() => void handleRevoke()}
          onClose={() => setAsking(false)}
        >
          {t('live:obs.revokeText')}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
