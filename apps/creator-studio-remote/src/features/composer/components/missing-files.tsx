import { useTranslation } from '@barg/runtime/i18n';
import { Text, useFormat } from '@barg/ui-kit';

/** Says before a post goes out how many of its files do not go with it: their tiles may be far above the button. */
export function MissingFiles({ count }: { count: number }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  return (
    <Text size="caption" tone="danger" role="status">
      {t('composer.missingFiles', { count, amount: format.number(count) })}
    </Text>
  );
}
