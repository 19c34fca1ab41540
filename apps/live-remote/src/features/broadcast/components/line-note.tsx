import { useTranslation } from '@barg/runtime/i18n';
import { Text } from '@barg/ui-kit';
import { useLineLost } from '../../../shared/realtime/use-line-lost.ts';

/** Says that she does not see what her viewers write, while her own line is lost. */
export function LineNote() {
  const { t } = useTranslation('live');
  const isLost = useLineLost();
  return (
    <Text role="status" tone="danger">
      {isLost && t('broadcast.lineLost')}
    </Text>
  );
}
