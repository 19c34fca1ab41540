import type { OwnPhoto } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Text } from '@barg/ui-kit';
import { failureOf } from '../../../shared/file-failure.ts';

/** That a photo is being prepared, or why it could not be; nothing once it is ready. */
export function PhotoState({ photo: { file, errorCode } }: { photo: OwnPhoto }) {
  const { t } = useTranslation('creator-studio');
  if (file.status === 'ready') return null;
  if (file.status === 'failed') {
    return (
      <Text size="caption" tone="danger" role="alert">
        {t(`videos.failures.${failureOf(errorCode)}`)}
      </Text>
    );
  }
  return (
    <Text size="caption" tone="muted" role="status">
      {t('galleries.states.processing')}
    </Text>
  );
}
