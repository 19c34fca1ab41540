import { useTranslation } from '@barg/runtime/i18n';
import { Text } from '@barg/ui-kit';
import { useLineLost } from '../../../shared/realtime/use-line-lost.ts';

/** A note that the chat is not updated, while the socket is disconnected. */
export function LineNote() {
  const { t } = useTranslation('live');
  const isLost = useLineLost();
  return (
    <Text role="status" tone="danger">
      {isLost && t('broadcast.lineLost')}
    </Text>
  );
}
