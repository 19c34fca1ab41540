import { useTranslation } from '@barg/runtime/i18n';
import { Text } from '@barg/ui-kit';

interface FilesStateProps {
  isPreparing: boolean;
  hasFailed: boolean;
}

/** That files of a work are being prepared, and that one could not be; nothing once all are there. */
export function FilesState({ isPreparing, hasFailed }: FilesStateProps) {
  const { t } = useTranslation('creator-studio');
  return (
    <>
      {isPreparing && (
        <Text as="span" size="caption" tone="muted">
          {t('posts.preparing')}
        </Text>
      )}
      {hasFailed && (
        <Text as="span" size="caption" tone="danger">
          {t('posts.fileFailed')}
        </Text>
      )}
    </>
  );
}
