import { useTranslation } from '@barg/runtime/i18n';
import { Text } from '@barg/ui-kit';
import { useIsLineLost } from '@barg/session/line';

/** A note that the chat is not updated, while the socket is disconnected. */
export function LineNote() {
  const { t } = useTranslation('live');
  const isLost = useIsLineLost();
  return (
    <Text role="status" tone="danger">
      {isLost && t('broadcast.lineLost')}
    </Text>
  );
}
