import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, SendingProgress, Stack, Text } from '@barg/ui-kit';
import type { OneUpload } from '../hooks/use-upload.ts';

interface UploadProgressProps {
  upload: OneUpload;
  /** What is said where the server said nothing. */
  failure?: string;
}

/** How far a file is, or what went wrong with it, and what can be done; nothing while there is none on its way. */
export function UploadProgress({ upload, failure }: UploadProgressProps) {
  const { t } = useTranslation('creator-studio');
  const { phase, progress, isLost, error, again, cancel } = upload;
  if (phase === 'idle') return null;
  if (phase !== 'failed') {
    return (
      <Stack gap={2}>
        <SendingProgress
          value={progress}
          isWaiting={phase !== 'sending'}
          label={t(phase === 'waiting' ? 'composer.states.waiting' : `account.upload.${phase}`)}
        />
        {phase !== 'processing' && (
          <Inline>
            <Button icon={X} onClick={cancel}>
              {t('upload.stop')}
            </Button>
          </Inline>
        )}
      </Stack>
    );
  }
  const words = isLost ? t('upload.cut') : (failure ?? t('account.upload.failed'));
  return (
    <Stack gap={2}>
      <Text size="caption" tone="danger" role="alert">
        {error ?? words}
      </Text>
      {isLost && (
        <Inline>
          <Button icon={RotateCw} onClick={() => void again()}>
            {t('upload.again')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
