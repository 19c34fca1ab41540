import { shownWords } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { useUnsentText } from '@barg/session/unsent-drafts';
import { Button, Stack, Text } from '@barg/ui-kit';
import { SentNote, TextField } from '@barg/ui-kit/fields';
import { Dialog } from '@barg/ui-kit/overlays';
import { useDeclinePrivateMutation } from '../api/private-streams.ts';

const LONGEST_REASON = 300;

/** Declines a request, with a reason that the fan reads, if she wants to give one. */
export default function DeclineDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { t } = useTranslation(['live', 'shell']);
  const { text: reason, isSent, change, forget } = useUnsentText(`private-decline:${id}`);
  const [decline, { isLoading, error }] = useDeclinePrivateMutation();
  const handleDecline = async () => {
    const { error: failure } = await decline({ id, reason: shownWords(reason) });
    if (failure) return;
    forget(reason);
    onClose();
  };
  const button = (
    <Button variant="danger" isLoading={isLoading} onClick={() => void handleDecline()}>
      {t('live:private.decline')}
    </Button>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('live:private.declineTitle', { name })}
      size="sm"
      footer={button}
      isDismissable={!isLoading}
    >
      <Stack gap={3}>
        <TextField
          isOptional
          label={t('live:private.reason')}
          help={t('live:private.reasonHelp')}
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={(event) => change(event.target.value)}
        />
        <SentNote isSent={isSent} />
        {error && (
          <Text as="p" tone="danger" role="alert">
            {error.message || t('shell:errors.default')}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
