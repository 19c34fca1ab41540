import { useTranslation } from '@barg/runtime/i18n';
import { Broadcast } from '../features/broadcast/components/broadcast.tsx';
import { ChatPanel } from '../features/chat/components/chat-panel.tsx';

export function BroadcastPage() {
  const { t } = useTranslation('live');
  return (
    <>
      <title>{t('broadcast.page')}</title>
      <Broadcast renderChat={(stream) => <ChatPanel stream={stream} />} />
    </>
  );
}
