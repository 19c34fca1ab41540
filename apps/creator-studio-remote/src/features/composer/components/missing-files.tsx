import { useTranslation } from '@barg/runtime/i18n';
import { Text, useFormat } from '@barg/ui-kit';

/**
 * The number of files that are not ready and would be missing from the post, beside the submit button: their tiles may
 * be out of sight.
 */
export function MissingFiles({ count }: { count: number }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  return (
    <Text size="caption" tone="danger" role="status">
      {t('composer.missingFiles', { count, amount: format.number(count) })}
    </Text>
  );
}
