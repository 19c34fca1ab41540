import { useTranslation } from '@barg/runtime/i18n';
import { Text } from '@barg/ui-kit';

/** Says that another tab has sent what a field or a form has shown until then. */
export const SentNote = ({ isSent }: { isSent: boolean }) => {
  const { t } = useTranslation('ui');
  if (!isSent) return null;
  return (
    <Text size="caption" tone="muted" role="status">
      {t('form.sentElsewhere')}
    </Text>
  );
};
