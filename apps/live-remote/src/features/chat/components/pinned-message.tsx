import Pin from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import { useTranslation } from '@barg/runtime/i18n';
import { Icon, IconButton, UserWords, useToast } from '@barg/ui-kit';
import { usePinMessageMutation } from '../api/order.ts';
import type { StreamChat } from '../api/chat-state.ts';
import { HeadRow, PinnedText } from './chat-head.styles.ts';

interface PinnedMessageProps {
  streamId: string;
  message: NonNullable<StreamChat['pinned']>;
  keepsOrder: boolean;
}

/** Stands above the chat for everybody. */
export function PinnedMessage({ streamId, message, keepsOrder }: PinnedMessageProps) {
  const { t } = useTranslation('live');
  const toast = useToast();
  const [pin] = usePinMessageMutation();
  const handleUnpin = async () => {
    const { error } = await pin({ streamId, messageId: null });
    if (error) toast(error.message || t('chat.order.failed'), { tone: 'danger' });
  };
  return (
    <HeadRow role="status" aria-label={t('chat.pinned')}>
      <Icon icon={Pin} />
      <PinnedText>
        <bdi>{message.sender.username ?? message.sender.name}</bdi> <UserWords text={message.text} />
      </PinnedText>
      {keepsOrder && <IconButton icon={PinOff} size="sm" label={t('chat.unpin')} onClick={() => void handleUnpin()} />}
    </HeadRow>
  );
}
