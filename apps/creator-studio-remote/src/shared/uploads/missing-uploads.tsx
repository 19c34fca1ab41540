import { useTranslation } from '@barg/runtime/i18n';
import { Text, useFormat } from '@barg/ui-kit';

/** Why a new work is not made yet: its form goes away with what has not arrived. */
export function MissingUploads({ count }: { count: number }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  return (
    <Text tone="danger" role="alert">
      {t('upload.missing', { count, amount: format.number(count) })}
    </Text>
  );
}
