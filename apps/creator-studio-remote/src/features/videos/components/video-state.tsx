import type { MediaFile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Progress, Text } from '@barg/ui-kit';
import { failureOf } from '../../../shared/file-failure.ts';
import { useProcessing } from '../hooks/use-processing.ts';

interface VideoStateProps {
  file: MediaFile;
  percent?: number;
  errorCode?: string | null;
}

/** How far the processing of a film is, or why it failed; nothing once it plays. */
export function VideoState({ file, percent = 0, errorCode = null }: VideoStateProps) {
  const { t } = useTranslation('creator-studio');
  const state = useProcessing(file, { percent, errorCode });
  if (state.status === 'ready') return null;
  if (state.status === 'failed') {
    return (
      <Text size="caption" tone="danger" role="alert">
        {t(`videos.failures.${failureOf(state.errorCode)}`)}
      </Text>
    );
  }
  return <Progress value={state.percent / 100} label={t('videos.processing')} />;
}
