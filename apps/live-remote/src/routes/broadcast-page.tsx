import { useTranslation } from '@barg/runtime/i18n';
import { VisuallyHidden, usePageTitle } from '@barg/ui-kit';
import { Broadcast } from '../features/broadcast/components/broadcast.tsx';
import { ChatPanel } from '../features/chat/components/chat-panel.tsx';
import { OwnPlans } from '../features/planned/components/own-plans.tsx';

export function BroadcastPage() {
  const { t } = useTranslation('live');
  usePageTitle(t('broadcast.page'));
  return (
    <>
      <VisuallyHidden as="h1">{t('broadcast.page')}</VisuallyHidden>
      <Broadcast
        renderChat={(stream) => <ChatPanel stream={stream} />}
        renderPlans={(onStart) => <OwnPlans onStart={onStart} />}
      />
    </>
  );
}
