import { useTranslation } from '@barg/runtime/i18n';
import { Progress, Text } from '@barg/ui-kit';
import type { UploadState } from '../hooks/use-upload.ts';

interface UploadProgressProps {
  upload: UploadState;
  /** What is said where the server said nothing. */
  failure?: string;
}

/** How far a file is, or what went wrong with it; nothing while there is none on its way. */
export function UploadProgress({ upload, failure }: UploadProgressProps) {
  const { t } = useTranslation('creator-studio');
  const { phase, progress, error } = upload;
  if (phase === 'idle') return null;
  if (phase !== 'failed') return <Progress value={progress} label={t(`account.upload.${phase}`)} />;
  return (
    <Text size="caption" tone="danger" role="alert">
      {error ?? failure ?? t('account.upload.failed')}
    </Text>
  );
}
